# 平衡：牌被打出、激活、获胜的次数，以及改动对它们的影响：`ludi balance`。

lab-balance-help = 各张牌和各种选择表现如何？改动规则或数值会带来什么变化？
lab-balance-games = 局数；改动之后再玩同样多局
lab-balance-first = 第一局的编号，须为 50 的倍数：可由多台机器分担，参见 --merge
lab-balance-seed = 种子相同，改动前后的对局也对应相同
lab-balance-option = 游戏选项，写作 名称=值，改动前后都生效；可以给出多次
lab-balance-change = 改动：选项，写作 名称=值；可以给出多次
lab-balance-own = 改动：自己的牌面数值，TOML 文件
lab-balance-cost = 改动：一张牌的费用，写作 牌名=数；可以给出多次
lab-balance-html = 把带图表的报告写入此文件：单个网页，无需网络
lab-balance-json = 把数据以 JSON 写入此文件
lab-balance-parquet = 把数据以 Parquet 写入此文件
lab-balance-out = 把已完成的对局存入此文件
lab-balance-resume = 接着 --out 的文件继续，或增加对局
lab-balance-merge = 并入另一个 --out 文件中已完成的对局；可以给出多次
lab-balance-title = 平衡：{ $title }
lab-balance-facts = { $pairs ->
    [yes] 改动前后各 { $games } 局，两两运气相同
   *[no] { $games } 局
  }；电脑：{ $bots }；种子 { $seed }。
lab-balance-changed = 改动内容：{ $what }
lab-balance-found = 发生的变化
lab-balance-none = 没有可以确定的变化：差异不超过偶然。
lab-balance-change-up = ▲ { $thing }，{ $event }：从 { $before } 升至 { $after }（校正后 p = { $p }）
lab-balance-change-down = ▼ { $thing }，{ $event }：从 { $before } 降至 { $after }（校正后 p = { $p }）
lab-balance-honest = 共作 { $rows } 项比较，用 Benjamini–Hochberg 方法一并校正。若什么都没有改变，报告出任何变化的概率至多为 { NUMBER($level, maximumFractionDigits: 1) }%。
lab-balance-game = 整局
lab-balance-whole = { $what }：{ $before }
lab-balance-whole-after = { $what }：{ $before }，改动后 { $after }
lab-balance-plots = 图表
lab-balance-bars = 点是每局平均值，线是各自的 95% 区间。彩色三角形是可以确定的变化。
lab-balance-plot = { $event }
lab-balance-plot-change = { $event }：变化
lab-balance-table = 全部数据
lab-balance-thing = 牌或选择
lab-balance-seat = { $event }，座位 { $n }
lab-balance-cause = 用某张牌获胜，不一定是因为这张牌获胜：领先的人本来就能打出更多的牌。
lab-balance-number = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-balance-written = 报告在 { $file } 中。
lab-event-had = 到手
lab-event-laid = 打出
lab-event-used = 激活
lab-event-left = 终局留在手中
lab-event-chosen = 被选
lab-event-won = 用它获胜
lab-event-decisions = 每局决策数
lab-event-first = 先手获胜

## 错误

lab-balance-twice = { $one }与{ $other }同时给出；二者只能取一
lab-balance-compiled = 给出了--facts；{ $title }的数据已编译进规则，每个进程只有一份；这里可用选项，要用文件来玩请用 ludi simulate --facts
lab-balance-no-numbers = 给出了--cost；{ $title }没有可以修改的卡牌数值
lab-balance-pair = 卡牌=数字（整数）
