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
# One letter, before an explorer’s on the map: Rb. No two may be alike.
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

option-starter = who goes first; the seat must be taken (§13.1)
option-two_colours = for two players: two colours each (§13.2)
option-two_colour_boats = boats at the start of the two-colour game (§13.2)
option-population_density = challenge 1: two explorers may start on an inner tile (§13.3)
option-shore_includes_lagoon = with challenge 1: only one beside the lagoon as well (§13.3)
option-to_the_last_one = challenge 2: play until no explorer is left on the board (§13.4)
option-last_one_rounds = with challenge 2: turns of each player after the last tile, 0 for no limit (§13.4)
option-all_are_equal = challenge 3: every saved explorer counts 1 (§13.5)
option-atlantis_goes_under = challenge 4: play until the last tile has sunk (§13.6)
option-show_own_values = see the values of your own explorers at all times (§13.7)
option-tie_break = who wins a tie (§13.8)
option-stop_when_empty = end the game when no explorer is left on the board (§13.9)
option-boarded_swimmer_may_continue = a swimmer that has boarded may go on in the same turn (§13.10)
option-jump_overboard_anywhere = explorers may jump overboard anywhere, not only on landing hexes (§13.11)
option-boarding_triggers_creature = creatures attack whoever boards an empty boat on their hex (§13.11)
option-capsized_may_swim = explorers tipped out by a whale may still swim this turn (§13.12)
option-dolphin_uses_swim_move = the dolphin uses up the swim move (§13.12)
option-wind_empty_boat = the wind moves empty boats too (§13.12)
option-one_swimmer_a_turn = only one swimmer moves in a turn (§13.13)
value = { $value ->
    [true] yes
    [false] no
    [lot] at random
    [per_player] two for each player
    [per_colour] two for each colour
    [shared] they share the victory
    [most_explorers] whoever saved more explorers
   *[other] { $value }
}

## Moves, as one reads them in a list of what can be done

move-explorer = choose { explorer }
move-from = choose what is on { $hex }
move-to = to { $hex }
move-board = board the boat on { $hex }
move-overboard = jump overboard
move-ashore = go onto the safe island
move-sink = sink the tile on { $hex }
# An explorer by its value.
move-pick = place a { $value } ({ colour })
move-play = play { tile }
move-repel = repel it with the { terrain } tile
move-decline = let it attack
move-done = done
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
typed-decline = decline, no, let
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
    [you] You go first (chosen at random).
   *[other] { $name } goes first (chosen at random).
}
event-tile-laid = { $hex } gets a { terrain } tile.
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
        [you] You stop here.
       *[other] { $name } stops here.
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
event-saved = { explorer } reaches the { page-island } and is saved!
event-sailed = { $seat ->
    [you] You sail the boat from { $hex } to { $to }.
   *[other] { $name } sails the boat from { $hex } to { $to }.
}
event-tile-sunk = { $seat ->
    [you] You sink the { terrain } on { $hex }.
   *[other] { $name } sinks the { terrain } on { $hex }.
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
event-rescued = { explorer } gets into the boat on { $hex }.
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
    [you] You let it attack.
   *[other] { $name } lets it attack.
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
refusal-play-first = First play one of your tiles, or choose Done.
refusal-guide-first = First let the dolphin swim with one of your explorers.
refusal-blow-first = First let the wind move a boat.
refusal-send-first = First put the creature on an empty sea hex.
refusal-move-first = First choose an explorer or a boat to move, or choose Done.
refusal-step-first = First choose where the picked piece goes.
refusal-sink-first = Now sink a tile.
refusal-rescue-first = First choose who gets into the boat.
refusal-prowl-first = First move a creature, or choose Done.
refusal-answer-first = First repel the creature, or let it attack.
refusal-not-yours = That explorer is not yours.
refusal-not-on-board = { explorer } is no longer on the board.
refusal-has-swum = { $one ->
    [true] You have one swim move a turn, and you have made it.
   *[false] An explorer has one swim move a turn, and this one has made it.
}
refusal-boarded-just-now = { explorer } has just boarded and cannot move again this turn.
refusal-no-way = There is nowhere to go from there.
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
refusal-only-at-landing = At this table explorers may jump overboard only on landing hexes.
refusal-no-safe-island = There is no safe island to enter from there.
refusal-wrong-terrain = Not yet: { $terrain ->
    [beach] beaches
    [forest] forests
   *[mountain] mountains
} go first.
refusal-not-beside-sea = The tile on { $hex } does not touch the sea, and another of its kind does.
refusal-not-in-hand = You have no such tile.
refusal-no-use = That tile could do nothing now.
refusal-no-such-explorer = No explorer worth { $value } is left to place.
refusal-nothing-to-repel = There is nothing to repel now.
refusal-not-yet = It must move at least one hex.
refusal-nothing-to-end = You cannot skip this step.
refusal-not-the-lot = Who goes first is drawn only before the game.
refusal-seat-not-taken = Seat { $seat ->
    [red] { seat-red }
    [blue] { seat-blue }
    [green] { seat-green }
   *[yellow] { seat-yellow }
} is empty.
refusal-no-such-tile-left = No such tile is left.
refusal-show-first = First show the value of the saved explorer.
refusal-nothing-to-show = Values are shown when the game has ended.
refusal-not-its-value = That is not its value.
refusal-is-aboard = That explorer is in a boat: it may board another one, jump overboard or go onto a safe island.

## Whose turn it is, above the prompt

phase-start = Who goes first is being chosen at random.
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
    [you] Step 1: play a tile, or skip this step.
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
   *[other] { $name } is choosing a boat for the wind.
}
phase-blow = { $seat ->
    [you] Where does the wind blow it? Hexes left: { $points }.
   *[other] { $name } sails before the wind. Hexes left: { $points }.
}
phase-call = { $seat ->
    [you] Which { creature } do you move?
   *[other] { $name } is moving a { creature } with a tile.
}
phase-send = { $seat ->
    [you] Which empty hex does the { creature } go to?
   *[other] { $name } is moving a { creature } with a tile.
}
phase-move = { $seat ->
    [you] Step 2: move explorers and boats. Moves left: { $points }.
   *[other] { $name } is moving. Moves left: { $points }.
}
phase-step = { $seat ->
    [you] Where does { explorer } go?
   *[other] { $name } is moving { explorer }.
}
phase-sail = { $seat ->
    [you] Where does the boat go?
   *[other] { $name } is moving a boat.
}
phase-sink = { $seat ->
    [you] Step 3: sink a tile.
   *[other] { $name } is choosing a tile to sink.
}
phase-rescue = { $seat ->
    [you] Who gets into the boat?
   *[other] { $name } is choosing who gets into the boat.
}
phase-creature = { $seat ->
    [you] Step 4: which { creature } do you move, if any?
   *[other] { $name } may move a { creature }.
}
phase-prowl = { $seat ->
    [you] Where does the { creature } go? Hexes left: { $points }.
   *[other] { $name } is moving a { creature }. Hexes left: { $points }.
}
phase-answer = { $seat ->
    [you] A { creature } attacks on { $hex }: repel it, or let it attack?
   *[other] A { creature } attacks on { $hex }. Waiting for { $name }.
}
phase-show = { $seat ->
    [you] Show what your saved explorer is worth.
   *[other] { $name } is showing values.
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
# A player’s line: $saved explorers are safe, $lost dead; $points are "hidden" until the end.
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
    [sink] sink
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
page-to-place = Explorers in hand
page-kept = Your tiles
page-crews = Teams
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
learn-survive-refused = Now a tile must sink: beaches first, then forests, then mountains. Try a forest, and see why not.
learn-survive-sink = Sink the beach at the top right, on which a blue explorer stands. On its back is a surprise for all who fall in.
learn-survive-die = A shark! Sharks eat swimmers, whales tip boats over, serpents do both. Last comes the die, and you have rolled a whale: let it swim from its place to the blue boat below it.
learn-survive-saved = Many turns later the island is almost gone. Your boat has come to a landing of a safe island. Let your explorer go ashore, then end your moves.
learn-survive-volcano = Under one of the mountains lies the volcano. It ends the game, and whoever is not safe is lost. Sink the mountain at the top left.
learn-survive-done = The volcano! The values of everybody saved are added up, and yours are worth more. What counts is not how many you save, but whom.

## Rows of the score sheet

sheet-saved = { $explorer }
