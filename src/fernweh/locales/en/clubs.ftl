### Standings and clubs: two rooms of the page.

## Standings

clubs-standings-lead = Who is rated in a game, the surest first. Only matches between people who want it count.
clubs-rating-on = Rate me
clubs-rating-more = Your name and number are shown here, and you can play rated matches. You can turn it off at any time.
clubs-rating-mine = Your ratings
clubs-rating-none = You have not played a rated match yet.
clubs-rating-number = { $number } ± { $doubt }
clubs-rating-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
# For screen readers: what the curve of a rating shows.
clubs-curve = { $game }: from { $from } to { $to } over { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
clubs-seats = { $count } players
clubs-standings-none = Nobody is rated here yet. Be the first.
clubs-place = Place
clubs-name = Name
clubs-rating = Rating
clubs-matches = Matches
clubs-wins = Wins
clubs-you = you

## Clubs

clubs-lead = A club is a group by a link: see who is about, ask them to play, and keep standings of your own.
clubs-none = You are in no club yet.
clubs-new = Start a club
clubs-new-name = Name of the club
clubs-make = Start
clubs-size = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
clubs-free = Free to play now
clubs-free-more = Members of your clubs can ask you for a game. It ends by itself after an hour, or when a game begins.
clubs-members = Members
clubs-is-founder = founder
clubs-is-free = free to play
clubs-is-about = here
clubs-ask = Play?
clubs-ask-name = Ask { $name } to play { $game }
clubs-ask-what = What to ask for
clubs-tables = Tables of the club
clubs-tables-none = No table of the club is open.
clubs-table-new = A table for the club
clubs-standings = Standings of the club
clubs-standings-club-none = No match among members is finished yet.
clubs-link = Link for new members
clubs-link-more = Whoever opens it can join.
clubs-link-new = Make a new link
clubs-link-new-more = The old one no longer works then.
clubs-rename = Rename
clubs-remove = Remove
clubs-remove-name = Remove { $name }
clubs-remove-sure = Remove { $name } from the club? The link for new members changes, too.
clubs-leave = Leave the club
clubs-leave-sure = Leave this club?
clubs-join = Join { $name }
clubs-join-lead = You are invited to the club { $name }.
clubs-join-more = Members see your name, when you are here, and how you played against other members.

## Strangers, and who is asked

clubs-somebody-how = Playing somebody
clubs-somebody-more = One press leads you to whoever is waiting, or waits for whoever comes.
clubs-stale = away right now
clubs-all-games = All games
clubs-all-paces = Any pace
clubs-open-all = Show all { $count } tables
clubs-none-fits = No open table fits. Play somebody, and one is open.
clubs-asks = { $name } asks: { $game }?
clubs-asks-play = Play
clubs-asks-later = Not now

## What can be wrong with a club

fault-no-such-club = There is no such club, or you are not a member.
fault-not-the-founder = Only the founder of the club can do that.
fault-no-such-member = There is no such member.
fault-clubs-many = You are in { $most } clubs already. Leave one first.
fault-club-full = This club is full: it has { $most } members.
fault-club-link-old = This link no longer leads to a club. Ask a member for a new one.
fault-member-not-free = They are not free to play right now.
fault-member-unrated = They do not play rated matches. Ask them for an unrated one.
fault-no-such-invitation = This invitation is no longer there.
