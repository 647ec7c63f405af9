### Lost Cities: The Board Game. The words are those of games/lost_cities_board_game/RULES.md.
###
### Facts that come with a card: $card is its name in notation ("red-7", or "hidden"), $colour one of
### red, green, blue, yellow, white, and $rank its value, 0 to 10. A path has the same colours. A message
### that is put into another one ({ card }) sees the same facts. If your language needs cases or
### genders, give `colour`, `card` and `piece` as many attributes as you like and use them where you want.
###
### $seat says who acts: "you", or another player whose name is $name. $piece is "adventurer" or
### "researcher"; $stone a number from 1 to 9, and 9 is the lost city.

# .about is one sentence, for the list of games.
game-lost-cities-board-game = Lost Cities: The Board Game
    .about = Two to four teams of explorers walk five paths to the lost cities: set out, and you must get far.

## Colours, cards and explorers

# Before a card, a row or a path: the red 7, the red path.
colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [white] white
   *[other] { $colour }
}
# By itself, as the heading of a column or a path: nine cells at most.
colour-name = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [white] white
   *[other] { $colour }
}
# One letter, on the cards of the board and in short input: r7. No two may be alike.
letter = { $colour ->
    [red] R
    [green] G
    [blue] B
    [yellow] Y
    [white] W
   *[other] ?
}
# What can be typed for a colour besides its letter, with commas between.
typed-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [white] white
   *[other] { $colour }
}
# .a is the card with its article, within a sentence.
card = { colour } { $rank }
    .a = a { colour } { $rank }
rank = { $rank }
# A player has four adventurers and one researcher: .a is one of the former, or the latter.
piece = { $piece ->
    [adventurer] adventurer
   *[researcher] researcher
}
    .a = { $piece ->
        [adventurer] an adventurer
       *[researcher] the researcher
    }
# What can be typed for an explorer.
typed-adventurer = adventurer, a
typed-researcher = researcher, r
# What lies on a stone: $tile is "artifact", "arrow", or a number of points.
tile = { $tile ->
    [artifact] an artifact
    [arrow] an arrow
   *[other] { $tile } points
}

## Seats and options

seat-north = North
seat-east = East
seat-south = South
seat-west = West

option-expeditions = expeditions of the game; 1 is the short game with its own artifact track; the long track is our own table (§11.1)
option-starter = who goes first in the first expedition; the seat must be taken (§11.2)
option-up_and_down = variant: rows may also fall (§11.3)
option-allow_take_back = house rule: the card just discarded may be taken back (§11.4)
option-open_totals = show all victory points at all times (§11.5)
option-cap = turns after which an expedition is ended, 0 for never (§11.6)

## Moves, as one reads them in a list of what can be done
# $colour is the path’s or the pile’s; $seat the seat that begins ("north").

move-play = play { card.a }
move-send = send { piece.a } out
move-move = move on along the { colour } path
move-decline = leave all explorers where they are
move-draw = draw from the draw pile
move-discard = discard { card.a }
move-take = take the top { colour } discard
move-start = { $seat ->
    [north] { seat-north } begins
    [east] { seat-east } begins
    [south] { seat-south } begins
   *[west] { seat-west } begins
}
move-turn-up = { card } is turned up
move-tile = the next stone gets { tile }

# What can be typed for a move: `p r7`. English words and short forms work in every language.
typed-play = play, p
typed-send = send, s
typed-move = move, go, g
typed-decline = decline, no, stay
typed-draw = draw, deck
typed-discard = discard, d
typed-take = take, t

## What happened

event-lot-drawn = { $seat ->
    [you] You go first (chosen at random).
   *[other] { $name } goes first (chosen at random).
}
event-tile-laid = Stone { $stone } of the { colour } path gets { tile }.
event-dealt = { $seat ->
    [you] You are dealt { card.a }.
   *[other] { $card ->
        [hidden] { $name } is dealt a card.
       *[other] { $name } is dealt { card.a }.
    }
}
event-played = { $seat ->
    [you] You play { card.a }.
   *[other] { $name } plays { card.a }.
}
event-set-out = { $seat ->
    [you] You send { piece.a } out on the { colour } path.
   *[other] { $name } sends { piece.a } out on the { colour } path.
}
event-moved = { $seat ->
    [you] { $stone ->
        [9] Your { piece } reaches the lost city at the end of the { colour } path.
       *[other] Your { piece } on the { colour } path moves on to stone { $stone }.
    }
   *[other] { $stone ->
        [9] { $name } reaches the lost city at the end of the { colour } path with { piece.a }.
       *[other] { $name } moves { piece.a } on the { colour } path on to stone { $stone }.
    }
}
event-artifact-found = { $seat ->
    [you] You find an artifact.
   *[other] { $name } finds an artifact.
}
event-points-found = { $seat ->
    [you] You find { $points } victory points.
   *[other] { $name } finds { $points } victory points.
}
# $useful is "true" if an explorer can move.
event-arrow-found = { $useful ->
    [true] { $seat ->
        [you] An arrow: you may move one of your explorers on.
       *[other] An arrow: { $name } may move an explorer on.
    }
   *[false] { $seat ->
        [you] An arrow, but none of your explorers can move.
       *[other] An arrow, but none of { $name }’s explorers can move.
    }
}
event-declined = { $seat ->
    [you] You leave your explorers where they are.
   *[other] { $name } moves no explorer.
}
event-discarded = { $seat ->
    [you] You discard { card.a }.
   *[other] { $name } discards { card.a }.
}
event-took = { $seat ->
    [you] You take { card.a } from the discards.
   *[other] { $name } takes { card.a } from the discards.
}
event-drew = { $seat ->
    [you] You draw { card.a }.
   *[other] { $card ->
        [hidden] { $name } draws a card.
       *[other] { $name } draws { card.a }.
    }
}
# $by is what ended the expedition: "bridge", five explorers have crossed; "deck", the last card was
# drawn; "cap", the limit of turns was reached.
event-expedition-ended = { $by ->
    [bridge] The fifth explorer has crossed a bridge: expedition { $expedition } is over.
    [cap] Expedition { $expedition } ends: the turn limit is reached.
   *[deck] The last card is drawn: expedition { $expedition } is over.
}
# $points may be below zero.
event-explorers-counted = { $seat ->
    [you] Your explorers: { $points }.
   *[other] { $name }’s explorers: { $points }.
}
event-expedition-began = { $seat ->
    [you] Expedition { $expedition }: you go first.
   *[other] Expedition { $expedition }: { $name } goes first.
}
# $points, for so many artifacts, may be below zero; $total is what the player has in the end.
event-artifacts-counted = { $seat ->
    [you] Your artifacts ({ $artifacts }): { $points }. In all you have { $total }.
   *[other] { $name }’s artifacts ({ $artifacts }): { $points }. In all: { $total }.
}
# $winner is "you", "other" (named $name), or "nobody" where several share the victory.
event-game-ended = { $winner ->
    [nobody] The victory is shared.
    [you] You win the game!
   *[other] { $name } wins the game.
}

## Why a move cannot be made
# $peak is the value of the last card of the row.

refusal-game-is-over = The game is over.
refusal-chance-is-due = Wait a moment: tiles or cards are still being laid, dealt or turned up.
refusal-chance-alone = Nobody chooses which tile or card comes.
refusal-lay-first = First play or discard a card. Then you draw.
refusal-draw-now = You have played or discarded. Now draw a card, from the draw pile or from the discards.
refusal-send-first = You have begun a row: first send an explorer out on its path.
refusal-move-first = First move one of your explorers on, or leave them where they are.
refusal-not-in-hand = You do not hold { card.a }.
refusal-below-the-row = The { card } is too low: your { colour } row has already reached { $peak }.
refusal-above-the-row = The { card } is too high: your { colour } row falls, and is at { $peak } already.
refusal-no-row-begun = You can send an explorer out only when you begin a row.
refusal-no-move-due = You can move an explorer only by a card, by an arrow, or from a lost city.
refusal-nobody-on-the-path = You have no explorer on the { colour } path.
refusal-in-the-city = Your explorer on the { colour } path is in the lost city already.
refusal-just-discarded = You have just discarded a { colour } card: that pile is closed to you for this turn.
refusal-pile-is-empty = There are no { colour } discards to take from.
refusal-not-in-deck = There is no { card } left to draw.
refusal-no-such-tile-left = No such tile is left: { tile }.
refusal-not-the-lot = Who goes first is drawn only before the first expedition.
refusal-seat-not-taken = Seat { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} is empty.

## Whose turn it is, above the prompt

phase-start = Who goes first is being chosen at random.
phase-tiles = The tiles are being laid.
phase-deal = The cards are being dealt.
phase-lay = { $seat ->
    [you] Your turn: play or discard a card.
   *[other] { $name } is about to play or discard.
}
phase-send = { $seat ->
    [you] Who sets out: an adventurer, or the researcher?
   *[other] { $name } is choosing an explorer.
}
phase-move = { $seat ->
    [you] You may move one of your explorers on.
   *[other] { $name } may move an explorer on.
}
phase-draw = { $seat ->
    [you] Now draw from the draw pile, or take a discard.
   *[other] { $name } is about to draw a card.
}
phase-turn-up = A card is being turned up.
phase-over = The game is over.

## The board in the terminal
# Labels of rows have ten cells at most: keep them short.

board-expedition = expedition { $expedition } of { $expeditions }
# $crossed of five explorers, whose crossing ends the expedition.
board-crossed = across bridges: { $crossed } of 5
board-deck = draw pile: { $cards }
# Under the paths, after the letters of the players that are there: what the signs mean.
board-artifact = artifact
board-arrow = arrow
board-adventurer = small letter: adventurer
board-researcher = capital: researcher
# Beside a player’s name. $standing is what the explorers are worth as they stand; $points the victory
# points, "hidden" where they lie face down.
board-summary = hand { $hand } · artifacts { $artifacts } · explorers { $standing } · points { $points ->
    [hidden] ?
   *[other] { $points }
}
board-discards = discards
board-hand = hand
board-play = play
board-discard = discard
board-take = take
board-draw = draw
board-send = send
board-decline = stay
# After the number to type for drawing from the deck.
board-from-deck = from the draw pile

## The board on the page

page-paths = The paths to the lost cities
page-path = The { colour } path
# A stone and its value, which may be below zero.
page-stone = { colour } path, stone { $stone }, value { $value }
# Who stands there.
page-explorer = { $seat ->
    [you] your { piece }
   *[other] { $name }’s { piece }
}
# How many cards lie there; the top one is named after it.
page-pile = { colour } discards: { $size }
page-closed = closed for this turn
page-row = your { colour } row
page-row-of = { colour } row
# What the explorer of a row is worth where it stands.
page-worth = worth { $points }
page-points = victory points
page-artifacts-bring = { $artifacts ->
    [one] for { $artifacts } artifact
   *[other] for { $artifacts } artifacts
}
page-track = What artifacts bring at the end
# $researcher is "home" or "out".
page-at-home = { $researcher ->
    [home] At home: adventurers { $adventurers }, and the researcher
   *[out] At home: adventurers { $adventurers }
}
page-home = { piece } at home: { $count }
page-hand-size = Cards in hand: { $cards }
page-face-down = face down
page-began = went first in this expedition
page-turns = turn { $turns } of { $cap }
page-up-and-down = rows may rise or fall
page-explorers = explorers
page-artifacts = artifacts

## Score pad

pad-expedition = Expedition { $n }
pad-last-expedition = The last expedition: artifacts count
pad-next-expedition = Next expedition
pad-points = Victory points before this
pad-artifacts = Artifacts
pad-stone = stone { $n }
pad-researcher = Researcher
pad-researcher-of = { $colour }: it is the researcher
# What is missing or too many.
pad-piece = { $piece ->
    [artifact] artifacts
    [crossed] explorers beyond the bridges
    [adventurer] adventurers
    [researcher] researcher
   *[other] { $piece }
}

## The first game

learn-lost-cities-board-game-goal = Five paths lead over a bridge to five lost cities. Every card takes an explorer one stone further. The first stones cost points and the far ones bring them, so whoever sets out must get far.
learn-lost-cities-board-game-begin = First play one card. You have no blue row yet: begin one with the blue 3. Tap the card, then the blue path.
learn-lost-cities-board-game-send = A new row sends an explorer out. You have adventurers and one researcher, who counts double. Send the researcher.
learn-lost-cities-board-game-draw = Then draw a card, from the draw pile or from the discards. Tap the draw pile.
learn-lost-cities-board-game-refused = Your red row has reached 4, and values do not fall. Try the red 2, and see why not.
learn-lost-cities-board-game-climb = The red 6 fits. Play it on the red path: your adventurer goes one stone on.
learn-lost-cities-board-game-arrow = An arrow lies there: one of your explorers may move on. Move the researcher on the blue path, where an artifact lies on the next stone. Then draw.
learn-lost-cities-board-game-score = Here is how it scores at the end: every explorer has the value of its stone, the researcher twice that. Artifacts are scored by their number; with few of them you lose points.
learn-lost-cities-board-game-bridge = As soon as five explorers have crossed a bridge, the expedition ends. Four are over there already. Play the red 8, and yours is the fifth.
learn-lost-cities-board-game-done = Well timed! A whole game has three expeditions. Explorers who are still on the first stones cost points: end it before your rivals get out of there.

## Rows of the score sheet

sheet-victory = Victory points
# Points, and what was given because nobody falls below zero.
sheet-victory-or-floor = Victory points, never below 0
sheet-explorer = { $colour }: { $explorer } on stone { $stone }
sheet-floor = Nobody falls below 0
sheet-artifacts = Artifacts: { $artifacts }
sheet-artifacts-later = Artifacts: { $artifacts } (they count at the end)
sheet-by-stone = value of the stone
sheet-by-researcher = the researcher counts twice
