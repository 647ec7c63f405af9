### The first time: a short guided game of each of the five.

learn-title = First time: { $game }
learn-opening = The lesson is being laid out …
learn-step = { $n } of { $count }
learn-next = Next
learn-skip = Skip the lesson
# A button that makes the move; $move is "play the red 9" and the like.
learn-do = Do it: { $move }
learn-try = Try it: { $move }
learn-watch = The others play …
learn-not-now = The rules allow that. For this lesson, do what the card says.
learn-later = Later in the same game
learn-play = Play against a bot
learn-rules = Read the rules
learn-again = Once more
learn-log = What happened

## Lost Cities

learn-lost-cities-goal = Five colours, five expeditions. You and one opponent lay cards in front of yourselves, and whoever’s expeditions are worth most wins. This is the end of a round: your columns and your hand are below, your opponent’s columns above.
learn-lost-cities-lay = A turn has two halves. First lay one card. Your red expedition climbs from 4 to 6 to 7: lay the red 9. Tap the card, then the red column.
learn-lost-cities-draw = Then draw one card. Tap the draw pile on the left; the number on it says how many are left.
learn-lost-cities-refused = In an expedition values only climb. Try it: tap the red 3, then the red column, and hear why not.
learn-lost-cities-discard = What does not fit can be discarded. Put the red 3 on the red discard in the middle. Mind: your opponent may take it from there.
learn-lost-cities-take = Instead of drawing you may take the top card of a discard pile. Your opponent has just thrown away the yellow 7. Take it!
learn-lost-cities-wager = The handshake at the foot of your yellow expedition is a wager: it doubles what the expedition wins or loses. Wagers come before the numbers. Lay the yellow 7, then draw.
learn-lost-cities-score = So it counts: add up the numbers, subtract 20 for the costs, and let the wagers multiply. Eight cards or more earn 20 extra. An expedition that you never began costs nothing.
learn-lost-cities-end = One card is left. The round ends at once when it is drawn, and the cards in the hands count nothing. Lay the yellow 8, then draw the last card.
learn-lost-cities-done = The round is yours. A whole match has three of them. Begin few expeditions, and begin them early: 20 points are soon spent.

## Rivals

learn-lost-cities-rivals-goal = The same five routes, but nobody has a hand: all cards lie open in the display, and gold decides who gets them. In front of you are your expeditions and your coins. Starting wagers are already there.
learn-lost-cities-rivals-uncover = In your turn you do one of two things. The first: turn up a card, and it joins the display. Do that.
learn-lost-cities-rivals-bid = The second: open an auction. The red 5 and the red 7 would continue your red expedition. Bid 2 coins for the right to choose.
learn-lost-cities-rivals-raise = Your rival bids 3. Whoever passes is out; whoever bids last wins and pays. Bid 4.
learn-lost-cities-rivals-take = You have won and paid 4 coins. Now take as many cards as you like; each goes at once to your expedition of its colour. Take the red 5, then the red 7.
learn-lost-cities-rivals-refused = The red wager lies there too. Try to take it, and hear why not.
learn-lost-cities-rivals-trash = At the end the winner may trash one card. Your rival waits for the green 8: put it into the box.
learn-lost-cities-rivals-score = So it counts: the footprints of an expedition, times one more than its wagers. Four numbers or more earn 8 extra. Each coin counts 1 point.
learn-lost-cities-rivals-end = The coins that were paid lie in the bank. Whenever one of the first three piles runs out, all share the bank. Now the last pile ends, and the game with it. Turn up the last card.
learn-lost-cities-rivals-done = That is the whole game. Do not pay for everything: your gold comes back to your rivals, too.

## The Board Game

learn-lost-cities-board-game-goal = Five paths lead over a bridge to five lost cities. Every card takes an explorer one stone further. The first stones cost points and the far ones bring them, so whoever sets out must get far.
learn-lost-cities-board-game-begin = First lay one card. You have no blue row yet: begin one with the blue 3. Tap the card, then the blue path.
learn-lost-cities-board-game-send = A new row sends an explorer out. You have adventurers and one researcher, who counts double. Send the researcher.
learn-lost-cities-board-game-draw = Then draw a card, from the draw pile or from the discards. Tap the draw pile.
learn-lost-cities-board-game-refused = Your red row has reached 4, and values do not fall. Try the red 2, and hear why not.
learn-lost-cities-board-game-climb = The red 6 fits. Lay it on the red path: your adventurer goes one stone on.
learn-lost-cities-board-game-arrow = There lies an arrow: one of your explorers may go on. Move the researcher on the blue path, where an artifact lies on the next stone. Then draw.
learn-lost-cities-board-game-score = So it counts at the end: every explorer has the value of its stone, the researcher twice. Artifacts are counted by their number; with few of them you lose points.
learn-lost-cities-board-game-bridge = As soon as five explorers have crossed a bridge, the expedition ends at once. Four are over there. Lay the red 8, and yours is the fifth.
learn-lost-cities-board-game-done = Well timed! A whole game has three expeditions. Explorers who are still on the first stones cost points: end it before your rivals get out of there.

## El Dorado

learn-el-dorado-goal = A race through the jungle: the first in El Dorado, the golden land at the far end of the map, usually wins. Everybody begins with the same eight cards and buys better ones. Your four cards lie below the map.
learn-el-dorado-machete = A card moves you onto spaces with its symbol. The explorer shows a machete. Tap the card, then the jungle space to the right of your pawn.
learn-el-dorado-refused = The next space to the right is water and asks for a paddle. Tap it without a card, and hear why not.
learn-el-dorado-paddle = The sailor has a paddle. Play it, and go one space on. A stronger card may enter several spaces of its symbol in a row.
learn-el-dorado-buy = Cards that do not move you are money. Each traveler is worth one coin: pay with both, and buy the jack of all trades in the market, who stands for any symbol.
learn-el-dorado-turn = Once a turn you may buy one card; it goes to your discards and comes back with the next shuffle. End your turn: you fill your hand up to four cards.
learn-el-dorado-blockade = A blockade lies between two boards and shows what it asks for: here one coin. Whoever comes first removes it and keeps it. Play a traveler as a coin, then tap the blockade.
learn-el-dorado-onward = The way is free. Go on with an explorer into the jungle beyond.
learn-el-dorado-arrive = Ten rounds later. El Dorado is one step away and asks for a paddle. Play the sailor, and arrive!
learn-el-dorado-last = The others finish the round; whoever arrives as well is compared by blockades. End your turn, and keep the cards you have.
learn-el-dorado-done = You are in El Dorado. Buy few and strong cards: each of them comes round only as often as your deck is small.

## Survive

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
