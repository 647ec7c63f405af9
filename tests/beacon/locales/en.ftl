### Beacon. The words are those of RULES.md.
###
### $seat says who acts: "you", or another player whose name is $name. $value is the number of a
### lantern, or of a face of the die; $fire what lies in the fire.

# .about is one sentence, for the list of games.
game-beacon = Beacon
    .about = Feed the fire while you dare: the rain is one throw of the die away.

## Seats and options

seat-north = North
seat-east = East
seat-south = South

option-nights = nights, one turn each for every keeper (§6.1)

## Moves, as one reads them in a list of what can be done

move-roll = roll the die
move-keep = keep the fire
move-show = show your lantern, the { $value }
move-deal = lantern { $value } is drawn
move-fall = the die shows { $value }

# What can be typed for a move. English words and short forms work in every language.
typed-roll = roll, r
typed-keep = keep, k
typed-show = show, s

## What happened

event-drew = { $seat ->
    [you] You draw the lantern { $value }.
   *[other] { $value ->
        [hidden] { $name } draws a lantern.
       *[other] { $name } draws the lantern { $value }.
    }
}
event-rolled = { $seat ->
    [you] You roll a { $value }. Your fire has { $fire }.
   *[other] { $name } rolls a { $value }. The fire has { $fire }.
}
event-went-out = { $fire ->
    [0] { $seat ->
        [you] Rain, before your fire burns.
       *[other] Rain, before the fire of { $name } burns.
    }
   *[other] { $seat ->
        [you] Rain! You lose your fire of { $fire }.
       *[other] Rain! { $name } loses a fire of { $fire }.
    }
}
event-kept = { $seat ->
    [you] You keep your fire of { $fire }.
   *[other] { $name } keeps a fire of { $fire }.
}
event-shown = { $seat ->
    [you] You show your lantern, the { $value }.
   *[other] { $name } shows the lantern { $value }.
}
# $totals-1 and so on are the points of the players $name-1 and so on.
event-game-ended = { $winner ->
    [you] You win the game!
   *[other] { $name } wins the game.
} { $players ->
    [2] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.
   *[3] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }.
}

## Why a move cannot be made

refusal-game-is-over = The game is over.
refusal-chance-is-due = Wait a moment: a lantern is being drawn, or the die is still falling.
refusal-chance-alone = Nobody chooses what is drawn or how the die falls.
refusal-not-in-bag = The lantern { $value } is no longer in the bag.
refusal-no-fire = There is no fire to keep yet: roll the die first.
refusal-fire-is-high = A fire of { $fire } takes no more wood. Keep it.
refusal-show-now = The last night is over. Show your lantern.
refusal-not-yet = Lanterns are shown after the last night.
refusal-not-yours = The lantern { $value } is not yours.

## Whose turn it is, above the prompt

phase-deal = The lanterns are being drawn.
phase-choose = { $seat ->
    [you] Your turn: roll the die, or keep the fire.
   *[other] { $name } is about to roll the die or to keep the fire.
}
phase-fall = The die is falling.
phase-show = { $seat ->
    [you] The nights are over: show your lantern.
   *[other] { $name } is about to show a lantern.
}
phase-over = The game is over.

## The board

board-night = night { $night } of { $nights }
board-fire = fire: { $fire }
board-die = die: { $value }
# Beside a player's name.
board-summary = kept { $kept } · lantern { $lantern ->
    [hidden] ?
   *[other] { $lantern }
}
page-lantern = { $lantern ->
    [hidden] Lantern, not shown
   *[other] Lantern { $lantern }
}
page-kept = kept

## The score pad

sheet-kept = Fires kept
sheet-lantern = Lantern
pad-kept = Fires kept
pad-lantern = Lantern

## The first game

learn-beacon-goal = Whoever has most points in the end wins: all fires that were kept, and a lantern that only its keeper knows. This is the last night, and you are behind.
learn-beacon-refused = A turn begins with a roll. Try to keep the fire before there is one, and hear why not.
learn-beacon-roll = So roll the die. Whatever falls is added to your fire, but for a 1.
learn-beacon-again = A 6! You may roll again as often as you like. But a 1 is rain: then the whole fire is lost. Roll once more.
learn-beacon-keep = That is enough. Keep the fire, and it counts.
learn-beacon-show = It rained on your opponent. The nights are over: show your lantern.
learn-beacon-done = So it is counted: your fires and your lantern. The win is yours!
