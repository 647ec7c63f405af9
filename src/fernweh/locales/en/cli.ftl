### The command line. Names of commands and options (play, --seats) stay as they are.

## Help pages

help-usage = Usage:
# In the usage line, between brackets: fernweh play [options] GAME
help-options-mark = options
# In the usage line of the whole program: fernweh [options] command …
help-command-mark = command …
help-commands = Commands
help-arguments = Arguments
help-options = Options
# After the meaning of an option.
help-default = (default: { $value })
help-option-lang = the language: en, fa, ru or ja
help-option-help = show this page

# Read by hand, on one line: an old Python has nothing that reads these files.
python-too-old = Fernweh needs Python { $needed } or newer, and this is Python { $found }.

help-fernweh = Lost-world board games in the terminal: play them, watch them, check them.
help-version = show the version
help-play = Play against a bot, or with others at this terminal.
help-watch = Watch bots play.
help-replay = Go through a recorded match, step by step.
help-verify = Check a recorded match: every move, every draw.
help-rules = Read the rules of a game.
help-games = See which games there are, and their options.
help-perft = Count sequences of actions, to check the rules.
help-map = Draw a map of El Dorado, or check one of your own.
help-new-game = Write the skeleton of a new game, with tests that say what to write next.

help-game = the game’s name, such as lost_cities
help-file = the file with the record
help-verify-server-key = the key that a server shows at /api/key: a record that it has not signed fails
help-option = an option of the game, such as rounds=1; fernweh games GAME lists them
help-games-game = show the options of this game
help-play-bot = the bot that plays against you
help-play-seats = who sits where, such as you,greedy or Ada,Ben; bots by their names
help-record = the file for the record
help-play-resume = continue this unfinished match
help-play-decline = when you can only say no: ask, at-once, or after a pause
help-watch-seats = which bots play
help-watch-delay = seconds between moves
help-replay-seat = through whose eyes: north, south, spectator or all
help-replay-step = stop after every move, even if nobody is typing
help-rules-paragraph = only this paragraph or section, such as 4.4 or 4
help-perft-depth = count up to this many actions
help-perft-table = begin from the table in this file
help-map-deed = draw, or check
help-map-what = the name of one of the seven maps, or a file
help-map-out = the file to draw into; else it is named after the map
help-new-game-name = the name of its package: small letters, digits and underscores, such as harbour
help-new-game-folder = where its three folders go: rules, tests and page
help-new-game-seats = for how many it is, with commas between

## fernweh games

games-name = name
games-title = title
games-players = players
games-about = about
games-option = option
games-allowed = can be
games-default = default
games-meaning = meaning
# What a name that an option takes means: lot: at random.
games-value = { $value }: { $meaning }

## fernweh perft

perft-counting = Counting…

## fernweh map

map-drawn = The map is in { $path }
map-checked = The map is sound. Pieces: { $pieces }; { $spaces } spaces, { $lines } lines for blockades, { $caves } caves, { $steps } steps from the nearest start space to El Dorado.

## fernweh new-game

new-game-written = The skeleton of { $title } is in { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}.
# Before a command to copy.
new-game-climb = Its tests are steps. The first one that fails says what to write next, and in which file:
new-game-play = After step { $step } it can be played:
fault-game-name = { $name } cannot be the name of a game: small letters, digits and underscores, a letter first, such as harbour.
fault-game-name-taken = { $name } is already the name of a game, or of a Python module.
# A part of a new game’s skeleton was called. $step is a step of “How to add a game” in CONTRIBUTING.md.
fault-unwritten = { $file }: { $function } is still to be written. It is step { $step } of CONTRIBUTING.md.

## The first start

warming-title = The rules are being compiled. This happens once and takes up to half a minute.
warming-table = the table
warming-chance = dealing and drawing
warming-moves = moves and reasons
warming-sight = what each seat sees
warming-bots = the bots
warming-score = scoring
warming-record = the record

## fernweh play
# What can be typed, with commas between. English words work in every language.

typed-undo = undo, u, back
typed-why = why
typed-rules = rules, rule
typed-help = help, h
typed-moves = moves, list, m
typed-resign = resign
typed-quit = quit, q, exit
typed-yes = yes, y

# A person who sits down without giving a name.
play-person = Player
# Once, at the first turn.
play-hint = Type one of the numbers, or help.
# The list of numbered moves.
play-move = { $number }  { $move }
# $rule is the paragraph, such as 4.4.
play-refused = { $reason } (§{ $rule }; ? shows it)
play-can = You can do that: just type it.
play-why-what = Why not what? Write the move after it, such as why { $example }.
play-resign-sure = Resign? You will lose this match. (yes or no)
play-went-on = Then let’s play on.
play-pass = It is { $name }’s turn. When nobody else is looking, press Enter.
play-enter = Press Enter to continue.
play-saved = The match is not over yet. It is saved in { $path }
play-resume = Continue with: fernweh play --resume { $path }
play-record = The match is recorded in { $path }
play-verify = Check it with: fernweh verify { $path }


# Help within a game: what each thing does that can be typed.
play-help-number = make the move that has this number on the table
play-help-move = a move in notation; short forms such as p r7, d b x, t r and draw do too
play-help-enter = all moves with their numbers
play-help-undo = take back your last move, as long as no card has been turned up since
play-help-why = why a move is not allowed, with its rule
play-help-rules = read a paragraph or all of the rules
play-help-resign = give up the match
play-help-quit = leave; the match is saved, and you can continue later

## fernweh watch

watch-title = { $title }: { $players }

## fernweh replay
# Keys that can be typed, with commas between.

typed-next = next, n
typed-back = back, b
typed-end = end, e

replay-title = { $title }: { $players }, { $entries ->
    [one] { $entries } step
   *[other] { $entries } steps
}
# $n is the entry that is shown, $entries the number of the last one.
replay-at = Step { $n } of { $entries }.
replay-keys = Enter or n: next. b: back. A number: go there. e: the end. q: leave.
replay-last = That is the end.
replay-first = That is the beginning.
replay-not-understood = “{ $text }” means nothing here.

## fernweh verify

verify-sound = The record is sound.
verify-match = { $title }, version { $version } of the rules: { $players }.
verify-checked = Checked:
verify-seals = No line is damaged or missing.
verify-origin = The match continues from the position after step { $n } of the match { $id }. Whether that match really stood so is not checked.
verify-moves = { $actions ->
    [one] { $actions } move is
   *[other] { $actions } moves are
} allowed by the rules, and after each the table is as the record says.
verify-chances = { $draws ->
    [one] { $draws } draw was
   *[other] { $draws } draws were
} made from exactly the cards that were left.
verify-picks = Every draw follows from the host’s secret and the players' random numbers, and the secret is the one that was committed to.
verify-score = Final score: { $scores }.
verify-running = The match is not over. Its secret is not revealed yet, so the draws cannot be checked.
verify-who = Whose moves these are:
# $name is a player, $n the number of an entry.
verify-seat = { $by ->
    [signed] { $name }: every move is signed with the key of the seat.
    [since] { $name }: moves since step { $n } are signed with a new key. That it belongs to the same person is the host’s word.
    [bot] { $name }: a bot of the host, so its moves are the host’s.
   *[unsigned] { $name }: no signatures. That these moves are theirs is the host’s word.
}
verify-words = For these steps, and for whatever in the result depends on them, there is only the host’s word:
verify-word = { $kind ->
    [flag-fallen] Step { $n }: { $name }’s time was up.
    [bot-in] Step { $n }: a bot took over for { $name }.
    [bot-out] Step { $n }: { $name } came back.
    [take-back-agreed] Step { $n }: the others agreed to what { $name } took back.
   *[seat-key] Step { $n }: { $name } took a new key without signing with the old one.
}
verify-server = { $pinned ->
    [yes] The server whose key you named has signed the record:
    [no] A server has signed the record. Compare its key with the one that the server shows at /api/key:
   *[none] No server has signed the record.
}
verify-keys = Keys prove who moved only to those who know whose they are: the page where you played knows yours.
verify-proves = What this proves
verify-proves-text = Nobody could choose the cards after the seats were taken: neither a player nor the host, as long as one random number came from somebody who is not in league with the host.
verify-proves-not = What this does not prove
verify-proves-not-foresee = The host’s machine could foresee the cards, and tell a player.
verify-proves-not-alone = A record alone proves only that it is consistent: whoever makes one alone makes all its random numbers. If you were shown a commitment before the match, compare it with this one:

## fernweh clubs, people, ban, reports

help-clubs = List the clubs of a server; close one, or give it another name.
help-clubs-close = close this club
help-clubs-rename = give this club another name
help-order-name = the new name
help-people = Find people by a part of their name; give somebody another one.
help-people-part = a part of the name
help-people-rename = give this person another name
help-ban = Do not let a person or an address sit down or talk; or list who is banned.
help-ban-who = a person’s id, or an address
help-ban-days = for this many days; 0 is for ever
help-ban-reason = what they are told
help-ban-lift = let them in again
help-reports = Show what people have reported.
help-reports-close = this report is dealt with
help-reports-all = closed ones too
order-id = id
order-name = name
order-members = members
order-founder = founder
order-who = who
order-for = for
order-reason = reason
order-days = { $days ->
    [0] ever
    [one] { $days } more day
   *[other] { $days } more days
}
order-report = { $id }: { $name } ({ $accused }) at { $match }, reported by { $reporter } on { $day }
order-no-reports = Nothing is reported.
fault-nothing-of-that-name = There is nothing with the id { $id }.
fault-ban-network = A ban is of one address, or of an IPv6 network with /64: { $network } would never match.
