### Lost Cities: Rivals. The words are those of games/lost_cities_rivals/RULES.md.
###
### Facts that come with a card: $card is its name in notation ("red-7"), $colour one of yellow, blue,
### white, green, red, and $rank a number from 2 to 10, or "wager". A message that is put into another
### one ({ card }) sees the same facts. If your language needs cases or genders, give `colour` and
### `card` as many attributes as you like and use them where you want.
###
### $seat says who acts: "you", or another player whose name is $name.

# .about is one sentence, for the list of games.
game-lost-cities-rivals = Lost Cities: Rivals
    .about = Two to four explorers bid for the cards, and what they pay is shared out again.

## Colours and cards

# Before a card or an expedition: the red 7, your red expedition.
colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
   *[other] { $colour }
}
# The second of two colours.
other-colour = { $other-colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
   *[other] { $other-colour }
}
# By itself, as the heading of a column of ten cells.
colour-name = { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
   *[other] { $colour }
}
# One letter, on the cards of the board and in short input: r7. No two may be alike.
letter = { $colour ->
    [yellow] Y
    [blue] B
    [white] W
    [green] G
    [red] R
   *[other] ?
}
# What can be typed for a colour besides its letter, with commas between.
typed-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
   *[other] { $colour }
}
# .a is the card with its article, within a sentence.
card = { $rank ->
    [wager] { colour } wager
   *[other] { colour } { $rank }
}
    .a = { $rank ->
        [wager] a { colour } wager
       *[other] a { colour } { $rank }
    }
# On a card of the board: one cell wide for a wager.
rank = { $rank ->
    [wager] ×
   *[other] { $rank }
}
# What can be typed for a wager: r wager.
typed-wager = wager, w, x, ×
# So many coins.
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## Seats and options

seat-north = North
seat-east = East
seat-south = South
seat-west = West

option-starter = who goes first; the seat must be taken (§10.1)
option-purge_display = house rule: useless cards leave the display after an auction (§10.2)

## Moves, as one reads them in a list of what can be done
# $seat is the seat that begins ("north").

move-uncover = turn up a card
move-bid = bid { coins }
move-pass = pass
move-take = take { card.a }
move-trash = remove { card.a } from the game
move-done = done: leave the rest
move-turn-up = { card } is turned up
move-deal = starting wagers: { colour } and { other-colour }
move-start = { $seat ->
    [north] { seat-north } begins
    [east] { seat-east } begins
    [south] { seat-south } begins
   *[west] { seat-west } begins
}

# What can be typed for a move: `t r7`. English words and short forms work in every language.
typed-uncover = turn up, up, uncover
typed-bid = bid, b
typed-pass = pass, p
typed-take = take, t
typed-trash = remove, trash, x
typed-done = done, d
# Help within the game, instead of the general one.
play-help-move = a move in notation; short forms such as b 3, p, t r7, x b x and d do too

## What happened

event-lot-drawn = { $seat ->
    [you] You go first (chosen at random).
   *[other] { $name } goes first (chosen at random).
}
event-dealt = { $seat ->
    [you] You are dealt a { colour } starting wager.
   *[other] { $name } is dealt a { colour } starting wager.
}
event-turned-up = { $seat ->
    [you] You turn up { card.a }.
   *[other] { $name } turns up { card.a }.
}
event-died = Nobody can use the { card }: it goes back to the box.
event-opened = { $seat ->
    [you] You open an auction with { coins }.
   *[other] { $name } opens an auction with { coins }.
}
event-raised = { $seat ->
    [you] You bid { coins }.
   *[other] { $name } bids { coins }.
}
event-passed = { $seat ->
    [you] You pass.
   *[other] { $name } passes.
}
event-won = { $seat ->
    [you] You win the auction and pay { coins }.
   *[other] { $name } wins the auction and pays { coins }.
}
event-took = { $seat ->
    [you] You take { card.a }.
   *[other] { $name } takes { card.a }.
}
event-trashed = { $seat ->
    [you] You remove { card.a } from the game.
   *[other] { $name } removes { card.a } from the game.
}
event-purged = Nobody can use the { card } any more: it leaves the display.
# $coins is what each player gets, $bank what stays in the bank.
event-bank-shared = Pile { $pile } is used up: each player gets { coins }. Left in the bank: { $bank }.
# $winner is "you", "other" (named $name), or "nobody" where several share the victory. $players is
# 2, 3 or 4; $totals-1 and so on are the points of the players $name-1 and so on.
event-game-ended = { $winner ->
    [nobody] The victory is shared.
    [you] You win the game!
   *[other] { $name } wins the game.
} { $players ->
    [2] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.
    [3] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }.
   *[4] { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }. { $name-3 }: { $totals-3 }. { $name-4 }: { $totals-4 }.
}

## Why a move cannot be made
# $peak is the number that the expedition has reached, $bid the highest bid, $purse the player’s coins.

refusal-game-is-over = The game is over.
refusal-chance-is-due = Wait a moment: a card is still being dealt or turned up.
refusal-chance-alone = Nobody chooses which card is turned up.
refusal-auction-is-on = An auction is under way: bid higher or pass.
refusal-choose-cards = You have won the auction: take cards, remove one, or choose Done.
refusal-no-auction = No auction is under way: turn up a card, or open an auction with a bid.
refusal-not-won-yet = The auction is not over yet: bid higher or pass.
refusal-display-is-empty = The display is empty: there is nothing to bid for.
refusal-bid-too-low = { $coins ->
    [0] A bid is at least one coin.
   *[other] { $coins } is too low: the highest bid is { $bid }.
}
refusal-not-enough-coins = You cannot bid { $coins }: you have { $purse }.
refusal-not-on-display = There is no { card } in the display.
refusal-below-the-peak = The { card } is too low: your { colour } expedition has already reached { $peak }.
refusal-wager-too-late = Wagers come before the numbers, and your { colour } expedition has already reached { $peak }.
refusal-not-in-piles = There is no { card } left in the piles.
refusal-not-the-deal = Starting wagers are dealt only before the first turn.
refusal-no-such-deal = These two starting wagers cannot be dealt now.
refusal-not-the-lot = Who goes first is drawn only before the game.
refusal-empty-seat = Seat { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
} is empty.

## Whose turn it is, above the prompt

phase-start = Who goes first is being chosen at random.
phase-deal = The starting wagers are being dealt.
phase-turn = { $seat ->
    [you] Your turn: turn up a card, or open an auction with a bid.
   *[other] It is { $name }’s turn.
}
phase-bid = { $seat ->
    [you] Bid higher or pass.
   *[other] { $name } is about to bid or pass.
}
phase-take = { $seat ->
    [you] Your pick: take cards, remove one from the game, or choose Done.
   *[other] { $name } is choosing cards.
}
phase-turn-up = A card is being turned up.
phase-over = The game is over.

## The board in the terminal
# Labels of rows have ten cells at most: keep them short.

# $waiting piles wait beside the draw pile, which has $cards cards.
board-piles = pile: { $cards } · piles waiting: { $waiting } · bank: { $bank }
# Beside a player’s name.
board-summary = coins { $coins } · expeditions { $points } · total { $total }
# Beside the name of a player, while an auction is on.
board-leads = bids { $bid }
board-in = still in
board-out = passed
board-display = display
board-empty = empty
board-uncover = turn up
board-bid = bid
board-pass = pass
board-take = take
board-trash = remove
board-done = done

## The board on the page

# $listed are the ranks in the order laid, $size how many; $points what the expedition is worth.
page-expedition = { $seat ->
    [you] Your { colour } expedition
   *[other] { $name }, { colour } expedition
}: { $size ->
    [0] empty
   *[other] { $listed }. Worth: { $points }
}
# A card’s rank, read aloud in such a list.
page-rank = { $rank ->
    [wager] wager
   *[other] { $rank }
}
# The draw pile is the $stage-th of four.
page-pile = Pile { $stage } of 4: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Piles waiting: { $waiting }.
page-bank = Bank: { coins }
page-box = Back in the box: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-no-auction = No auction is under way.
# On the buttons beside the bid.
page-less = One coin less
page-more = One coin more
# Somebody has picked this card from the display.
page-picked = { card }: take it or remove it. Escape puts it back.
page-show-cards = Show all cards
page-hide-cards = Show the last cards only

## Score pad

pad-starting = Starting wagers
pad-starting-of = Starting wager { $colour }
pad-coins = Coins
# What is missing or too many.
pad-piece = { $piece ->
    [coins] coins
    [starting] starting wagers of a player
   *[other] { $piece }
}

## The first game

learn-lost-cities-rivals-goal = The same five routes, but nobody has a hand: all cards lie open in the display, and gold decides who gets them. In front of you are your expeditions and your coins. Your starting wagers are already there.
learn-lost-cities-rivals-uncover = On your turn you do one of two things. The first: turn up a card, and it joins the display. Do that.
learn-lost-cities-rivals-bid = The second: open an auction. The red 5 and the red 7 would continue your red expedition. Bid 2 coins for the right to choose.
learn-lost-cities-rivals-raise = Your rival bids 3. Whoever passes is out; whoever bids last wins and pays. Bid 4.
learn-lost-cities-rivals-take = You have won and paid 4 coins. Now take as many cards as you like; each goes at once to your expedition of its colour. Take the red 5, then the red 7.
learn-lost-cities-rivals-refused = The red wager lies there too. Try to take it, and see why not.
learn-lost-cities-rivals-trash = At the end the winner may remove one card. Your rival is waiting for the green 8: put it back in the box.
learn-lost-cities-rivals-score = Here is how it scores: the footprints of an expedition, times one more than its wagers. Four numbers or more earn 8 extra. Each coin is worth 1 point.
learn-lost-cities-rivals-end = The coins that were paid lie in the bank. Whenever one of the first three piles runs out, everybody shares the bank. Now the last pile ends, and the game with it. Turn up the last card.
learn-lost-cities-rivals-done = That is the whole game. Do not pay for everything: your gold comes back to your rivals, too.

## Rows of the score sheet

sheet-coins = Coins
