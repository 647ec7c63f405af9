### What is said of every game and every table.
###
### $seat says who acts: "you", or another player whose name is $name. $name-1, $name-2 … are the
### names of all players in the order of their seats; one’s own is `you`.

# Two of several things in a list.
list = { $first }, { $second }
# A player’s points in a list.
score = { $name } { $points }
# One of several players of the same name, told apart by the seat: Greedy bot (North).
namesake = { $name } ({ $seat })

## Players

# One’s own name in a list of scores.
you = You
# The name of a player that is a program.
bot = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [novice] Novice
    [explorer] Explorer
    [pathfinder] Pathfinder
    [legend] Legend
    [search] Search bot
    [flat] Random-trials bot
   *[other] { $bot } (bot)
}
# What an option is set to. A game that has further values says all of them in its own file.
value = { $value ->
    [true] yes
    [false] no
    [lot] at random
   *[other] { $value }
}
# Who else can write a step of a record, beside the seats.
seat-host = the host
seat-chance = chance

## What happens at a table beside the game

event-seat-taken = { $seat ->
    [you] You sit down.
   *[other] { $name } sits down.
}
event-key-taken = { $seat ->
    [you] You continue with a new key.
   *[other] { $name } continues with a new key.
}
event-seat-left = { $seat ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
# A nonce is a random number that each player adds to the shuffle, so that nobody chooses the cards.
event-nonce-shown = { $seat ->
    [you] You show your random number for the shuffle.
   *[other] { $name } shows a random number for the shuffle.
}
event-took-back = { $seat ->
    [you] You take back your last move.
   *[other] { $name } takes back a move.
}
event-resigned = { $seat ->
    [you] You resign.
   *[other] { $name } resigns.
}
event-flag-fallen = { $seat ->
    [you] Your time is up.
   *[other] { $name }’s time is up.
}
event-bot-in = { $seat ->
    [you] { bot } takes over for you.
   *[other] { bot } takes over for { $name }.
}
event-bot-out = { $seat ->
    [you] You are playing again.
   *[other] { $name } is playing again.
}
event-secret-revealed = The secret of the shuffle is revealed.

## How a match ended
# $winner is "you", "other" (named $name) or "nobody"; $seats is how many play.

result-rules = { $winner ->
    [nobody] The match is a draw.
    [you] You win the match.
   *[other] { $name } wins the match.
}
result-resigned = { $winner ->
    [nobody] The match ends without a winner: the last player left has resigned.
    [you] { $seats ->
        [2] You win: the other player has resigned.
       *[other] You win: your last opponent has resigned.
    }
   *[other] { $seats ->
        [2] { $name } wins: the other player has resigned.
       *[other] { $name } wins: the last opponent has resigned.
    }
}
result-flag = { $winner ->
    [nobody] The match ends without a winner: nobody has time left.
    [you] { $seats ->
        [2] You win: the other player’s time is up.
       *[other] You win: your last opponent has run out of time.
    }
   *[other] { $seats ->
        [2] { $name } wins: the other player’s time is up.
       *[other] { $name } wins: the last opponent has run out of time.
    }
}

## What can be wrong: names, options, files
# $near is the name that comes nearest; $allowed a list of what is possible.

# Before any of the sentences below, where the line of a file is known.
fault-at-line = Line { $line }: { $text }
fault-no-such-game = There is no game { $name }. Did you mean { $near }?
fault-no-such-bot = There is no bot { $name }. Choose one of: { $allowed }.
fault-no-network = There is no trained network in { $path }. Train one with: fernweh train GAME { $path }
fault-network-unreadable = The network in { $path } cannot be read: { $reason }
fault-network-of-others = The network in { $path } was trained for { $game }, or for another version of its observations. It cannot play here.
fault-bot-cannot-choose = { $bot } cannot choose a move: a bot is a function of what is seen and a random generator, or has a method choose.
fault-bot-unloadable = The bot { $bot } cannot be loaded: { $reason }
fault-bot-failed = The bot { $bot } failed: { $reason }
fault-bot-illegal = The bot { $bot } chose { $move }, which is not allowed now.
fault-bot-late = The bot { $bot } had not moved after { $seconds } seconds. With --limit it may take longer.
fault-bot-of-record = This record was played with the bot { $bot }, which is none of ours. To let its code run, name it: --bot { $bot }
fault-bot-name = A bot cannot be called { $name } here. Use a new name of small letters, digits and hyphens, then = and the bot: careful=mybots:Careful.
fault-no-such-language = There is no language { $name }. Choose one of: { $allowed }.
fault-no-such-command = There is no command { $name }. Did you mean { $near }?
fault-no-such-paragraph = The rules have no paragraph { $paragraph }.
fault-no-such-option = There is no option { $option }. Choose one of: { $allowed }.
fault-option-form = An option is written name=value, not { $given }.
fault-option-value = The option { $option } cannot be { $value }. It can be: { $allowed }.
fault-bad-option = The options are wrong: { $reason }.
fault-tree-too-large = There are more than { $most } positions: choose a smaller box.
fault-bad-seats = This game is not for { $seats } players. It is for: { $allowed }.
fault-bad-number = { $given } does not work here: enter a number from { $least } to { $most }.
fault-no-such-flag = There is no option { $option } here. See --help.
fault-flag-usage = The option { $option } needs a value, or takes none. See --help.
fault-argument-missing = { $argument } is missing. See --help.
fault-argument-wrong = { $argument } cannot be understood. See --help.
fault-too-many-words = { $command } does not expect this: { $words }.
fault-usage = That command cannot be understood. See --help.
fault-file-missing = There is no file { $path }.
fault-file-forbidden = You may not read or write { $path }.
fault-file-is-folder = { $path } is a folder, not a file.
fault-file-exists = { $path } already exists and will not be overwritten.
fault-file-trouble = { $path } cannot be read or written: { $reason }.

## What can be wrong: moves, and tables written as text
# $token is the word in the file that is wrong.

fault-no-such-move = There is no move { $move }.
fault-not-understood = “{ $text }” is not a move. Type a number from the table, or help.
fault-no-such-number = There is no move { $number } now. The numbers go from 1 to { $most }.
fault-table-line = { $token } cannot be understood here.
fault-table-number = { $token } is not a number that can stand here.
fault-table-known = { $token } is said to be known, but is not in that hand.
fault-table-order = { $token } is out of order: values climb.
fault-table-twice = { $token } lies here more often than there are such cards.
fault-table-points = Points are written for the rounds that are over, and { $token } are over.
fault-table-card = There is no card { $token } in this match.
fault-table-turn = The last line must say whose turn it is.
fault-table-count = The number of cards does not fit: { $token }.
fault-table-space = A pawn cannot stand on { $token }.
fault-table-closed = The { $token } pile cannot be closed: nothing lies there.
fault-table-dead = { $token } cannot be alive there: a serpent or shark is on that hex.
fault-table-stuck = “{ $token }”: nobody could do anything on this table then.
fault-table-fit = { $token } does not fit the rest of this table.
fault-table-wreck = Nobody can be in the boat on { $token }: a serpent or whale is on that hex.

## What can be wrong: a map of El Dorado
# $letter and $other are the letters of pieces, $place is the place of a space ("17,-3").

fault-map-name = There is no map { $name }. Choose one of: { $allowed }.
fault-map-line = { $token } cannot be understood. A piece is written “B 2 0,0”, the end “finish water 25,-4 24,-4 25,-3”.
fault-map-letter = There is no piece { $letter }: they are A to R.
fault-map-far = { $place } is too far away: no coordinate may go beyond { $most }.
fault-map-start = A map begins with a start board: A or B.
fault-map-twice = { $letter } cannot be used beside { $other }: they are one piece.
fault-map-overlap = { $letter } lies over { $other }, at { $place }.
fault-map-apart = { $letter } does not touch { $other }, the piece before it.
fault-map-no-finish = The end tile is missing: “finish water” or “finish jungle” and three places.
fault-map-finish = The finishing space { $place } must be free, and touch the last piece only.
fault-map-closed = No way leads from start space { $start } to El Dorado.
fault-map-pocket = From start space { $start } one can step onto { $place }, and no way leads on from there.

## What can be wrong: sitting and playing
# $seat and $actor are the names of seats, such as "north", or "chance".

fault-no-such-seat = There is no seat { $seat } at this table.
fault-seat-taken = Seat { $seat } is already taken.
fault-seat-empty = Seat { $seat } is empty.
fault-seats-free = Not every seat is taken yet.
fault-nobody-plays = Only bots would play: keep a seat for yourself, or use fernweh watch.
fault-bad-name = A name needs at least one character, no space around it, and no control characters.
fault-nonce-not-new = The random number of seat { $seat } has been used at this table before; a new one is needed.
fault-nonce-shown-already = Seat { $seat } has already shown its random number.
fault-nonce-differs = The random number that seat { $seat } shows does not match the hash it sent.
fault-already-begun = The match has already begun.
fault-not-begun = The match has not begun yet.
fault-match-over = The match is over.
fault-not-over = The match is not over, so its secret stays secret.
fault-chance-is-due = Wait a moment: a card or die comes first.
fault-not-your-turn = It is not your turn.
fault-no-take-back = There is nothing you can take back now.
fault-not-agreed = Not all the other players have agreed.
fault-seat-lost = The player in seat { $seat } has already lost this match; a bot plays on.
fault-entry-forgotten = Step { $n } is no longer kept in memory.
fault-bot-sits = A bot already sits in seat { $seat }.
fault-no-bot-sits = No bot sits in seat { $seat }.
fault-not-seated = You are watching; only players can do that.
fault-stale = The table has moved on: you saw step { $at }, and the latest is { $n }.
fault-no-such-entry = There is no step { $n }.
fault-secret-missing = This match cannot continue here: the secret of its shuffle is missing.
fault-secret-size = The secret must have { $size } bytes.
fault-secret-differs = The secret does not match the commitment that was published before the match.
fault-signature-missing = Seat { $seat } has a key, but this was not signed with it. Reload the page and try again.
fault-signature-wrong = This move of seat { $seat } is not signed with its key, or not for this place in the match.
fault-key-changes = Seat { $seat } has changed its key { $most } times without a move. Play on with the last one.

## What can be wrong: reading a record
# $said is what the record says, $known and $found what is so.

fault-record-unreadable = The file { $path } cannot be read.
fault-record-too-large = The record is larger than { $most } bytes.
fault-record-truncated = The record breaks off here; its end is missing.
fault-record-version = The record has format { $said }; this program knows { $known }.
fault-record-count = The last line counts { $said } steps, but there are { $found }.
fault-record-result = The result on the last line is not the result of the match.
fault-record-over = This match is over: there is nothing left to play.
fault-rules-version = The match was played by version { $said } of the rules; this program has version { $known }.
fault-options-spelling = The options are not written out whole and in order.
fault-line-too-long = The line is longer than { $most } bytes.
fault-line-damaged = The line was damaged or changed: its seal does not fit.
fault-line-schema = { $field } is missing, unknown, too long or of the wrong kind.
fault-line-spelling = The line is not spelled as records are: it has spaces, doubled fields or other escapes.
fault-line-out-of-place = The line does not belong here: a record has one header, then steps, then the end.

## What can be wrong: replaying and verifying a record

fault-entry-number = This step has number { $said }; { $expected } comes next.
fault-no-such-time = { $at } is not a time.
fault-time-runs-backwards = This step’s time, { $at }, is before that of the step before it, { $before }.
fault-wrong-author = This step is by { $by }, but only { $expected } can write it.
fault-chance-not-due = It is { $actor }'s turn; nothing is drawn now.
fault-weights-differ = The chances written down are not those of the rules.
fault-weights-unreadable = The chances written down cannot be read.
fault-move-spelling = The move { $move } is not written as records write it.
fault-table-differs = After step { $entry } the table is not as the record says.
fault-pick-differs = The draw at step { $entry } gives “{ $found }”, not “{ $said }” as the record says.
fault-bot-nonce-differs = The random number of the bot in seat { $seat } does not come from the host’s secret.
fault-secret-withheld = The match is over, but its secret is not revealed: the draws cannot be checked.
fault-server-signature = The server’s signature on the record does not fit it.
fault-server-key-differs = The record is signed by another server, with the key { $found }.
fault-server-key-missing = No server has signed the record.
fault-bad-key = { $given } is not a key: a key has 64 digits, 0 to 9 and a to f.

## For learners

fault-bad-reward = There is no reward { $reward }. Choose one of: { $allowed }.
fault-bad-count = { $count } tables are too few: at least one is needed.
fault-bad-array = The array { $name } is not one of those that are written, or has another shape, type or order.
fault-bad-actions = One whole number for each table is needed, not an array of shape { $shape } and type { $dtype }.
fault-illegal-action = Action { $action } may not be taken at table { $row } now. Nothing has changed.
fault-must-reset = The game at table { $row } has not begun or is over: reset begins the next one.
fault-bad-reset-mask = A reset mask is an array of { $count } truth values with at least one true. It comes after the first reset, and without a seed.
fault-bad-learner = { $learner } is not one of the { $seats } seats.
fault-other-vector = This was saved with { $what ->
    [game] another game
    [seats] another number of seats
    [options] other options
    [count] another number of tables
    [learner] another learner
    [others] other players beside the learner
   *[reward] another reward
}: { $saved }. Here: { $own }.
fault-bad-seed = { $seed } is not a seed: a seed is a whole number from 0 to 2^64 - 1.
fault-bad-render-mode = There is no render mode { $mode }. Choose one of: { $allowed }.
fault-too-many-bots = { $bots } bots do not fit into { $seats } seats.
fault-bad-others = { $count } bots were named for { $seats } seats. Name one for all, or one for each seat.
fault-empty-pool = A pool needs at least one bot.
fault-bots-compiled-only = Many tables are stepped by compiled code, where only { $allowed } play beside the learner, not { $name }. Any bot plays beside fernweh.rl.gymnasium.Env, and in gymnasium.make_vec.

help-dataset = Let bots play, and write every position, action and result to a Parquet file.
help-dataset-out = the file to write; one that exists is not overwritten
help-dataset-games = how many games are played
help-dataset-bots = which bots play, each in every seat in turn; greedy and random are the fastest
dataset-playing = Playing
dataset-done = { $path } holds { $games } games.
fault-two-seats-only = Only games of two players can be learnt, and { $game } has more here.
fault-other-settings = The network in { $path } was begun with other settings. Choose another folder.

## A chart that one can move about in

chart-nearer = Zoom in
chart-farther = Zoom out
chart-whole = Show all of it
