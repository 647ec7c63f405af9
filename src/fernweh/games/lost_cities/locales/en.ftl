### Lost Cities. The words are those of games/lost_cities/RULES.md.
###
### Facts that come with a card: $card is its name in notation ("red-7", or "hidden"), $colour one of
### yellow, blue, white, green, red, purple, and $rank a number from 2 to 10, or "wager". A message
### that is put into another one ({ card }) sees the same facts. If your language needs cases or
### genders, give `colour` and `card` as many attributes as you like and use them where you want.
###
### $seat says who acts: "you", or another player whose name is $name.

# .about is one sentence, for the list of games.
game-lost-cities = Lost Cities
    .about = Two explorers, five routes: what you begin must earn back what it costs.

## Colours and cards

# Before a card or an expedition: the red 7, your red expedition.
colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
    [purple] purple
   *[other] { $colour }
}
# By itself, as the heading of a column of ten cells.
colour-name = { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
    [purple] purple
   *[other] { $colour }
}
# One letter, on the cards of the board and in short input: r7. No two may be alike.
letter = { $colour ->
    [yellow] Y
    [blue] B
    [white] W
    [green] G
    [red] R
    [purple] P
   *[other] ?
}
# What can be typed for a colour besides its letter, with commas between.
typed-colour = { $colour ->
    [yellow] yellow, desert
    [blue] blue, sea
    [white] white, himalaya
    [green] green, rainforest
    [red] red, volcano
    [purple] purple, moon
   *[other] { $colour }
}
# .a is the card with its article, within a sentence.
card = { $rank ->
    [wager] { colour } wager
   *[other] { colour } { $rank }
}
    .a = { $rank ->
        [wager] a { colour } wager
       *[other] the { colour } { $rank }
    }
# On a card of the board: one cell wide for a wager.
rank = { $rank ->
    [wager] ×
   *[other] { $rank }
}
# What can be typed for a wager: r wager.
typed-wager = wager, w, x, ×

## Seats and options

seat-north = North
seat-south = South

option-colours = colours in play; 6 is the long game with purple (§10.1)
option-rounds = rounds of the match (§10.2)
option-starter = who goes first in the first round (§10.3)
option-cap = turns after which a round is ended, 0 for never (§10.4)

## Moves, as one reads them in a list of what can be done
# $colour is the pile’s; $seat the seat that begins ("north").

move-play = play { card.a }
move-discard = discard { card.a }
move-take = take the top { colour } discard
move-draw = draw from the draw pile
move-turn-up = { card } is turned up
move-start = { $seat ->
    [north] { seat-north } begins
   *[south] { seat-south } begins
}

# What can be typed for a move: `p r7`. English words and short forms work in every language.
typed-play = play, p
typed-discard = discard, d
typed-take = take, t
typed-draw = draw, deck

## What happened

event-lot-drawn = { $seat ->
    [you] You go first (chosen at random).
   *[other] { $name } goes first (chosen at random).
}
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
# $by is what ended the round: "deck", the last card was drawn; "cap", the limit of turns was reached.
# $points-1 and $points-2 are the points of the players $name-1 and $name-2.
event-round-ended = { $by ->
    [cap] Round { $round } ends: the turn limit is reached.
   *[deck] The last card is drawn: round { $round } is over.
} { $name-1 }: { $points-1 }. { $name-2 }: { $points-2 }.
event-round-began = { $seat ->
    [you] Round { $round }: you go first.
   *[other] Round { $round }: { $name } goes first.
}
event-match-ended = { $winner ->
    [nobody] The match is a draw.
    [you] You win the match!
   *[other] { $name } wins the match.
} { $name-1 }: { $totals-1 }. { $name-2 }: { $totals-2 }.

## Why a move cannot be made
# $peak is the number that the expedition has reached.

refusal-match-is-over = The match is over.
refusal-chance-is-due = Wait a moment: a card is still being dealt or turned up.
refusal-chance-alone = Nobody chooses which card comes from the draw pile.
refusal-lay-first = First play or discard a card. Then you draw.
refusal-draw-now = You have played or discarded. Now draw a card, from the draw pile or from the discards.
refusal-not-in-hand = You do not hold { card.a }.
refusal-below-the-peak = The { card } is too low: your { colour } expedition has already reached { $peak }.
refusal-wager-too-late = Wagers come before the numbers, and your { colour } expedition has already reached { $peak }.
refusal-just-discarded = You have just discarded a { colour } card: that pile is closed to you for this turn.
refusal-pile-is-empty = There are no { colour } discards to take from.
refusal-colour-not-in-play = There are no { colour } cards in this match.
refusal-not-in-deck = There is no { card } left in the draw pile.
refusal-not-the-lot = Who goes first is drawn only before the first round.

## Whose turn it is, above the prompt

phase-start = Who goes first is being chosen at random.
phase-deal = The cards are being dealt.
phase-lay = { $seat ->
    [you] Your turn: play or discard a card.
   *[other] { $name } is about to play or discard.
}
phase-draw = { $seat ->
    [you] Now draw from the draw pile, or take a discard.
   *[other] { $name } is about to draw a card.
}
phase-turn-up = A card is being turned up.
phase-over = The match is over.

## The board in the terminal
# Labels of rows have ten cells at most: keep them short.

board-round = round { $round } of { $rounds }
board-deck = draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Beside a player’s name.
board-summary = hand { $hand } · round { $points } · total { $total }
board-discards = discards
board-hand = hand
board-play = play
board-discard = discard
board-take = take
board-draw = draw
# After the number to type for drawing from the deck.
board-from-deck = from the draw pile

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
# A pile of discards: $card lies on top of $size cards.
page-pile = Discards, { $size ->
    [one] { $size } card
   *[other] { $size } cards
}. On top: { card }.
page-pile-empty = Discards, { colour }: empty.
page-closed = Closed to you for this turn.
# Somebody has picked this card from the hand.
page-picked = { card }: choose your expedition or the discards. Escape puts it back.
page-sort-suit = Sort by colour
page-sort-value = Sort by value
# Below the name of who began this round.
page-began = went first
page-turns = turn { $turns } of { $cap }
page-total = total

## The first game

learn-lost-cities-goal = Five colours, five expeditions. You and one opponent play cards in front of you, and the one whose expeditions are worth more wins. This is the end of a round: your columns and your hand are below, your opponent’s columns above.
learn-lost-cities-lay = A turn has two halves. First play one card. Your red expedition climbs from 4 to 6 to 7: play the red 9. Tap the card, then the red column.
learn-lost-cities-draw = Then draw one card. Tap the draw pile on the left; the number on it says how many are left.
learn-lost-cities-refused = In an expedition, values only climb. Try it: tap the red 3, then the red column, and see why not.
learn-lost-cities-discard = What does not fit can be discarded. Put the red 3 on the red discard pile in the middle. But beware: your opponent may take it.
learn-lost-cities-take = Instead of drawing you may take the top card of a discard pile. Your opponent has just discarded the yellow 7. Take it!
learn-lost-cities-wager = The handshake at the foot of your yellow expedition is a wager: it doubles what the expedition wins or loses. Wagers come before the numbers. Play the yellow 7, then draw.
learn-lost-cities-score = Here is how it scores: add up the numbers, subtract 20 for the costs, and let the wagers multiply. Eight cards or more earn 20 extra. An expedition that you never began costs nothing.
learn-lost-cities-end = One card is left. The round ends at once when it is drawn, and cards left in hand score nothing. Play the yellow 8, then draw the last card.
learn-lost-cities-done = The round is yours! A whole match has three of them. Begin few expeditions, and begin them early: 20 points are soon spent.

## Rows of the score sheet

sheet-round = Round { $round }
