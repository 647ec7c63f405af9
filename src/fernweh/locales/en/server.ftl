### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = There is no such table.
fault-adjourned = The match is adjourned: this version can no longer continue it ({ $reason }).
fault-not-known = You need a name first.
fault-not-the-maker = Only the one who made the table can do that.
fault-not-your-seat = Seat { $seat } is not yours.
fault-not-started = The match has not been started yet.
fault-too-late = Your time was up before this move arrived.
fault-seat-present = The player in seat { $seat } is here.
fault-seat-has-grace = { $seconds ->
    [one] The player in seat { $seat } has one more second to come back.
   *[other] The player in seat { $seat } has { $seconds } more seconds to come back.
}
fault-seat-has-days = Turns take days at this table: a bot takes seat { $seat } only when the time is up.
fault-substitute-too-weak = { $bot } may not stand in for somebody: choose { $least } or stronger.
fault-no-such-offer = Nobody has asked for that, or the table has moved on.
fault-bot-fails = The bot { $bot } finds no move.
fault-no-hints = This table allows no hints.
fault-conflict = Somebody else was faster. Look at the table again.
fault-storage = It could not be stored, so nothing has happened. Try again.
fault-disk-full = The server’s disk is full, so nothing has happened. Tell whoever runs it.
fault-message-unreadable = The message cannot be read: { $reason }.
fault-no-greeting = A connection begins with a greeting of version { $version }.
fault-greeted = You have already said hello.
fault-too-many = That was too much at once. Wait a moment.
fault-talk-slow = There has been a lot of talk here. You can write again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
fault-talk-empty = There is nothing in this message.
fault-link-used = This link has been used already, or is too old.
fault-others-many = This device already keeps { $most } people. Sign one of them out first.
fault-no-such-device = There is no such device.
fault-no-such-person = There is no such person on this device.
fault-never-met = You have not finished a match with that person yet.
fault-others-play = Others are playing at this table.
fault-others-keep = Others have played this match too, and it stays for them.
fault-body-unreadable = What was sent cannot be read: { $reason }.
fault-table-exists = There is a match { $id } already.
fault-seat-kept = Seat { $seat } is kept for { $name }.
fault-sent-away = The host has taken you out of your seat at this table. You can watch.
fault-not-there = { $name } is not there any more.
fault-table-moved = This table continues at a new one. Reload the page, and it leads you there.
fault-next-laid = { $name } has already set up a new table. Come along: its host can change the options there.

## What can be wrong: strangers, ratings, clubs and order

fault-banned = { $days ->
    [0] The operator of this server does not let you sit down or talk here any more. { $reason }
    [one] The operator of this server does not let you sit down or talk for { $days } more day. { $reason }
   *[other] The operator of this server does not let you sit down or talk for { $days } more days. { $reason }
}
fault-name-given = { $days ->
    [one] The operator of this server has given the name { $name }. It stays for { $days } more day.
   *[other] The operator of this server has given the name { $name }. It stays for { $days } more days.
}
fault-tables-wait = { $most ->
    [one] A table of yours is already waiting for players. Close it first, or play there.
   *[other] You already have { $most } tables that are waiting for players. Play at one of them first.
}
fault-tables-wait-near = { $most ->
    [one] A table from your network is already waiting for players. Play there first.
   *[other] { $most } tables from your network are already waiting for players. Play at one of them first.
}
fault-vacation-too-long = { $left ->
    [0] You have no days of vacation left.
    [one] You have { $left } day of vacation left.
   *[other] You have { $left } days of vacation left.
}
fault-rating-off = This match is rated. Turn your rating on first: your name and number are then shown on the Standings page, where you can turn it off again.
fault-rated-people-only = A rated match is between people alone: no bots, no hints, no agreed take-backs.
fault-rated-no-bot-at-zero = Whoever runs out of time in a rated match loses: no bot may play on for them.
fault-rated-one-seat = In a rated match everybody has one seat.
fault-nobody-waits = Whoever waited here has left. Look for somebody again.
fault-not-asked = Only the one who is playing the bot can answer that.
fault-nobody-reported = Nobody at this table matches that.
fault-report-oneself = That was you.

## What can be wrong: the score pad, and a record that goes on from another
# $piece is the name of a card or piece, or of what there are so many of.

fault-pad-too-many = There are not so many in the box: { $piece } (at most { $most }).
fault-pad-no-such = This is not in the game: { $piece }.
fault-pad-rounds = There are at most { $most } rounds before this one, the same number for everybody.
fault-pad-no-space = No pawn can stand there.
fault-pad-occupied = Another pawn stands there already.
fault-origin-table = The record says it continues from a position that is not possible.
fault-origin-over = The record says it continues from a position that is already over.
fault-origin-unknown = The record continues a match that this server does not have.

## What can be wrong: settings

fault-key-needed = With a database on the network the setting key is needed, the same for every worker.
fault-settings-unreadable = The settings in { $path } cannot be read: { $reason }.
fault-no-such-setting = There is no setting { $name }.
fault-setting-wrong = The setting { $name } is wrong: { $reason }.
fault-extra-missing = This needs more libraries: pip install "fernweh[{ $extra }]".
fault-not-a-file = Only a database in a file can be backed up so; use pg_dump for PostgreSQL.

## fernweh serve and what goes with it

help-serve = Let people play over the network.
help-serve-host = the address to listen on; 0.0.0.0 for the local network
help-serve-port = the port; 0 for a free one
help-serve-database = a file for SQLite, or postgresql://…
help-serve-redis = redis://…, for several workers
help-serve-address = the address as people reach it, such as https://games.example
help-serve-bots = Bots of others that may sit at tables here, each under a new name, with commas: careful=mybots:Careful
help-serve-config = a TOML file with settings
help-serve-open = open the browser
serve-address = Fernweh is at { $address }
serve-near = For phones on this network: { $address }
serve-compiling = The rules are being compiled in the background, once: until then play is a little slower, and bots that search play their first thought.
serve-stop = Press Ctrl-C to stop. Every confirmed move is saved.
serve-stopped = Stopped. Nothing is lost.
help-backup = Copy the database while the server runs.
help-backup-file = the file for the copy
backup-done = The copy is in { $path }
help-export = Write all matches as records, or one.
help-export-folder = the folder for the records
help-export-match = only this match
export-done = { $count ->
    [one] { $count } match is
   *[other] { $count } matches are
} in { $path }
help-import = Bring a match in from its record.
import-done = The match { $id } is there now.
help-delete = Delete a match for good.
help-delete-match = the match
delete-done = The match { $id } is deleted.
help-doctor = Check this installation.
doctor-python = Python { $version }
doctor-rules = rules of { $game }
doctor-cache = folder for compiled rules
doctor-libraries = libraries for the server
doctor-database = database
doctor-redis = Redis
doctor-bots = a bot in a process of its own
doctor-port = port { $port }
doctor-good = Everything is fine.
doctor-ill = Something is wrong.

## Notices by mail
# $title is the game.

notice-subject-your-turn = { $title }: it is your turn
notice-text-your-turn = It is your turn in { $title }.
notice-subject-missed = { $title }: the others are waiting for you
notice-text-missed = The others are at your table of { $title } and you are not. If you stay away, a bot may take your seat.

## The page

page-not-built = This server was installed without its page. In a clone, `make play` builds it and starts again; a wheel has it when it is built where npm and Node.js are.
