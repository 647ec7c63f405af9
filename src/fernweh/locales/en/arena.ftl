### Bots that are measured, and bots that give hints. Names of bots as they are typed (pathfinder) stay as they are.

## fernweh arena

help-arena = Let bots play each other, with the same deals for all, and measure them.
help-arena-bots = which bots meet, such as greedy,pathfinder; settings follow colons: search:worlds=100
help-arena-among = put each of the bots alone among this one, which takes all other seats
help-arena-games = how many games each line-up plays, rounded up to whole deals
help-arena-seats = how many players sit at the table
help-arena-time = seconds a move for the bots that search
help-arena-limit = seconds a move that a bot of others may take
help-arena-seed = the number that all deals come from
help-arena-file = keep the results in this file; an interrupted arena goes on from it
help-arena-plot = draw the standings into this SVG file
help-arena-processes = how many games are played at once; without it, one on each core
help-arena-ray = play on the Ray cluster at this address; auto finds one that runs here

arena-compiling = Compiling
arena-playing = Playing
arena-bot = Bot
arena-against = Against
arena-share = Share of wins
arena-lead = Lead
arena-games = Games
arena-rating = Rating
arena-a-move = A move
arena-longest = Longest
# A share of the wins, and between brackets the ends of its 95 % interval.
arena-percent = { $mean } % ({ $low }–{ $high })
arena-points = { $mean } ± { $error }
# Seconds, shortened.
arena-seconds = { $n } s
arena-no-ratings = There are no ratings: they need the extra arena.
# The heading of the picture.
arena-plot = { $game }: share of wins ({ $seats } players)
arena-plot-kept = The picture is in { $path }
arena-axis = per cent of the wins, with the 95 % interval

fault-arena-twins = The same bot is named twice.
fault-arena-too-few = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} not enough for { $seats } seats. Name more, or put each among others with --among.
fault-arena-endless = A game did not end within { $actions } actions.
fault-arena-illegal = The bot { $bot } made a move that is not allowed: { $move }. Please report this.
fault-arena-broken = A process that played ended in the middle of a game: a bot of others may have ended it, or memory ran out. Games that were over are kept with --file.
fault-arena-file = { $path } is not a file of results of an arena.
fault-arena-other-plan = { $path } has the results of another arena: other bots, games or settings.
fault-arena-two-crews = Give either --processes or --ray.
fault-no-cluster = No Ray cluster answers at { $address }.
fault-bot-setting = The bot { $bot } cannot be set to { $setting }. What can be set: { $allowed }.

## Hints

help-hint = See the best moves at one point of a recorded match, with the chances of winning.
help-hint-at = the step after which to look; without it, the last one at which somebody has a move
help-hint-time = seconds to think
help-play-hints = show the best moves before each of your turns
typed-hint = hint, tip
play-help-hint = the best moves, with your chances of winning
# $number is the rank, $chance and $error are per cent, $worlds how many ways the hidden things could lie were tried.
hint-move = { $number }. { $move }: { $chance } % to win, ± { $error } ({ $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
})
hint-title = { $name } to move. The best moves:
hint-only = There is only one move: { $move }.
hint-thinking = Thinking
fault-hint-nobody = At this point nobody has a move to choose.
# Before the first move; $seconds is the most that the bot thinks about a move.
play-thinks = { $name } thinks for at most { $seconds } s a move.

## fernweh train

help-train = Let a network learn a game of two players by playing itself and greedy.
help-train-folder = where the network is kept; a run that was interrupted goes on from there
help-train-minutes = how long it learns in all
help-train-tables = how many games are played side by side: the same as --set tables=N
help-train-set = set one of the learner’s settings, such as seed=N; as often as you like
help-train-settings = a TOML file with settings of the learner; what is typed comes before it
help-train-tensorboard = write events for TensorBoard into the folder too
train-learning = Learning
train-begins = Learning { $game } for { $minutes } min with { $tables } games side by side, seed { $seed }. It is kept in { $path }.
train-on = It learns on the { $device ->
    [cuda] GPU
   *[cpu] processor; a GPU is many times faster
}{ $steps ->
    [0] .
   *[other] , and goes on after { $steps } million steps.
}
train-preparing = Getting ready: rules and network are being compiled…
train-stands = { $steps } million steps, { $rate } a second, entropy { $entropy }, { $minutes } min { $seconds } s left
train-judged = { $steps } million steps: wins { $share } % of the games against greedy, { $random } % against random{ $met ->
    [yes] , { $earlier } % against itself up to ten judgements ago
   *[no] { "" }
}. The best so far: { $best } % against greedy.
train-stopped = Stopped after { $steps } million steps. Checkpoint, best network and metrics are in { $path }; the same command goes on from there.
train-done = The best network wins { $share } % of the games against greedy, { $random } % against random{ $met ->
    [yes] { " " }and { $earlier } % against itself up to ten judgements before the end
   *[no] { "" }
}. It is in { $path }.
fault-no-train-setting = There is no setting { $name } of the learner. There are: { $allowed }.
fault-train-setting = The setting { $name } cannot be { $value }. It can be: { $allowed }.
