# Training: `ludi train`.

train-help = Train a network on games that the search plays against itself, and let a match decide whether it is better.
train-title = the game: { $titles }
train-out = folder of the run: games, weights, match
train-games = games of each generation
train-generations = how many times games are played with what has been learned so far
train-iterations = iterations for each move of these games
train-playouts = in the first generation: random games that show what a position is worth
train-units = units of the two layers
train-mix = how much of what is learned is the result of a game, from 0 to 1; the rest is the value of the position
train-passes = maximum number of passes over the games
train-rounds = maximum number of rounds in the match: games with the same luck and the seats swapped
train-margin = a difference of this size in the share of games won must not be missed
train-strength = iterations of what there is, in the match; the network has as many as take the same time
train-fresh = play and train as if no network came with the title
train-seed = of games, training and match
train-resume = continue with the folder of --out
train-told-games = Generation { $n }: { $done } of { $total } games
train-told-passes = Generation { $n }: { $done } of { $total } passes, loss { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-told-rounds = Match: { $done } of { $total } rounds
train-losses = Generation { $n }, games held back: loss { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) } without the network, { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) } with it.
train-pace = Match: { NUMBER($iterations, useGrouping: 0) } iterations of what there is against { NUMBER($own, useGrouping: 0) } of the network, which take the same time.
train-match = The network won { NUMBER($won, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }%) in { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }.
train-verdict-more = Decided: the network is better.
train-verdict-less = Decided: the network is worse.
train-verdict-same = Decided: no difference that matters.
train-verdict-open = Not decided: more rounds are needed.
train-file = Weights: { $file }
train-file-refused = Weights, which are not taken as they are not shown to be better: { $file }

## Complaints

train-two-units = a pair of whole numbers from 1 to { $most }, such as 16,16
train-no-games = { $file }: this is not a file of games; delete it to have them played again
