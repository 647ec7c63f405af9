### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = There is no such table.
fault-adjourned = The match is adjourned: this program no longer plays it as it was played ({ $reason }).
fault-not-known = You need a name first.
fault-not-the-maker = Only the one who made the table can do that.
fault-not-your-seat = { $seat } is not your seat.
fault-not-started = The match has not been started yet.
fault-too-late = Your time was up before this move came.
fault-seat-present = The player on { $seat } is here.
fault-no-such-offer = Nobody has asked for that, or the table has moved on.
fault-bot-fails = The bot { $bot } finds no move.
fault-no-hints = This table allows no hints.
fault-conflict = Somebody else was faster. Look at the table again.
fault-storage = It could not be stored, so nothing has happened. Try again.
fault-message-unreadable = The message cannot be read: { $reason }.
fault-no-greeting = A connection begins with a greeting of version { $version }.
fault-greeted = You have greeted already.
fault-too-many = That is too many at once. Wait a little.
fault-link-used = This link was used already, or is too old.
fault-others-play = Others are playing at this table.
fault-body-unreadable = What was sent cannot be read: { $reason }.
fault-table-exists = There is a match { $id } already.

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
help-serve-config = a TOML file with settings
help-serve-open = open the browser
serve-address = Fernweh is at { $address }
serve-near = For phones on this network: { $address }
serve-stop = Ctrl-C stops it. Every answered move is on disk.
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
doctor-good = All is well.
doctor-ill = Something is wrong.

## Notices at one's turn

notice-subject = { $title }: it is your turn
notice-text = It is your turn in { $title }: { $link }

## The plain page

page-your-name = Your name?
page-guest = Guest
page-open-tables = Open tables
page-my-matches = My matches
page-none = None yet.
page-new-table = A new table
page-game = Game
page-seats = Seats
page-bots = Bots
page-level = Level
page-clock = Clock
page-clock-none = none
page-clock-live = 15 minutes and 10 seconds a turn
page-clock-days = 3 days a turn
page-zero = At zero
page-zero-lose = the seat loses
page-zero-bot = a bot takes over
page-listed = for everybody
page-hints = with hints
page-make-table = Make the table
page-personal-link = Open this on the other device:
page-move-device = Move to another device
page-notices = Notices
page-mail = Mail address for notices, or nothing:
page-webhook = Webhook for notices, or nothing:
page-export-all = Export all my matches
page-forget-me = Forget me
page-forget-sure = Really? Your seats cannot be had back.
page-no-table = There is no such table.
page-curtain = When nobody else is looking: show my side
page-sit = Sit here
page-get-up = Get up
page-come-back = Play on myself
page-ask-bot = Ask for a bot here
page-send-link = Waiting for players. Send them this link:
page-start = Start
page-adjourned = The match is adjourned:
page-rematch = Play again
page-offer-take-back = Asks to take a move back:
page-offer-bot-in = A bot is to play on for:
page-agree = Agree
page-decline = Decline
page-over = It is over.
page-record = The record
page-your-turn = It is your turn.
page-hint = Hint:
page-take-back = Take back
page-resign = Resign
page-resign-sure = Do you really resign?
page-ask-hint = Hint
page-events = What happened
page-mute = Mute
page-talk = Talk
page-say = Say
page-fair-chance = Fair chance
page-fair-proves = Nobody could choose the cards after the seats were taken: neither a player nor the host, as long as one random number came from somebody who does not play along with the host. The number below is the host's commitment; it is the same in the record at the end.
page-fair-not = It does not prove that the host's machine did not foresee the cards: it could tell a player. And a record alone proves only that it is consistent.
page-delete-table = Delete this table
page-delete-sure = Delete it for good?
page-phase-seating = seats are free
page-phase-nonces = about to start
page-phase-play = running
page-phase-over = over
page-phase-closed = over
