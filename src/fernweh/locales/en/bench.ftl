# `fernweh bench`: figures of speed. A round is what the rulebook calls a round.
help-bench = Measures how fast a game plays at random, beside its ceiling and its peers. The last line is the figure.
help-bench-gpu = Measure on the GPU, after checking a million games against the CPU.
help-bench-seconds = How long each stretch is measured, in seconds; the best of five counts.
bench-what = What
bench-moves = Moves a second
bench-games = Rounds a second
bench-ratio = Ratio
bench-cores = { $n ->
    [one] One core
   *[other] { $n } cores
}
bench-scaling = { $n } cores against one
bench-limit = The same play in plain C, one core
bench-limit-share = Our share of the ceiling
bench-times = Ours against { $name }
bench-gpu = GPU
bench-parity = { $games } games end in the same bytes on the CPU and on the GPU.
fault-no-gpu = There is no GPU that can be used here.
fault-gpu-differs = The games on the GPU do not end as they do on the CPU. Please report this.
help-bench-search = Measure simulations of a search, and whole rounds by random play and by the policy.
bench-search-random = Search on one core: simulations with random roll-outs
bench-search-policy = Search on one core: simulations with the policy’s roll-outs
bench-rounds-random = { $n ->
    [one] One core: rounds at random
   *[other] { $n } cores: rounds at random
}
bench-rounds-policy = { $n ->
    [one] One core: rounds by the policy
   *[other] { $n } cores: rounds by the policy
}
