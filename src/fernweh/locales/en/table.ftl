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
table-shuffling = Shuffling the cards…
table-seats = Seats
table-seat-free = free
table-sit = Sit here
# Another person plays at the same device.
table-sit-too = Sit here too, at this device
table-rate-me = Turn my rating on and sit down
table-name = Name
table-sit-down = Sit down
table-get-up = Leave the seat
table-level = Level of the bot
table-seat-bot = Add a bot
table-send-away = Remove
table-start = Start the game
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied
table-share = Send
table-qr = QR code of this table’s link

## Several people at one device

# $name is whose turn comes next.
table-hand-over = Pass the device to { $name }.
table-draw-curtain = Hide my side
table-curtain = It is { $name }’s turn. Is nobody else looking?
table-curtain-lift = Show my side

## Seats around the board

table-own-seat = you
table-has-turn = to move
table-away = away
table-on-vacation = on vacation
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
# $time is a clock, such as 04:59, or days and hours.
table-clock-vacation = on vacation; time left: { $time }
table-clock = time left: { $time }
table-days-hours = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
    [one] { " " }{ $hours } hour
   *[other] { " " }{ $hours } hours
}
table-sheet = { $name }: the score so far

## The panel

table-panel = Side panel
table-tab-moves = Moves
table-tab-log = Log
table-tab-talk = Talk
table-tab-rules = Rules
table-tab-table = Table
table-moves = What you can do now
table-find-move = Find a move
table-recommended = recommended
table-no-moves = It is not your turn. Your moves will appear here.
table-no-moves-watching = You are watching.
table-no-moves-over = The match is over.
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-earlier = Show everything from the start
table-talk = Talk at this table
table-talk-empty = Nobody has said anything yet.
table-say-something = Say something
table-say = Say
table-onlooker = A spectator
table-mute = Mute
table-mute-name = Mute { $name }
table-muted = { $name } is muted.
table-unmute = Unmute
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
table-terms-rated = rated
table-terms-club = club
table-terms-lang = language
table-fair = Fair shuffle
table-fair-proves = Nobody could choose the cards after the seats were taken: neither a player nor the host, as long as one random number came from somebody who is not in league with the host. The number below is the host’s commitment; the record at the end has the same one.
table-fair-not = It does not prove that the host’s machine could not foresee the cards and tell a player. And a record alone proves only that it is consistent.
table-watch = Watch
table-watch-link = Anybody with this link can watch, without seeing any hand.

## What can be asked for

table-menu = More
table-home = All games
table-close = Close
table-take-back = Take back
table-ask-take-back = Ask the others for a take-back
table-hint = Hint
table-since = Since your last turn
table-to-now = Back to now
table-come-back = Take over from the bot
table-grace = { $name } is away. A bot may take over in { $seconds } s.
table-grace-over = { $name } is away.
table-bot-take-over = Let a bot take over
table-language = Language
table-sound-on = Sound: on
table-sound-off = Sound: off
table-motion-on = Animations: on
table-motion-off = Animations: off
table-notify = Notify me when it is my turn
table-resign = Resign
table-resign-sure = Resign? You will lose this match.
table-resign-yes = Yes, resign
table-delete = Delete this table
table-delete-sure = Delete this table for good? Nobody will be able to look at it again.
table-delete-yes = Yes, delete it
table-no-go-on = No, go back
# $seat is "you" or "other", named $name: whose move, or whose seat, it is about.
table-offer-take-back = { $seat ->
    [you] You have asked to take back your move.
   *[other] { $name } asks to take back a move.
}
table-offer-bot-in = { $seat ->
    [you] The others have asked for a bot in your place.
   *[other] { $name } is away. Let a bot take over?
}
table-offer-wait = The others have not answered yet.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw

## One’s turn

table-your-turn = It is your turn
table-next-turn = Next turn
# $game is the game of the table that has waited longest, $count how many wait.
table-next-turn-to = Your turn at another table: { $game }{ $count ->
    [one] {""}
   *[other] { " " }({ $count } tables wait for you)
}
table-title = { $game } · Fernweh
table-title-turn = ● Your turn · { $game }
# Somebody else’s turn: $name
table-title-other = { $name } to move · { $game }

## The connection

table-opening = Setting up the table…
table-connecting = Connecting…
table-waking = The bot is still waking up: until then it plays its first thought.
table-reconnecting = { $seconds ->
    [one] Reconnecting for { $seconds } second.
   *[other] Reconnecting for { $seconds } seconds.
}
table-going-down = The server is being restarted. It will be back in a moment, and nothing is lost.
table-trouble = The server cannot read or write its store at the moment. This page keeps trying, and no confirmed move is lost.
table-offline = You are offline.
# After "You are offline." or "Reconnecting …": what becomes of one’s time meanwhile.
table-lost-waits = The table waits, and continues by itself when you are back.
table-lost-mine = Your clock keeps running. What you do is sent as soon as you are back.
table-lost-others = It is not your turn, so your clock is not running; it starts once the others have moved.
table-lost-vacation = You are on vacation, so your clock is not running.
table-gone = There is no such table
table-gone-more = It was deleted, or the link is incomplete.
table-foreign = This page comes from a different address than the server’s. Open the table by its own link.
table-old-page = This page and the server do not understand each other. Reload the page.
table-adjourned = The match is adjourned
table-adjourned-more = This version can no longer continue the match. It is kept, and you can download it.
table-no-board = The board could not be loaded. You can make your moves from the list; reloading may help.

## The end

# Beside a player’s name in the result: why they are out.
table-out-resigned = resigned
table-out-flag = out of time
table-rematch = Play again
table-watch-rematch = Watch the next match
table-scoring = Score breakdown
table-replay = Watch it again
table-record = Download the record

## Who is coming, and what the host does with the seats

table-your-name = Your name at this table
table-coming = coming
# $count people, whose names are { $name }.
table-coming-name = { $count ->
    [one] { $name } is coming
   *[other] { $name } are coming
}
table-exchange = Swap seats
# For screen readers: whose button it is.
table-exchange-name = Swap seats: { $name }
table-exchange-with = Swap with this seat
table-exchange-seat = Swap with this seat: { $name }
table-exchange-stop = Do not swap
table-close-seat = Close this seat
table-close-seat-name = Close this seat: { $seat }
table-open-seat = Add a seat
table-free-seat = Free the seat
table-free-seat-name = Free the seat: { $seat }
table-send-away-name = Remove: { $name }
table-sent-away = The host has taken you out of your seat. You can watch.
table-sent-away-list = Kept out
table-let-back = Let back in
table-let-back-name = Let back in: { $name }
table-change-options = Change the options
table-another-game = Another game
table-moving = On to the new table…
# Before the names, each with how many matches they have won.
table-tally = So far:
table-tally-shared = { $shared ->
    [one] and { $shared } draw
   *[other] and { $shared } draws
}
table-has-left = { $name } has left the table.
table-again-bot = Play again with a bot
table-again-link = Play again and send the link
table-again-waits = { $name } wants to play again.
table-again-other = { $name } has set up a new table: { $game }.
table-come-along = Come along

## Waiting for somebody

table-seek = Looking for somebody to play with…
table-seek-club = Waiting for your club mate…
table-seek-more = The game begins by itself as soon as somebody sits down. Stay on this page.
table-seek-days = Somebody will come. You can leave; the table is among your matches.
table-seek-here = { $name } is waiting here.
table-seek-asked = { $name } is playing a bot meanwhile, and is being asked to join you.
table-seek-begins = Everybody is here. Shuffling…
table-seek-declined = They cannot play right now.
table-seek-gone = They did not come. Look again?
table-seek-again = Look again
table-seek-bot = Nobody yet. Play { $bot } while we keep looking?
table-seek-bot-yes = Play { $bot }
table-seek-stop = Stop looking
table-seek-going-on = Still looking for somebody…
table-fresh-deal = { $name } is here. A fresh deal, just you two?
table-fresh-deal-yes = Play { $name }
table-fresh-deal-no = Stay with the bot
table-fresh-deal-kept = This game is kept either way.
table-fresh-deal-left = Without an answer you stay with the bot in { $seconds } s.
table-rated = Your rating: { $number } ± { $doubt } ({ $change ->
    [0] ±0
   *[other] { $sign }{ $change }
})

## Said by a press: every viewer reads it in their own language

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-your-turn = It’s your turn.
phrase-once-more = Once more?
phrase-have-to-go = I have to go.
phrase-good-game = Good game!
phrase-bye = Goodbye!
phrase-clap = Applause
phrase-laugh = That’s funny
phrase-wow = Wow
phrase-oops = Oops
phrase-think = Let me think
phrase-heart = With love
table-phrases = Quick phrases
table-react = React
# $text is what { $name } has said; a press leads to the talk.
table-said = { $name } says: { $text }
table-report = Report
table-report-name = Report { $name }
table-report-more = Whoever runs this server will read it, with what was last said at this table. Nobody else hears of it.
table-report-reason = What happened?
table-reported = Thank you. It was sent to whoever runs this server.
