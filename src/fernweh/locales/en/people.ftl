### People: one’s finished matches, what they come to, and whom one has met.

people-views = Records and statistics
people-matches = Matches
people-statistics = Statistics
people-csv = Download as CSV
people-game = Game
people-all-games = All games
people-with = With
people-anybody = Anybody
people-no-match = No match fits these filters.
people-clear = Show all
people-more = Show more
people-loaded = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}

## A match

people-outcome = { $outcome ->
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [left] Left
   *[alone] At one device
}
people-ended = { $by ->
    [resigned] by resignation
    [flag] on time
   *[rules] played to the end
}
people-length = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## Somebody’s card

people-card-open = { $name }: how you stand with each other
people-card-none = You have not finished a match together yet.
people-met = { $count ->
    [one] { $count } match together
   *[other] { $count } matches together
}
people-last = last on { $day }
people-ahead = You ahead
people-level = Level
people-behind = Them ahead
people-broken = Broken off
people-broken-more = Broken off: a bot was playing for one of you when it ended.
people-all-with = All matches with { $name }

## Statistics

people-none-yet = Your statistics begin with the first match that you finish.
people-played = Played
people-share = Share of wins
people-streak = Wins in a row
people-streak-longest = Most wins in a row
people-best = Best result
people-seats = Players
people-by-game = By game
people-opponents = Opponents
people-share-curve = Share of wins over time
people-share-curve-more = Each point looks back over ten matches.
people-score-curve = Results over time
people-score-curve-more = Each mark is a match; the line is the average of the last five.
people-as-table = As a table
people-day = Date
people-outcome-head = Outcome
people-result = Result
people-left-more = Left: a bot was playing in your place when it ended. A shared first place is a draw.
