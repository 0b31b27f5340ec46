# Römisch Pokern 课程：每一步的说明，以及对其他行动的回应。

lesson-pokern-roll = 写下最初的数字
lesson-pokern-roll-start = 轮到你时，最多掷六颗骰子，一次一颗，合起来读成一个罗马数字。请看第一颗。
lesson-pokern-roll-ten = X 是 10。可以停下写入，但数字越大得分越多，而且单独一个 X 不怕任何一面。再掷一颗。
lesson-pokern-roll-ten-early = 可以停，但 10 太小。单独一个 X 之后，掷出哪一面都能成数，没有风险。
lesson-pokern-roll-eleven = X 和 I：9 或 11，掷出的先后无关。现在仍不怕任何一面。再掷一颗。
lesson-pokern-roll-eleven-early = 11 也行，但下一颗骰子还伤不到你。继续掷。
lesson-pokern-roll-risk = X、V、I：14 或 16。现在有风险了：再来一个 V 就组不成数字，什么也写不了。请停下。
lesson-pokern-roll-risk-greedy = 六次里有一次会掷出 V，毁掉这一回合。16 是个好开头，这次请停下。
lesson-pokern-roll-read = 骰子有两种读法：X 后面是 IV 或 VI。选你喜欢的。
lesson-pokern-roll-row = 数字必须从上到下递增。上面给小数、下面给大数留出位置：选第3行。
lesson-pokern-roll-row-top = 写在第1行，上面就再也放不下更小的数了。选第3行。
lesson-pokern-roll-row-bottom = 写在第7行，下面就再也放不下更大的数了。选第3行。
lesson-pokern-roll-row-near = 可以，但第3行上下留的位置更好。
lesson-pokern-roll-second = 对方在第2行写入 6。你的新回合掷出了 X。继续掷。
lesson-pokern-roll-second-full = 10 得写在第一个数的上方。争取更大的数：再掷一颗。
lesson-pokern-roll-twenty = XX 是 20，比你已有的数大。停下写入。
lesson-pokern-roll-twenty-enough = 这里继续掷也安全，不过先写下这个数吧。请停下。
lesson-pokern-roll-below = 20 更大，必须写在第一个数的下方。选第4行或第5行。
lesson-pokern-roll-below-gap = 写得太低，三十几的数就没地方放了。选第4行或第5行。
lesson-pokern-roll-end = 要点就是这样：七行递增，总和就是得分。下一课：骰子不听话时怎么办。

lesson-pokern-misthrow = 骰子不听话时
lesson-pokern-misthrow-start = X 和 V 是 15，本可写入。这次大胆一点：再掷一颗，虽然 V 会毁掉它。
lesson-pokern-misthrow-start-brave = 很稳妥！不过这一课要看看什么是失手。再掷一颗。
lesson-pokern-misthrow-misthrow = 两个 V 组不成罗马数字：失手。回合本来会一无所获，但行动牌能补救：打出“{ pokern-card-reroll-v }”。
lesson-pokern-misthrow-misthrow-lost = 那样回合就结束了，什么也没写入。你有行动牌：用一张吧。
lesson-pokern-misthrow-misthrow-wild = “{ pokern-card-wild }”可以代替任何一张牌，值得留着。请打出“{ pokern-card-reroll-v }”。
lesson-pokern-misthrow-misthrow-first = 那样也行。这一课请打出“{ pokern-card-reroll-v }”。
lesson-pokern-misthrow-count = 这张牌可以重掷一个或两个 V。留下一个 V：只重掷一颗时，只有 V 不好。选 1。
lesson-pokern-misthrow-count-one = 两颗都掷，好骰子也没了。一颗就够。
lesson-pokern-misthrow-saved = 救回来了：X、V、I 是 14 或 16。补救之后回合继续，但现在停下更好。
lesson-pokern-misthrow-saved-again = 再来一个 V，又要用掉一张牌。请停下。
lesson-pokern-misthrow-read = 14 还是 16？在 6 和 20 之间都放得下，大的得分更多。
lesson-pokern-misthrow-read-more = 14 也行，但 16 多两分。
lesson-pokern-misthrow-row = 6 和 20 之间有两行空着。选一行。
lesson-pokern-misthrow-end = 每张牌每局只能用一次，最后剩下的每张值 5 分。只救比这更值的数。

lesson-pokern-finish = 最后一行
lesson-pokern-finish-start = 你只剩一行空着，在 22 和 31 之间，只能写 23 到 30。看看骰子吧。
lesson-pokern-finish-must = X 是 10，没有地方写，所以不能停。继续掷。
lesson-pokern-finish-twenty = XX 是 20，还是太小。继续掷，盼着来个 X 或 V。
lesson-pokern-finish-fits = XXV 是 25，正好放得下。请停下。
lesson-pokern-finish-fits-greedy = 也许多得几分，也许再来一个 V 就全丢了。停在 25 吧。
lesson-pokern-finish-last = 只剩第5行了。写入你的第七个数。
lesson-pokern-finish-end = 填满一列，本轮结束后对局就结束。得分是总和，剩下的每张牌加 5 分。来下一局吧！
