### The table page: what is said around the board.

## Sitting down

table-waiting-for = { $free ->
    [one] Waiting for one more explorer. Send them this link.
   *[other] Waiting for { $free } more explorers. Send them this link.
}
table-free-seats = { $free ->
    [one] One seat is free. Sit down, or watch.
   *[other] { $free } seats are free. Sit down, or watch.
}
table-ready = All seats are taken. Start when everybody is ready.
table-ready-wait = All seats are taken. Whoever made the table starts the game.
table-shuffling = The cards are being shuffled …
table-seats = Seats
table-seat-free = free
table-sit = Sit here
# Another person plays at the same device.
table-sit-too = Sit here too, at this device
table-name = Name
table-sit-down = Sit down
table-get-up = Get up
table-level = Level of the bot
table-seat-bot = Add a bot
table-send-away = Send away
table-start = Start the game
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied
table-share = Send
table-qr = QR code of this table's link

## Several people at one device

# $name is whose turn comes next.
table-hand-over = Hand the device to { $name }.
table-draw-curtain = Draw the curtain
table-curtain = It is the turn of { $name }. Is nobody else looking?
table-curtain-lift = Show my side

## Seats around the board

table-own-seat = you
table-has-turn = has the turn
table-away = away
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $counts says what the running score is: points, steps left to El Dorado, explorers saved.
table-counts = { $counts ->
    [steps] { $value ->
        [one] { $value } step left
       *[other] { $value } steps left
    }
    [saved] { $value } saved
   *[points] { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
}
# $time is a clock, such as 04:59, or a number of days.
table-clock = time left: { $time }
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-sheet = { $name }: the score so far

## The panel

table-panel = Beside the board
table-tab-moves = Moves
table-tab-log = Log
table-tab-talk = Talk
table-tab-rules = Rules
table-tab-table = Table
table-moves = What you can do now
table-find-move = Find a move
table-recommended = recommended
table-no-moves = It is not your turn. What you can do will stand here.
table-no-moves-watching = You are watching.
table-no-moves-over = The match is over.
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-earlier = Show all from the beginning
table-talk = Talk at this table
table-talk-empty = Nobody has said anything yet.
table-say-something = Say something
table-say = Say
table-onlooker = An onlooker
table-mute = Mute
table-mute-name = Mute { $name }
table-muted = { $name } is muted.
table-unmute = Listen again
table-rules = The rules
table-rules-whole = The rules on a page of their own
table-rule = Rule §{ $paragraph }

## What the table is

table-yes = yes
table-no = no
table-terms-clock = clock
table-clock-kind = { $kind ->
    [live] { $minutes } min + { $seconds } s a turn
    [days] { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
   *[none] none
}
table-terms-hints = hints
table-fair = Fair chance
table-fair-proves = Nobody could choose the cards after the seats were taken: neither a player nor the host, as long as one random number came from somebody who does not play along with the host. The number below is the host’s commitment; it is the same in the record at the end.
table-fair-not = It does not prove that the host’s machine did not foresee the cards: it could tell a player. And a record alone proves only that it is consistent.
table-watch = Watch
table-watch-link = Whoever has this link can watch, without seeing any hand.

## What can be asked for

table-menu = More
table-home = To the games
table-close = Close
table-take-back = Take back
table-ask-take-back = Ask the others for a take-back
table-hint = Hint
table-since = Since your last turn
table-to-now = Back to now
table-come-back = Play on myself
table-grace = { $name } is away. A bot may take over in { $seconds } s.
table-grace-over = { $name } is away.
table-bot-take-over = Let a bot take over
table-language = Language
table-sound-on = Sound is on
table-sound-off = Sound is off
table-motion-on = Motion is on
table-motion-off = Motion is off
table-notify = Notify me when it is my turn
table-resign = Resign
table-resign-sure = Do you really want to resign? The match is then lost.
table-resign-yes = Yes, resign
table-delete = Delete this table
table-delete-sure = Delete this table for good? Nobody can look at it again.
table-delete-yes = Yes, delete it
table-no-go-on = No, go on
# $seat is "you" or "other", named $name: whose move, or whose seat, it is about.
table-offer-take-back = { $seat ->
    [you] You have asked to take your move back.
   *[other] { $name } asks to take a move back.
}
table-offer-bot-in = { $seat ->
    [you] The others ask for a bot in your place.
   *[other] A bot shall play on for { $name }, who is away.
}
table-offer-wait = The others have not answered yet.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw

## One's turn

table-your-turn = It is your turn
table-title = { $game } · Fernweh
table-title-turn = ● Your turn · { $game }

## The connection

table-opening = The table is being set …
table-connecting = Connecting …
table-reconnecting = { $seconds ->
    [one] Reconnecting for { $seconds } second
   *[other] Reconnecting for { $seconds } seconds
}
table-going-down = The server is being restarted. It will be back in a moment, and nothing is lost.
table-trouble = The server cannot read or write its store at the moment. This page keeps trying, and no confirmed move is lost.
table-offline = You are offline. The table waits, and goes on by itself when you are back.
table-gone = There is no such table
table-gone-more = It was deleted, or the link is not whole.
table-foreign = This page comes from another address than the server’s. Open the table by its own link.
table-old-page = This page and the server do not understand each other. Reload the page.
table-adjourned = The match is adjourned
table-adjourned-more = This program no longer plays it as it was played. It is kept, and can be downloaded.
table-no-board = The board could not be loaded. The moves can be made from the list; a reload may help.

## The end

table-rematch = Play again
table-watch-rematch = Watch the next match
table-scoring = How it was counted
table-replay = Watch it again
table-record = Download the record
