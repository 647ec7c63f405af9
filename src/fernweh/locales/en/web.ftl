## The page: everywhere

# $games is how many there are, ours and others’.
web-title = { $games ->
    [5] Fernweh: five lost worlds
   *[other] Fernweh: lost worlds
}
web-skip = Skip to the content
web-nav = Pages
web-rules = Rules
web-pad = Score pad
web-records = Records
web-settings = Settings
web-language = Language
web-missing = There is nothing here
web-missing-more = The page you looked for has sunk, or never rose.
web-to-home = All games
web-offline = You are offline
web-offline-more = The games need the server. As soon as the network is back, your tables are just as you left them.
web-try-again = Try again
web-no-answer = The server does not answer. Is your network up?
web-trouble = That did not work. Please try again.
web-loading = One moment…

## Home

web-lead = { $games ->
    [5] Five lost worlds, one table
   *[other] Lost worlds, one table
}
web-lead-more = Play a bot right away, or send your friends a link. No account, nothing to install.
web-level = Your opponent
web-level-about = { $level ->
    [novice] new to every game
    [explorer] a fair match
    [pathfinder] sees a long way ahead
   *[legend] forgives nothing
}
web-play = Play
# For screen readers: which game the button starts.
web-play-game = Play { $game } now
web-friends = With friends
web-friends-game = { $game } with friends
web-laying = Setting up the table…
web-first-time = First time?
web-your-turn = Your turn
web-missed = Your table is waiting. A bot may take your seat.
web-your-matches = Your matches
web-open-tables = Open tables
web-none-open = No table is open right now. Make one with friends, and let others find it.
web-join = Join
web-watch = Watch
web-go-on = Play on
web-look = Look
web-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-with = with { $names }
web-alone = Nobody else is here yet
web-phase = { $phase ->
    [seating] seats are free
    [nonces] about to start
    [play] in play
   *[closed] over
}
# The name of a person who has not given one.
web-guest = Guest

## Make a table

web-new = A new table
web-new-lead = Choose how you want to play. Then you get a link for your friends.
web-game = Game
web-players = Players
web-who-plays = Who plays
web-seat = Seat { $n }
web-seat-me = You
web-seat-friend = Whoever has the link
web-seat-bot = Bot: { $name }
web-options = Options of the game
web-options-usual = Set as in the rulebook. Change what you like.
web-map-own = A map of your own
web-map-text = The map as text
web-clock = Clock
web-clock-kind = { $kind ->
    [none] no clock
    [live] live
   *[days] over days
}
web-clock-minutes = Minutes for each player
web-clock-seconds = Extra seconds for each turn
web-clock-days = Days for each turn
web-at-zero = When time is up
web-at-zero-what = { $what ->
    [bot] a bot plays on
   *[lose] that player loses
}
web-listed = Show it among the open tables
web-listed-more = Anybody can find it, join and watch.
web-hints = With hints
web-hints-more = Everybody at the table may ask for a good move.
web-make = Make the table
# A new table for the people of another one.
web-next = The next table
web-next-lead = Whoever sat with you is asked to come along; their seats are kept for them.
web-next-seat = { $name }, if they come along

## Records

web-records-lead = Your finished matches. A record replays step by step, and anybody can check every card of it.
web-records-none = No match is finished yet.
web-replay = Replay
web-download = Download
web-delete = Delete
web-delete-sure = Delete it for good?
web-yes = Yes
web-no = No
web-open-file = Open a record from a file

## Settings

web-your-name = Your name
web-save = Save
web-saved = Saved.
web-looks = Look and sound
web-theme = Theme
web-theme-name = { $theme ->
    [system] as on this device
    [light] light
   *[dark] dark
}
web-motion = Animations
web-motion-more = Pieces move from where they were to where they are.
web-sound = Sound
web-sound-more = Two soft notes when it is your turn.
web-device = Another device
web-device-more = A personal link takes your name and your seats with you. It works once, within a quarter of an hour.
web-make-link = Make a personal link
web-copy = Copy
web-copied = Copied.
web-moving = Bringing your seats here…
web-nameless = somebody without a name
web-link-of = This is { $name }’s personal link.
web-link-here = On this device you are { $name }.
web-link-keep = Keep both
web-link-keep-more = Both stay on this device. You switch between them in the settings.
web-link-replace = Be { $name } only
web-link-replace-more = { $name } is signed out here. Seats that no other device has are lost.
web-link-become = Continue as { $name }
web-link-become-more = This device takes over the name and the seats.
web-link-is-me = You are already { $name } on this device.
web-link-stay = Stay { $name }
web-link-not = Not now
web-others = Also on this device
web-others-more = One device, several people: each with their own name and seats.
web-switch = Switch to { $name }
web-devices = Your devices
web-device-name = { $browser } on { $system }
web-device-unknown = a browser
web-device-here = this device
web-device-seen = last seen { $day }
web-sign-out = Sign out
web-sign-out-of = Sign out: { $device }
web-signed-out = Signed out.
web-vacation = Vacation
web-vacation-more = { $allowed ->
    [one] While you are on vacation, your clock stands still at tables with days for each turn. The others see that you are away. You have { $allowed } day in any twelve months, and a day once begun counts in full.
   *[other] While you are on vacation, your clock stands still at tables with days for each turn. The others see that you are away. You have { $allowed } days in any twelve months, and a day once begun counts in full.
}
web-vacation-left = { $days ->
    [0] You have no days left.
    [one] You have { $days } day left.
   *[other] You have { $days } days left.
}
web-vacation-for = Days, from now on
web-vacation-begin = Go on vacation
web-vacation-change = Change
web-vacation-on = You are on vacation until { $day }.
web-vacation-end = I am back
web-notices = Tell me when it is my turn
web-notices-more = For games over days, and when the others are waiting for you at a live one. A notice holds the game and the link, and nothing of your hand.
web-mail = E-mail address
web-webhook = Webhook (https)
web-push = Notices in this browser
web-push-on = Turn on
web-push-off = Turn off
web-push-none = This browser or this server has none.
web-push-denied = The browser does not allow it.
web-mine = Your data
web-mine-more = Your name and face, your matches and how they came out, ratings and clubs if you have any, and of each device its kind and the day it was last used. Nothing else.
web-export = Download everything
web-forget = Forget me
web-forget-sure = Your name and your seats will be deleted for good. Continue?
web-forgotten = Your data has been deleted.
web-notices-licence = Credits and licences

## A face

web-face-more = Others see it beside your name: at the table, in results and in records.
web-face-portrait = Portrait
web-face-coat = Colour
web-face-any = Surprise me
web-face-change = Choose another face
web-portrait = { $portrait ->
    [wayfarer] wayfarer
    [pilot] pilot
    [diver] diver
    [climber] mountaineer
    [captain] captain
    [scholar] scholar
    [nomad] nomad
    [botanist] botanist
    [fox] desert fox
    [camel] camel
    [turtle] sea turtle
    [octopus] octopus
    [yak] yak
    [toucan] toucan
    [jaguar] jaguar
   *[whale] whale
}
web-coat = { $coat ->
    [rose] rose
    [ember] ember red
    [amber] amber
    [moss] moss green
    [jade] jade
    [sky] sky blue
    [indigo] indigo
   *[plum] plum
}

## Rules

web-rules-lead = The full rules of every game, with the numbers that a refused move quotes.
web-contents = Contents

## Strangers

web-somebody = Play somebody
# For screen readers: which game the button starts.
web-somebody-game = Play somebody at { $game }
web-rated = Rated
web-rated-more = It counts for your rating and theirs, and shows you in the standings: no bots, no hints.
web-talk-in = Language
web-any-language = any
web-standings = Standings
web-clubs = Clubs
web-for-club = For a club
web-for-nobody = no club
