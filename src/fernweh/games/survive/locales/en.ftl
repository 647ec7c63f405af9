### Survive: Escape from Atlantis! The words are those of games/survive/RULES.md.
###
### $explorer is a piece in notation ("red-a"); with it come $colour (red, blue, green, yellow) and
### $letter (a to j). $hex and $to are hexes ("E3"). $terrain is beach, forest or mountain; $back the
### back of a tile; $tile a kept tile ("beach-dolphin"), with $terrain and $back. $creature is serpent,
### shark or whale. A message that is put into another one ({ explorer }) sees the same facts.
###
### $seat says who acts: "you", or another player whose name is $name.

# .about is one sentence, for the list of games.
game-survive = Survive: Escape from Atlantis!
    .about = Two to four teams flee from a sinking island, and sink it under each other.

## Pieces

# Of an explorer: red b.
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
# One letter, before an explorer's on the map: Rb. No two may be alike.
letter = { $colour ->
    [red] R
    [blue] B
    [green] G
   *[yellow] Y
}
# What can be typed for a colour besides its letter, with commas between.
typed-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
explorer = { $colour ->
    [red] Red { $letter }
    [blue] Blue { $letter }
    [green] Green { $letter }
   *[yellow] Yellow { $letter }
}
terrain = { $terrain ->
    [beach] beach
    [forest] forest
   *[mountain] mountain
}
creature = { $creature ->
    [serpent] serpent
    [shark] shark
   *[whale] whale
}
back = { $back ->
    [shark] shark
    [whale] whale
    [boat] boat
    [whirlpool] whirlpool
    [volcano] volcano
    [dolphin] dolphin
    [wind] wind
    [move_serpent] move a serpent
    [move_shark] move a shark
    [move_whale] move a whale
    [repel_shark] repel a shark
    [repel_whale] repel a whale
   *[hidden] unknown
}
# A kept tile.
tile = { back } ({ terrain })

## Seats and options

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

option-starter = who begins; a seat must be taken (§13.1)
option-two_colours = for two players: two colours each (§13.2)
option-two_colour_boats = boats at the start of the two-colour game (§13.2)
option-population_density = challenge 1: two explorers may start on an inner tile (§13.3)
option-shore_includes_lagoon = with challenge 1: only one beside the lagoon, too (§13.3)
option-to_the_last_one = challenge 2: play until no explorer is left on the board (§13.4)
option-last_one_rounds = with challenge 2: turns of each player after the last tile, 0 for no limit (§13.4)
option-all_are_equal = challenge 3: every saved explorer counts 1 (§13.5)
option-atlantis_goes_under = challenge 4: play until the last tile is removed (§13.6)
option-show_own_values = see the values of your own explorers at all times (§13.7)
option-tie_break = who wins among equals (§13.8)
option-stop_when_empty = end the game when no explorer is left on the board (§13.9)
option-boarded_swimmer_may_continue = a swimmer that has boarded may go on in the same turn (§13.10)
option-jump_overboard_anywhere = one may jump overboard anywhere, not only at landing hexes (§13.11)
option-boarding_triggers_creature = creatures strike whoever boards an empty boat on their hex (§13.11)
option-capsized_may_swim = being tipped out by a whale leaves the swim move (§13.12)
option-dolphin_uses_swim_move = the dolphin uses up the swim move (§13.12)
option-wind_empty_boat = the wind moves empty boats too (§13.12)
option-one_swimmer_a_turn = only one swimmer moves in a turn (§13.13)
web-value = { $value ->
    [lot] by lot
    [per_player] two for each player
    [per_colour] two for each colour
    [shared] they share the win
    [most_explorers] who saved more explorers
   *[other] { $value }
}

## Moves, as one reads them in a list of what can be done

move-explorer = choose { explorer }
move-from = choose what is on { $hex }
move-to = to { $hex }
move-board = board the boat on { $hex }
move-overboard = jump overboard
move-ashore = go onto the safe island
move-sink = remove the tile on { $hex }
# An explorer by its value.
move-pick = place a { $value } ({ colour })
move-play = play { tile }
move-repel = repel it with the { terrain } tile
move-decline = do not repel it
move-done = that is all
move-show = show a { $value }
move-start = { $seat ->
    [red] { seat-red } begins
    [blue] { seat-blue } begins
    [green] { seat-green } begins
   *[yellow] { seat-yellow } begins
}
move-terrain = the next tile is a { terrain }
move-back = the back shows: { back }
move-die = the die shows a { creature }

# What can be typed for a move: `e a`, `t e3`. English words and short forms work in every language.
typed-explorer = explorer, e
typed-from = from, f
typed-to = to, t
typed-board = board, b
typed-overboard = overboard, jump, o
typed-ashore = ashore, a
typed-sink = sink, remove, s
typed-pick = pick, p
typed-play = play
typed-repel = repel
typed-decline = decline, no
typed-done = done, d
typed-show = show
# What can be typed for a terrain or for the back of a kept tile.
typed-terrain = { $terrain ->
    [beach] beach
    [forest] forest
   *[mountain] mountain
}
typed-back = { $back ->
    [dolphin] dolphin
    [wind] wind
    [move_serpent] serpent, move serpent
    [move_shark] shark, move shark
   *[move_whale] whale, move whale
}

## What happened

event-lot-drawn = { $seat ->
    [you] The lot falls on you: you begin.
   *[other] The lot falls on { $name }, who begins.
}
event-tile-laid = A { terrain } comes to { $hex }.
event-picked = { $seat ->
    [you] You take { explorer }.
   *[other] { $name } takes { explorer }.
}
event-placed = { $seat ->
    [you] You put { explorer } on { $hex }.
   *[other] { $name } puts { explorer } on { $hex }.
}
event-launched = { $seat ->
    [you] You put a boat on { $hex }.
   *[other] { $name } puts a boat on { $hex }.
}
event-tile-played = { $seat ->
    [you] You play a tile: { tile }.
   *[other] { $name } plays a tile: { tile }.
}
# $step is "play" (no tile), "move" (no further move), "tile" (dolphin or wind), "creature".
event-finished = { $step ->
    [play] { $seat ->
        [you] You play no tile.
       *[other] { $name } plays no tile.
    }
    [move] { $seat ->
        [you] You move no further.
       *[other] { $name } moves no further.
    }
    [tile] { $seat ->
        [you] You let it rest.
       *[other] { $name } lets it rest.
    }
   *[creature] { $seat ->
        [you] You leave the creatures alone.
       *[other] { $name } leaves the creatures alone.
    }
}
event-walked = { explorer } walks to { $hex }.
event-swam = { explorer } swims to { $hex }.
event-boarded = { explorer } boards the boat on { $hex }.
event-jumped = { explorer } jumps into the water on { $hex }.
event-saved = { explorer } is saved, on the island { $island }!
event-sailed = { $seat ->
    [you] You sail the boat from { $hex } to { $to }.
   *[other] { $name } sails the boat from { $hex } to { $to }.
}
event-tile-sunk = { $seat ->
    [you] You remove the { terrain } on { $hex }.
   *[other] { $name } removes the { terrain } on { $hex }.
}
event-fell-in = { explorer } falls into the water on { $hex }.
event-tile-kept = { $seat ->
    [you] You keep the tile: { back }.
   *[other] { $back ->
        [hidden] { $name } keeps the tile, a { terrain }.
       *[other] { $name } keeps the tile, a { terrain }: { back }.
    }
}
event-tile-shown = { $seat ->
    [you] The back of your tile on { $hex }: { back }!
   *[other] The back of { $name }’s tile on { $hex }: { back }!
}
event-rescued = { explorer } is put into the boat on { $hex }.
# $useful is "true" if a creature of that kind can move.
event-rolled = { $seat ->
    [you] You roll: { creature }.
   *[other] { $name } rolls: { creature }.
} { $useful ->
    [true] One of them may move.
   *[false] None of them can move.
}
event-creature-moved = { $seat ->
    [you] You move the { creature } from { $hex } to { $to }.
   *[other] { $name } moves the { creature } from { $hex } to { $to }.
}
event-boat-lost = The boat on { $hex } goes down.
event-tipped-out = { explorer } is tipped into the water on { $hex }.
event-died = { explorer } dies on { $hex }.
event-creature-gone = The { creature } on { $hex } is gone.
event-repelled = { $seat ->
    [you] You repel the { creature } with your { terrain } tile.
   *[other] { $name } repels the { creature } with a { terrain } tile.
}
event-declined = { $seat ->
    [you] You do not repel it.
   *[other] { $name } does not repel it.
}
# $by is "volcano", "empty" (nobody is left on the board), "last-tile" or "limit" (of turns).
event-ended = { $by ->
    [volcano] The volcano erupts: whoever is not safe is lost.
    [empty] No explorer is left on the board: it is over.
    [last-tile] The last tile is gone: it is over.
   *[limit] No turns are left: whoever is not safe is lost.
}
event-value-shown = { explorer } was worth { $value }.
event-counted = { $seat ->
    [you] You have saved { $saved } and score { $points }.
   *[other] { $name } has saved { $saved } and scores { $points }.
}
# $winner is "you", "other" (named $name), or "nobody" where several share the victory.
event-game-ended = { $winner ->
    [nobody] The victory is shared.
    [you] You win the game!
   *[other] { $name } wins the game.
}

## Why a move cannot be made

refusal-game-is-over = The game is over.
refusal-chance-is-due = Wait a moment: a tile is being laid or turned over, or the die rolled.
refusal-chance-alone = Nobody chooses what the tiles and the die show.
refusal-pick-first = First pick the explorer that you place next.
refusal-place-first = First put the explorer that you picked on a tile.
refusal-launch-first = First put a boat on a sea hex beside the island.
refusal-play-first = First play one of your tiles, or say that you are done.
refusal-guide-first = First let the dolphin swim with one of your explorers.
refusal-blow-first = First let the wind move a boat.
refusal-send-first = First put the creature on an empty sea hex.
refusal-move-first = First choose an explorer or a boat to move, or say that you are done.
refusal-step-first = First say where the chosen piece goes.
refusal-sink-first = Now remove a tile.
refusal-rescue-first = First choose who is put into the boat.
refusal-prowl-first = First move a creature, or say that you are done.
refusal-answer-first = First repel the creature, or decline.
refusal-not-yours = That explorer is not yours.
refusal-not-on-board = { explorer } is no longer on the board.
refusal-has-swum = { $one ->
    [true] You have one swim move a turn, and it is made.
   *[false] An explorer has one swim move a turn, and this one has made it.
}
refusal-boarded-just-now = { explorer } has just boarded, and makes no further move in this turn.
refusal-no-way = There is no way out of there.
refusal-not-in-the-water = { explorer } is not in the water there.
refusal-no-boat-there = There is no boat on { $hex }.
refusal-not-in-control = Others have more explorers in the boat on { $hex }: you may not move it.
refusal-boat-is-empty = The wind moves only boats with somebody aboard.
refusal-no-creature-there = There is no { creature } on { $hex }.
refusal-not-adjacent = { $hex } is not adjacent.
refusal-land-is-barred = { $hex } is land: nothing comes there from the sea.
refusal-boat-in-the-way = There is a boat on { $hex } already.
refusal-not-empty = { $hex } is not empty.
refusal-no-tile-there = There is no tile on { $hex }.
refusal-tile-is-taken = The tile on { $hex } is taken.
refusal-not-beside-land = { $hex } is not beside the island.
refusal-not-free = There is a boat or a serpent on { $hex }.
refusal-boat-is-full = The boat on { $hex } is full.
refusal-swim-then-board = A swimmer boards a boat on its own hex only: swim to { $hex } first.
refusal-not-aboard = That explorer is in no boat.
refusal-only-at-landing = At this table one jumps overboard on landing hexes only.
refusal-no-safe-island = No safe island can be entered from there.
refusal-wrong-terrain = Not yet: { $terrain ->
    [beach] beaches
    [forest] forests
   *[mountain] mountains
} go first.
refusal-not-beside-sea = The tile on { $hex } is not at the sea, and others of its kind are.
refusal-not-in-hand = You have no such tile.
refusal-no-use = That tile could do nothing now.
refusal-no-such-explorer = No explorer of the value { $value } is left to place.
refusal-nothing-to-repel = There is nothing to repel now.
refusal-not-yet = It goes one hex at least.
refusal-nothing-to-end = This step is no choice: something must be done.
refusal-not-the-lot = Lots are drawn only before the game.
refusal-seat-not-taken = Nobody sits on { $seat ->
    [red] { seat-red }
    [blue] { seat-blue }
    [green] { seat-green }
   *[yellow] { seat-yellow }
}.
refusal-no-such-tile-left = No such tile is left.
refusal-show-first = First show the value of the saved explorer.
refusal-nothing-to-show = Values are shown when the game has ended.
refusal-not-its-value = That is not its value.
refusal-is-aboard = That explorer is in a boat: it may board another one, jump overboard or go onto a safe island.

## Whose turn it is, above the prompt

phase-start = The lot decides who begins.
phase-tiles = The tiles are being laid.
phase-back = The tile is being turned over.
phase-die = The die is being rolled.
phase-over = The game is over.
phase-pick = { $seat ->
    [you] Your turn: which explorer do you place next?
   *[other] { $name } is choosing an explorer to place.
}
phase-place = { $seat ->
    [you] On which tile?
   *[other] { $name } is placing an explorer.
}
phase-launch = { $seat ->
    [you] Where does your boat start?
   *[other] { $name } is launching a boat.
}
phase-play = { $seat ->
    [you] Step 1: play a tile, or be done with it.
   *[other] { $name } may play a tile.
}
phase-dolphin = { $seat ->
    [you] Whom does the dolphin help?
   *[other] { $name } calls a dolphin.
}
# $points hexes are left.
phase-guide = { $seat ->
    [you] Where does the dolphin swim? Hexes left: { $points }.
   *[other] { $name } swims with a dolphin. Hexes left: { $points }.
}
phase-wind = { $seat ->
    [you] Which boat does the wind move?
   *[other] { $name } has the wind.
}
phase-blow = { $seat ->
    [you] Where does the wind blow it? Hexes left: { $points }.
   *[other] { $name } sails before the wind. Hexes left: { $points }.
}
phase-call = { $seat ->
    [you] Which { creature } do you move?
   *[other] { $name } moves a { creature } by a tile.
}
phase-send = { $seat ->
    [you] Which empty hex does the { creature } go to?
   *[other] { $name } moves a { creature } by a tile.
}
phase-move = { $seat ->
    [you] Step 2: move explorers and boats. Moves left: { $points }.
   *[other] { $name } moves. Moves left: { $points }.
}
phase-step = { $seat ->
    [you] Where does { explorer } go?
   *[other] { $name } moves { explorer }.
}
phase-sail = { $seat ->
    [you] Where does the boat go?
   *[other] { $name } moves a boat.
}
phase-sink = { $seat ->
    [you] Step 3: remove a tile.
   *[other] { $name } removes a tile.
}
phase-rescue = { $seat ->
    [you] Who is put into the boat?
   *[other] { $name } chooses who is put into the boat.
}
phase-creature = { $seat ->
    [you] Step 4: which { creature } do you move, if any?
   *[other] { $name } may move a { creature }.
}
phase-prowl = { $seat ->
    [you] Where does the { creature } go? Hexes left: { $points }.
   *[other] { $name } moves a { creature }. Hexes left: { $points }.
}
phase-answer = { $seat ->
    [you] A { creature } strikes on { $hex }: repel it, or decline.
   *[other] A { creature } strikes on { $hex }. { $name } is asked.
}
phase-show = { $seat ->
    [you] Show what your saved explorer is worth.
   *[other] { $name } shows values.
}

## The board in the terminal

# Above the map. $tiles are left on the island.
board-tiles = tiles left: { $tiles }
# Under the map: what the signs mean.
board-serpent = serpent
board-shark = shark
board-whale = whale
board-boat = boat
board-beach = beach
board-forest = forest
board-mountain = mountain
board-landing = landing hex
# A player's line: $saved explorers are safe, $lost dead; $points are "hidden" until the end.
board-summary = saved { $saved } · lost { $lost } · points { $points ->
    [hidden] ?
   *[other] { $points }
}
board-kept = tiles
board-explorers = explorers
board-choices = moves

## The board on the page

# The name of the chart, for those who hear it.
page-chart = The sea, the island and the safe islands
page-sea = sea
# $room more explorers fit in.
page-boat = boat with { $room ->
    [0] no free seat
    [one] one free seat
   *[other] { $room } free seats
}
# An explorer where it is: $state is water, boat, or another.
page-explorer = { $state ->
    [water] { explorer } swimming
    [boat] { explorer } in the boat
   *[other] { explorer }
}
page-worth = worth { $value }
page-island = safe island in the { $island ->
    [NW] north-west
    [NE] north-east
    [SW] south-west
   *[SE] south-east
}
# Several things can be done at one place.
page-which = Which one?
# Let the chosen piece go, and choose another one.
page-put-back = choose another
page-turn = The turn
# The steps of setting up and of a turn, in a word or two.
page-step = { $step ->
    [place] explorers
    [launch] boats
    [play] a tile
    [move] move
    [sink] remove
   *[creature] creature
}
page-left = left: { $points }
# Before the names of those who may repel a creature.
page-asked = May still repel it:
# $late of $rounds turns after the last tile; no limit if $rounds is 0.
page-late = Turns after the last tile: { $rounds ->
    [0] { $late }
   *[other] { $late } of { $rounds }
}
page-to-place = Explorers at hand
page-kept = Your tiles
page-crews = The crews
page-backs = What the tiles still hide
page-backs-told = Backs that you have not seen: under the island, or kept by others.
page-supply = Still to come from the supply
page-close = Close

## Score pad

pad-saved = Saved explorers, by value
pad-value = Value { $value }

## The first game

learn-survive-goal = Atlantis is going under. Bring your red explorers to the safe islands in the corners. The number under each is its worth; in a real game you see it only while you place them, and must remember.
learn-survive-board = A turn has four steps. First, if you kept tiles, you may play one. Then you have three moves. The first: tap your explorer worth 6 at the top left, then the boat beside it.
learn-survive-sail = Whoever has the most explorers aboard moves a boat. The second move: tap the boat, then the sea to the left of it.
learn-survive-swim = Explorers may swim, but only one hex a turn. The third move: your explorer worth 5 jumps into the sea to the left of it.
learn-survive-refused = Now a tile must go under: beaches first, then forests, then mountains. Try a forest, and hear why not.
learn-survive-sink = Sink the beach at the top right, on which a blue explorer stands. On its back is a surprise for all who fall in.
learn-survive-die = A shark! Sharks eat swimmers, whales tip boats over, serpents do both. Last comes the die, and you have rolled a whale: let it swim from its place to the blue boat below it.
learn-survive-saved = Many turns later the island is almost gone. Your boat has come to a landing of a safe island. Let your explorer go ashore, then end your moves.
learn-survive-volcano = Under one of the mountains lies the volcano. It ends the game, and whoever is not safe is lost. Sink the mountain at the top left.
learn-survive-done = The volcano! The values of all who are saved are added up, and yours are worth more. Not how many are saved decides, but who.

## Rows of the score sheet

sheet-saved = { $explorer }
