### The Quest for El Dorado. The words are those of games/el_dorado/RULES.md.
###
### $card is the name of a card in notation ("scout", "treasure-chest", or "hidden"), $token that of a
### cave token ("machete-2", "draw"), $symbol is machete, paddle or coin, $terrain jungle, water,
### village, rubble or camp, $direction one of six ("north-east"). $pawn is 1 or 2, $blockade a number
### from 1 to 6, $place the coordinates of a space ("17,-3"). A message that is put into another one
### ({ card }) sees the same facts. If your language needs cases, give `card` and the others as many
### attributes as you like and use them where you want.
###
### $seat says who acts: "you", or another player whose name is $name.

# .about is one sentence, for the list of games.
game-el-dorado = The Quest for El Dorado
    .about = Two to four expeditions race through the jungle to El Dorado, and hire better people on the way.

## Cards, tokens, symbols, spaces

# .a is the card with its article, within a sentence.
card = { $card ->
    [explorer] explorer
    [traveler] traveler
    [sailor] sailor
    [scout] scout
    [trailblazer] trailblazer
    [jack-of-all-trades] jack of all trades
    [photographer] photographer
    [treasure-chest] treasure chest
    [pioneer] pioneer
    [giant-machete] giant machete
    [captain] captain
    [journalist] journalist
    [millionaire] millionaire
    [adventurer] adventurer
    [prop-plane] prop plane
    [transmitter] transmitter
    [cartographer] cartographer
    [compass] compass
    [scientist] scientist
    [travel-log] travel log
    [native] native
   *[other] { $card }
}
    .a = { $card ->
        [explorer] an explorer
        [adventurer] an adventurer
       *[other] a { card }
    }
# On the terminal’s cards: ten cells at most.
card-short = { $card ->
    [jack-of-all-trades] jack
    [photographer] photogr.
    [treasure-chest] chest
    [giant-machete] g. machete
    [millionaire] million.
    [prop-plane] plane
    [trailblazer] trailbl.
    [transmitter] transm.
    [cartographer] cartogr.
   *[other] { card }
}
# What can be typed for a card besides its name in notation, with commas between.
typed-card = { $card ->
    [jack-of-all-trades] jack, jack of all trades
    [treasure-chest] chest, treasure chest
    [giant-machete] giant machete, giant
    [prop-plane] plane, prop plane
    [travel-log] log, travel log
    [photographer] photo
    [millionaire] million
    [trailblazer] trail
    [transmitter] radio
    [cartographer] carto
   *[other] { card }
}
token = { $token ->
    [machete-1] machete 1
    [machete-2] machete 2
    [machete-3] machete 3
    [paddle-1] paddle 1
    [paddle-2] paddle 2
    [coin-1] coin 1
    [coin-2] coin 2
    [draw] “draw”
    [remove] “remove”
    [replace] “replace”
    [pass] “pass”
    [free-step] “free step”
    [change] “change symbol”
    [keep] “keep”
   *[other] { $token }
}
symbol = { $symbol ->
    [machete] machete
    [paddle] paddle
   *[coin] coin
}
# What can be typed for a symbol.
typed-symbol = { $symbol ->
    [machete] machete, m, j
    [paddle] paddle, p, w
   *[coin] coin, c, v
}
terrain = { $terrain ->
    [jungle] jungle
    [water] water
    [village] village
    [rubble] rubble
   *[camp] base camp
}
# What a space or a blockade asks for: $asks with $need.
demand = { $asks ->
    [machete] machete { $need }
    [paddle] paddle { $need }
    [coin] coin { $need }
    [rubble] { $need ->
        [one] one card
       *[other] { $need } cards
    }
   *[camp] { $need ->
        [one] one card to be removed
       *[other] { $need } cards to be removed
    }
}
direction = { $direction ->
    [east] east
    [south-east] south-east
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[north-east] north-east
}
# What can be typed for a direction.
typed-direction = { $direction ->
    [east] east, e
    [south-east] south-east, southeast, se
    [south-west] south-west, southwest, sw
    [west] west, w
    [north-west] north-west, northwest, nw
   *[north-east] north-east, northeast, ne
}

## Seats and options

seat-north = North
seat-east = East
seat-south = South
seat-west = West

option-map = one of the seven maps, or a map of your own as text (§14.1)
option-starter = who goes first; the seat must be taken (§14.2)
option-caves = variant: caves and their tokens (§10)
option-strip_blockades = blockades beside strips: on every connection, or only where you enter (§14.4)
option-native_blockade = the native removes a blockade, or removes it and enters (§14.5)
option-replace_to = where the replace token puts cards (§14.6)
option-keep_item = what the keep token saves (§14.7)
option-cap = rounds after which the game is over, 0 for never; our own rule (§14.8)
value = { $value ->
    [true] yes
    [false] no
    [lot] at random
    [every_connection] on every connection
    [entry_side] only where you enter
    [remove] removes it
    [remove_and_enter] removes it and enters
    [discard] to the discard pile
    [play_area] to the cards played
    [item] the item just used
    [any_removal] any card removed
    [first] First Expedition
    [hills_of_gold] Hills of Gold
    [home_stretch] Home Stretch
    [winding_paths] Winding Paths
    [serpentine] Serpentine
    [swamplands] Swamplands
    [witchs_cauldron] Witch’s Cauldron
   *[other] a map of your own
}

## Moves, as one reads them in a list of what can be done

move-move = play { card.a } as { symbol }
move-step = pawn { $pawn } to the { direction }
move-break = remove blockade { $blockade } with pawn { $pawn }
move-stop = stop here
move-end = end the turn
move-done = done
move-pay = pay with { card.a }
move-coin = pay { card.a } as coins
move-buy = buy { card.a }
move-act = play { card.a } for its action
move-take = take { card.a }
move-remove = remove { card.a } from the game
move-discard = discard { card.a }
move-use = use the token { token }
move-spend = pay with the token { token }
move-explore = explore cave { $cave }
move-replace = replace { card.a }
move-save = save { card.a } with a token
move-start = { $seat ->
    [north] { seat-north } begins
    [east] { seat-east } begins
    [south] { seat-south } begins
   *[west] { seat-west } begins
}
move-blockade = the next line gets blockade { $blockade }
move-turn-up = { card } is turned up
move-find = the cave gives { token }

# What can be typed for a move: `m scout`. English words and short forms work in every language.
typed-move = move, m
typed-step = step, s, go
typed-break = break, b
typed-stop = stop, halt
typed-end = end, e
typed-done = done, no, d
typed-pay = pay, p
typed-coin = coin, coins, c
typed-buy = buy
typed-act = act, a, action
typed-take = take, t
typed-remove = remove, r
typed-discard = discard, x
typed-use = use, u
typed-spend = spend
typed-explore = explore
typed-replace = replace
typed-save = save, keep

## What happened

event-lot-drawn = { $seat ->
    [you] You go first (chosen at random).
   *[other] { $name } goes first (chosen at random).
}
# $line counts the lines from the start.
event-blockade-laid = Blockade { $blockade } lies on line { $line }.
event-dealt = { $seat ->
    [you] You draw { card.a }.
   *[other] { $card ->
        [hidden] { $name } draws a card.
       *[other] { $name } draws { card.a }.
    }
}
event-moved-with = { $seat ->
    [you] You play { card.a } as { symbol }.
   *[other] { $name } plays { card.a } as { symbol }.
}
# $power is what the space asks for.
event-stepped = { $seat ->
    [you] Your pawn { $pawn } enters { $place }: { terrain } { $power }.
   *[other] { $name } enters { $place } with pawn { $pawn }: { terrain } { $power }.
}
event-set-about = { $seat ->
    [you] You have to pay { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { terrain }.
   *[other] { $name } is going to pay { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { terrain }.
}
# $removed is "true" in a base camp.
event-paid = { $removed ->
    [true] { $seat ->
        [you] You remove { card.a } from the game.
       *[other] { $name } removes { card.a } from the game.
    }
   *[false] { $seat ->
        [you] You pay with { card.a }.
       *[other] { $name } pays with { card.a }.
    }
}
event-blockade-won = { $seat ->
    [you] You remove blockade { $blockade } and keep it.
   *[other] { $name } removes blockade { $blockade } and keeps it.
}
event-stopped = { $seat ->
    [you] You stop.
   *[other] { $name } stops.
}
event-pawn-arrived = { $seat ->
    [you] Your pawn { $pawn } has reached El Dorado!
   *[other] { $name }’s pawn { $pawn } has reached El Dorado.
}
# $last is "true" if nobody comes after in this round.
event-all-arrived = { $last ->
    [true] { $seat ->
        [you] Your whole expedition has arrived, at the end of the round.
       *[other] { $name }’s whole expedition has arrived, at the end of the round.
    }
   *[false] { $seat ->
        [you] Your whole expedition has arrived: this is the last round.
       *[other] { $name }’s whole expedition has arrived: this is the last round.
    }
}
# $coins are whole ones, gathered so far; $half is "true" if there is half a coin more.
event-paid-coins = { $seat ->
    [you] You pay { card.a }: { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    } in all.
   *[other] { $name } pays { card.a }: { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    } in all.
}
event-bought = { $seat ->
    [you] You buy { card.a }.
   *[other] { $name } buys { card.a }.
}
event-acted = { $seat ->
    [you] You play { card.a }.
   *[other] { $name } plays { card.a }.
}
event-took = { $seat ->
    [you] You take { card.a }.
   *[other] { $name } takes { card.a }.
}
event-removed = { $seat ->
    [you] You remove { card.a } from the game.
   *[other] { $name } removes { card.a } from the game.
}
event-shuffled = { $seat ->
    [you] You shuffle your discard pile.
   *[other] { $name } shuffles their discard pile.
}
event-drew = { $seat ->
    [you] You draw { card.a }.
   *[other] { $card ->
        [hidden] { $name } draws a card.
       *[other] { $name } draws { card.a }.
    }
}
event-discarded = { $seat ->
    [you] You discard { card.a }.
   *[other] { $name } discards { card.a }.
}
# $what is "keep" (the rest of the hand), "remove", "replace" or "explore".
event-declined = { $what ->
    [keep] { $seat ->
        [you] You keep the rest of your hand.
       *[other] { $name } keeps the rest of their hand.
    }
    [remove] { $seat ->
        [you] You remove no more cards.
       *[other] { $name } removes no more cards.
    }
    [replace] { $seat ->
        [you] You replace no more cards.
       *[other] { $name } replaces no more cards.
    }
   *[explore] { $seat ->
        [you] You leave the cave alone.
       *[other] { $name } leaves the cave alone.
    }
}
event-turn-ended = { $seat ->
    [you] You are done playing cards.
   *[other] { $name } is done playing cards.
}
event-used = { $seat ->
    [you] You use a token: { token }.
   *[other] { $name } uses a token: { token }.
}
event-replaced = { $seat ->
    [you] You replace { card.a }.
   *[other] { $name } replaces { card.a }.
}
event-saved = { $seat ->
    [you] You save { card.a }.
   *[other] { $name } saves { card.a }.
}
event-explored = { $seat ->
    [you] You explore cave { $cave }.
   *[other] { $name } explores cave { $cave }.
}
event-found = { $seat ->
    [you] You find a token: { token }.
   *[other] { $name } finds a token: { token }.
}
event-round-began = Round { $number } begins.
event-ranked = { $seat ->
    [you] Your place: { $place }. Steps left: { $steps }.
   *[other] { $name }: place { $place }. Steps left: { $steps }.
}
# $winner is "you", "other" (named $name), or "nobody" where several share the first place. $by is
# "arrival" or "cap", the limit of rounds.
event-game-ended = { $by ->
    [cap] { $winner ->
        [nobody] The limit of rounds is reached: first place is shared.
        [you] The limit of rounds is reached: you are nearest to El Dorado.
       *[other] The limit of rounds is reached: { $name } is nearest to El Dorado.
    }
   *[arrival] { $winner ->
        [nobody] The victory is shared.
        [you] El Dorado is yours: you win!
       *[other] El Dorado belongs to { $name }, who wins.
    }
}

## Why a move cannot be made
# $power is what the card that moves has left.

refusal-game-is-over = The game is over.
refusal-chance-is-due = Wait a moment: something is being turned up.
refusal-chance-alone = Nobody chooses what draw piles, caves and blockades bring.
refusal-finish-moving = A card is still in use: step on, or stop first.
refusal-finish-paying = First pay the cards that you owe.
refusal-finish-buying = You are paying: go on until you buy something.
refusal-take-a-card = First take a card with the transmitter.
refusal-finish-removing = First remove cards, or choose Done.
refusal-finish-replacing = First replace cards, or choose Done.
refusal-explore-or-decline = First explore the cave, or leave it alone.
refusal-turn-is-ending = The turn is ending: discard cards, or keep the rest.
refusal-not-now = You cannot do that now.
refusal-not-in-hand = You do not hold { card.a }.
refusal-wrong-symbol = The { card } card does not show that symbol: { symbol }.
refusal-symbol-changed = Your token changes the next card: play the { card } as another symbol.
refusal-no-use = None of your pawns can use that now.
refusal-no-such-pawn = You have only one pawn.
refusal-pawn-has-arrived = Pawn { $pawn } has already reached El Dorado.
refusal-other-pawn-moves = This card moves your other pawn.
refusal-no-space-there = The map ends there.
refusal-closed-space = Mountains and caves cannot be entered.
refusal-start-space = A start space cannot be entered again.
refusal-occupied = Somebody stands there.
refusal-blocked = A blockade is in the way.
refusal-asks-for-other = That needs something else: { demand }.
refusal-not-enough-power = That needs more: { demand }. You have { $power } left.
refusal-play-a-card-first = First play a card for it: { demand }.
refusal-not-enough-cards = You do not hold enough cards: it needs { demand }.
refusal-not-beyond-the-line = The pawn must go where the blockade was.
refusal-blockade-is-gone = Blockade { $blockade } is not on the map.
refusal-not-at-the-line = Pawn { $pawn } does not stand beside blockade { $blockade }.
refusal-must-be-used = You have played a card: use it.
refusal-nothing-to-decline = The token removes a card: choose one.
refusal-bought-already = You may buy only one card a turn.
refusal-too-poor = That would not pay for anything on sale.
refusal-not-enough-coins = The { card } costs { $price }, and you have paid { $coins }.
refusal-sold-out = There is no { card } left.
refusal-reserve-is-closed = The { card } is in the reserve, and the market has no empty slot.
refusal-no-such-token = You have no such token.
refusal-holds-already = You have used such a token this turn, and it still holds.
refusal-no-cave-here = Your pawn is not beside that cave.
refusal-cave-is-empty = That cave has no token left.
refusal-explored-already = This pawn has explored that cave and must first stop elsewhere.
refusal-nothing-to-save = No such card was used up just now.
refusal-hand-is-empty = You hold no card.
refusal-not-in-pile = There is no { card } left to draw.
refusal-not-in-bag = No such token is left: { token }.
refusal-blockade-lies = Blockade { $blockade } is already on the map.
refusal-not-the-lot = Who goes first is drawn only before the game.
refusal-seat-not-taken = Seat { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} is empty.

## Whose turn it is, above the prompt

phase-start = Who goes first is being chosen at random.
phase-blockades = The blockades are being laid.
phase-deal = The cards are being dealt.
phase-play = { $seat ->
    [you] Your turn: play cards, or end the turn.
   *[other] { $name } is playing cards.
}
phase-move = { $seat ->
    [you] { symbol } { $power }: step, or stop.
   *[other] { $name } is moving: { symbol } { $power }.
}
phase-free = { $seat ->
    [you] A free step: where to?
   *[other] { $name } has a free step.
}
phase-pay = { $seat ->
    [you] Choose the cards to pay with: { $owing } to go.
   *[other] { $name } is paying: { $owing } to go.
}
phase-buy = { $seat ->
    [you] You have paid { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }: go on paying, or buy.
   *[other] { $name } has paid { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    } and is about to buy.
}
phase-take = { $seat ->
    [you] Take any card from the market or the reserve.
   *[other] { $name } is taking a card.
}
phase-remove = { $seat ->
    [you] You may remove up to { $owing } cards from your hand.
   *[other] { $name } may remove cards.
}
phase-replace = { $seat ->
    [you] You may replace up to { $owing } cards of your hand.
   *[other] { $name } may replace cards.
}
phase-explore = { $seat ->
    [you] Your pawn has stopped beside a cave: explore it?
   *[other] { $name } has stopped beside a cave.
}
phase-keep = { $seat ->
    [you] Discard what you do not want to keep.
   *[other] { $name } is choosing what to keep.
}
phase-turn-up = Cards are being drawn.
phase-find = A token is being turned up.
phase-over = The game is over.

## The board in the terminal
# Labels of rows have twelve cells at most: keep them short.

# Before the numbers to type for what can be done with the cards of the hand.
label = { $verb ->
    [move] { $symbol ->
        [machete] as machete
        [paddle] as paddle
       *[coin] as coin
    }
    [coin] pay coins
    [act] action
    [pay] pay
    [remove] remove
    [replace] replace
    [save] save
   *[discard] discard
}
board-round = { $cap ->
    [0] round { $round }
   *[other] round { $round } of { $cap }
}
board-market = market
board-reserve = reserve
board-closed = closed
board-open = for sale
board-hand = hand
board-played = played
board-gained = gained
board-choices = choices
# Beside a player’s name.
board-summary = hand { $hand } · draw { $draw } · discard { $discard } · blockades { $blockades } · steps left { $steps }
# Under the map: what the signs mean.
board-legend = M machete · P paddle · C coin · R cards · B cards removed · ▲ mountain · ◉ cave · ★ El Dorado
board-lines = blockades:
board-line = { $blockade } needs { demand }

## The board on the page

page-map = The map of the expedition
# What a space is. $need is the power or the number of cards; of a start space, its number.
page-space = { $terrain ->
    [jungle] Jungle, machete { $need }
    [water] Water, paddle { $need }
    [village] Village, coin { $need }
    [rubble] { $need ->
        [one] Rubble, one card
       *[other] Rubble, { $need } cards
    }
    [camp] { $need ->
        [one] Base camp, one card to be removed
       *[other] Base camp, { $need } cards to be removed
    }
    [mountain] Mountain
    [cave] Cave
   *[start] Start space { $need }
}
page-finish = the way into El Dorado
page-pawn = { $seat ->
    [you] your pawn
   *[other] { $name }’s pawn
}
page-cave = { $tokens ->
    [0] no token left
    [one] one token left
   *[other] { $tokens } tokens left
}
# A space that the power could reach, and what would be left of it there.
page-reach = within reach, power left: { $left }
page-enter = can be entered
page-blockade = Blockade { $blockade }, needs { demand }
# A white card.
page-any = { $need } of any one symbol
# What an action card does.
page-action = { $card ->
    [transmitter] take any one card of the market or the reserve
    [cartographer] draw two cards
    [compass] draw three cards
    [scientist] draw one card, then you may remove one
    [travel-log] draw two cards, then you may remove up to two
   *[native] one free step
}
page-once = single use
page-price = price { $price }
page-left = { $left } left
page-owing = { $owing } to go
page-which-pawn = Which pawn?
page-empty-hand = No cards in hand
page-discard = Discard pile
page-removed = Removed from the game
page-tokens = Tokens
page-close = Close
page-blockades = blockades

## Score pad

pad-blockades = Blockades
pad-blockade = Blockade { $n }
pad-pawn = Pawn { $n }
pad-place-pawn = Choose a pawn, then tap its space on the map. Tap the golden city once it has arrived.
pad-map = The map
pad-arrived = has arrived
pad-on-way = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
pad-first = Arrived before the others
# What is missing or too many.
pad-piece = { $piece ->
    [pawn] pawns of a player
    [blockade] blockades on this map
   *[other] { $piece }
}

## The first game

learn-el-dorado-goal = A race through the jungle: the first in El Dorado, the golden land at the far end of the map, usually wins. Everybody begins with the same eight cards and buys better ones. Your four cards lie below the map.
learn-el-dorado-machete = A card moves you onto spaces with its symbol. The explorer shows a machete. Tap the card, then the jungle space to the right of your pawn.
learn-el-dorado-refused = The next space to the right is water and needs a paddle. Tap it without a card, and see why not.
learn-el-dorado-paddle = The sailor has a paddle. Play it, and move one space on. A stronger card may enter several spaces of its symbol in a row.
learn-el-dorado-buy = Cards that do not move you are money. Each traveler is worth one coin: pay with both, and buy the jack of all trades in the market, who stands for any symbol.
learn-el-dorado-turn = Once a turn you may buy one card; it goes to your discard pile and comes back with the next shuffle. End your turn: you draw up to four cards.
learn-el-dorado-blockade = A blockade lies between two boards and shows what it needs: here, one coin. Whoever gets there first removes it and keeps it. Play a traveler as a coin, then tap the blockade.
learn-el-dorado-onward = The way is clear. Move on with an explorer into the jungle beyond.
learn-el-dorado-arrive = Ten rounds later. El Dorado is one step away and needs a paddle. Play the sailor, and arrive!
learn-el-dorado-last = The others finish the round; if somebody else arrives too, blockades break the tie. End your turn, and keep the cards you have.
learn-el-dorado-done = You are in El Dorado! Buy few cards, but strong ones: the smaller your deck, the sooner they come back.

## Rows of the score sheet

sheet-pawn = Pawn { $pawn }: steps left
sheet-pawn-arrived = Pawn { $pawn }: in El Dorado
sheet-arrival = Arrival: number { $arrival }
sheet-blockades = { $count ->
    [one] { $count } blockade
   *[other] { $count } blockades
}: { $blockades }
