# Balance: how often cards are laid, used and won with, and what a change does to that: `ludi balance`.

lab-balance-help = Show how cards and choices fare, and what a change of the rules or of a number does to them.
lab-balance-games = how many games, and as many again after a change
lab-balance-first = the number of the first game, a multiple of 50: several machines can share the games, see --merge
lab-balance-seed = the same seed gives the same games, before and after a change
lab-balance-option = an option of the game as name=value, before and after a change; may be given several times
lab-balance-change = a change: an option as name=value; may be given several times
lab-balance-own = a change: your own card values, from a TOML file
lab-balance-cost = a change: what a card costs, as CARD=NUMBER; may be given several times
lab-balance-html = write the report with plots to this file, one page that needs no network
lab-balance-json = write the figures to this file as JSON
lab-balance-parquet = write the figures to this file as Parquet
lab-balance-out = keep finished games in this file
lab-balance-resume = continue with the file of --out, or add games to it
lab-balance-merge = take over the finished games of another file of --out; may be given several times
lab-balance-title = Balance: { $title }
lab-balance-facts = { $pairs ->
    [yes] { $games ->
        [one] { $games } pair
       *[other] { $games } pairs
      } of games, before and after the change, with the same luck
   *[no] { $games ->
        [one] { $games } game
       *[other] { $games } games
      }
  }; bots: { $bots }; seed { $seed }.
lab-balance-changed = What was changed: { $what }
lab-balance-found = What changed
lab-balance-none = No change is certain: the differences are no greater than chance would make them.
lab-balance-change-up = ▲ { $thing }, { $event }: from { $before } up to { $after } (corrected p = { $p })
lab-balance-change-down = ▼ { $thing }, { $event }: from { $before } down to { $after } (corrected p = { $p })
lab-balance-honest = { $rows } comparisons were made, corrected together by Benjamini and Hochberg. If nothing had changed, the chance of reporting anything at all would be at most { NUMBER($level, maximumFractionDigits: 1) }%.
lab-balance-game = the game
lab-balance-whole = { $what }: { $before }
lab-balance-whole-after = { $what }: { $before }, after the change { $after }
lab-balance-plots = Plots
lab-balance-bars = Dots are means of a game, lines their 95% intervals, each taken by itself. Triangles in colour are changes that are certain.
lab-balance-plot = { $event }
lab-balance-plot-change = { $event }: change
lab-balance-table = All figures
lab-balance-thing = card or choice
lab-balance-seat = { $event }, seat { $n }
lab-balance-cause = A card with which games are won need not be why they are won: whoever is ahead can lay more.
lab-balance-number = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-balance-written = The report is in { $file }.
lab-event-had = came into a hand
lab-event-laid = laid
lab-event-used = activated
lab-event-left = left in hand at the end
lab-event-chosen = chosen
lab-event-won = won with it
lab-event-decisions = decisions in a game
lab-event-first = won by the first seat

## Complaints

lab-balance-twice = { $one } was given together with { $other }; one of the two is accepted
lab-balance-compiled = --facts was given; the data of { $title } are compiled into its rules, so a process has one file of them; options are accepted here, and ludi simulate --facts plays with a file
lab-balance-no-numbers = --cost was given; { $title } has no numbers of cards that could be changed
lab-balance-pair = CARD=NUMBER with a whole number
