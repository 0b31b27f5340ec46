# Comparing: `ludi compare` and `ludi tournament`.

lab-compare-help = Compare two bots, or two sets of rules, with the same luck, until it is decided.
lab-compare-a = A: a bot; or a set of rules: usual, name=value (several with commas), or a TOML file of your own values
lab-compare-b = B: the same
lab-compare-bots = for two sets of rules: a level for each seat, separated by commas
lab-compare-players = how many play; if two bots are compared, A has one seat and B all others
lab-compare-measure = for two sets of rules, what is compared: { $all }
lab-compare-margin = a difference of this size must not be missed: in the share of games won (0.05), or in the measure (1)
lab-compare-rounds = maximum number of rounds: games with the same luck
lab-compare-asked = Question: { $what }, no difference or one of { $margin }; each error at most { NUMBER($error, maximumFractionDigits: 0) }%.
lab-compare-bot = { $a } won { $won } ({ $low } to { $high }) in { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }.
lab-compare-luck = Without luck: { $won } ({ $low } to { $high }). This decides.
lab-compare-rules = { $what }: { $a } under A, { $b } under B; the difference is { $low } to { $high }, in { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }.
lab-compare-bots-more = Decided: { $a } is stronger than { $b }.
lab-compare-bots-less = Decided: { $b } is stronger than { $a }.
lab-compare-bots-same = Decided: { $a } and { $b } differ by less than { $margin }.
lab-compare-bots-open = Not decided: more rounds are needed.
lab-compare-rules-more = Decided: more with { $b } than with { $a }.
lab-compare-rules-less = Decided: less with { $b } than with { $a }.
lab-compare-rules-same = Decided: { $a } and { $b } differ by less than { $margin }.
lab-compare-rules-open = Not decided: more rounds are needed.
lab-measure-bots = share of games won
lab-measure-won = games won by the first seat
lab-measure-length = turns in a game
lab-measure-decisions = decisions in a game
lab-measure-points = points of a seat
lab-measure-winner = points of the winner
lab-tournament-help = Let every bot play every other one, and rate them.
lab-tournament-bots = two or more of { $levels }, or LEVEL:FILE: a level with a network of your own
lab-tournament-rounds = rounds of each table: a game for each seat with the same luck, all moving up a seat after each
lab-tournament-players = seats of a table; every choice of as many bots has a table of its own, and fewer bots have several seats
lab-tournament-rating = rating
lab-tournament-interval = { $low } to { $high }
lab-tournament-skill = { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-tournament-ahead = Of two bots at a table, whoever finishes ahead has beaten the other. What the second part shows is how often the bot of a row finished ahead of the one of a column.
lab-tournament-note = Ratings by Bradley and Terry: 400 more are ten wins to one. Their mean is 0.
lab-tournament-second = openskill takes the games one after another, as a second opinion: all begin at 25, and ± is one standard deviation.
lab-ray = play on a Ray cluster at this address; auto finds one on this machine

## Complaints

lab-compare-for-rules = { $name } was given, which is for two sets of rules; here A and B are the bots
lab-compare-beside = { $given } was given beside { $bot }; another bot is accepted: { $bots }
lab-compare-seats = --players { $players } was given, but { $bots } in --bots; one for each is accepted
lab-compare-neither = { $given } was given; two bots ({ $bots }), or two of { $usual }, name=value and FILE.toml are accepted
lab-compare-compiled = { $given } was given; the data of { $title } are compiled into its rules: name=value is accepted here
lab-tournament-two = a list of two or more different ones
