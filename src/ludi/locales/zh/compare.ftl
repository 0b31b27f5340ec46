# 比较：`ludi compare` 与 `ludi tournament`。

lab-compare-help = 用相同的运气比较两个电脑或两套规则，直到有定论。
lab-compare-a = A：电脑级别；或一套规则：usual、名称=值（多个用半角逗号分隔），或自己数值的 TOML 文件
lab-compare-b = B：同上
lab-compare-bots = 比较两套规则时：每个座位的级别，用半角逗号分隔
lab-compare-players = 人数；比较两个电脑时，A 占一个座位，其余都是 B
lab-compare-measure = 比较两套规则时，比较什么：{ $all }
lab-compare-margin = 必须能检出的最小差异：胜率（0.05）或所比的量（1）
lab-compare-rounds = 轮数上限；一轮是运气相同的几局
lab-compare-asked = 问题：{ $what }，没有差异，还是相差 { $margin }；每种错误至多 { NUMBER($error, maximumFractionDigits: 0) }%。
lab-compare-bot = { $a } 胜率 { $won }（{ $low } 至 { $high }），共 { $n } 轮。
lab-compare-luck = 扣除运气：{ $won }（{ $low } 至 { $high }）。以此判定。
lab-compare-rules = { $what }：A 为 { $a }，B 为 { $b }；差异 { $low } 至 { $high }，共 { $n } 轮。
lab-compare-bots-more = 定论：{ $a } 强于 { $b }。
lab-compare-bots-less = 定论：{ $b } 强于 { $a }。
lab-compare-bots-same = 定论：{ $a } 与 { $b } 相差不到 { $margin }。
lab-compare-bots-open = 尚无定论：需要更多轮。
lab-compare-rules-more = 定论：{ $b } 多于 { $a }。
lab-compare-rules-less = 定论：{ $b } 少于 { $a }。
lab-compare-rules-same = 定论：{ $a } 与 { $b } 相差不到 { $margin }。
lab-compare-rules-open = 尚无定论：需要更多轮。
lab-measure-bots = 胜率
lab-measure-won = 先手胜率
lab-measure-length = 每局回合数
lab-measure-decisions = 每局决策数
lab-measure-points = 每个座位的分数
lab-measure-winner = 胜者的分数
lab-tournament-help = 让各级电脑两两对战，并评定等级分。
lab-tournament-bots = 以下级别中的两个或更多：{ $levels }，或LEVEL:FILE（带自己网络的级别）
lab-tournament-rounds = 每桌的轮数：一轮中每个座位一局，运气相同，每局之后大家依次换到下一个座位
lab-tournament-players = 每桌的座位数；每一组这么多的电脑各有一桌，电脑不够时，有的占几个座位
lab-tournament-rating = 等级分
lab-tournament-interval = { $low } 至 { $high }
lab-tournament-skill = { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-tournament-ahead = 同桌的两个电脑，名次在前者胜。第二部分是每行的电脑名次在每列的电脑之前的比例。
lab-tournament-note = 等级分按 Bradley–Terry 模型：高 400 分即十胜一负。平均为 0。
lab-tournament-second = openskill 按对局先后逐局评定，作为旁证：起点都是 25，± 为一个标准差。
lab-ray = 在此地址的 Ray 集群上运行；auto 会在本机上寻找

## 错误

lab-compare-for-rules = 给出了{ $name }，但它只用于两套规则；这里 A 和 B 是电脑
lab-compare-beside = 在{ $bot }旁给出了{ $given }；可接受的是另一个电脑：{ $bots }
lab-compare-seats = 给出了--players { $players }，而--bots 中有{ $bots }个；应每人一个
lab-compare-neither = 给出了{ $given }；可接受的是两个电脑（{ $bots }），或{ $usual }、名称=值、文件.toml 中的两个
lab-compare-compiled = 给出了{ $given }；{ $title }的数据已编译进规则：这里可接受的是 名称=值
lab-tournament-two = 两个或更多互不相同的列表
