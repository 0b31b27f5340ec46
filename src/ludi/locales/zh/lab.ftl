# Simulation, replay, verification, compiling ahead and measuring: `ludi simulate`, `replay`, `verify`, `warm`, `bench`.

lab-simulate-help = 让电脑互相对战，统计胜负，并保存每一局。
lab-simulate-title = 游戏
lab-simulate-bots = 每个座位的级别，用半角逗号分隔；各局之间轮换座位：{ $levels }；LEVEL:FILE 是带自己网络的级别
lab-simulate-games = 局数
lab-simulate-jobs = 并行的进程数；未给出时为本机处理器数
lab-simulate-seed = 种子相同，对局也相同，除非某级别按时间思考
lab-simulate-ms = 每步的毫秒数，代替各级别自己的预算
lab-simulate-out = 把每一局写入此文件，每局一行 JSON
lab-simulate-resume = 接着 --out 的文件继续；已完成的对局不再重下
lab-simulate-share = 这里只下这一份对局，例如 1/3：三台机器中的第一台；用 --merge 合并各份
lab-share-accepted = K/N，K 为 1 到 N，例如 1/3
lab-simulate-records = 把每局的对局文件存入此文件夹，供 ludi replay 使用
lab-simulate-option = 游戏选项，写作 名称=值；可以给出多次
lab-luck = 从结果中扣除运气，使结果更可靠；所花时间比 greedy 电脑的对局本身还长

lab-compiling = 正在编译，仅此一次：{ $done } / { $total } 个函数
lab-progress = { $done } / { $total } 局，{ NUMBER($rate, maximumFractionDigits: 2) } 局/秒，还需 { $left }
lab-progress-first = { $done } / { $total } 局
lab-found = 已完成{ $games }局。
lab-dropped = { $file } 的最后一行不完整；那一局会重下。
lab-stopped = 下完 { $done } / { $total } 局后停止。
lab-stopped-kept = 下完 { $done } / { $total } 局后停止；已保存在 { $file }，用 --resume 继续。

lab-sum-bot = 电脑
lab-sum-won = 胜率
lab-sum-interval = 95% 区间
lab-sum-wins = 胜
lab-sum-draws = 平
lab-sum-losses = 负
lab-sum-score = 平均得分
lab-sum-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-sum-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-sum-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-sum-length = 共{ $games }局，平均 { NUMBER($turns, maximumFractionDigits: 1) } 回合、{ NUMBER($decisions, maximumFractionDigits: 1) } 次决策。
lab-sum-first = 先手胜率 { $won }（{ $range }）。
lab-sum-draw = 平局算半胜。同一轮的各局运气相同、座位互换；区间已考虑这一点。
lab-sum-without = 扣除运气
lab-sum-luck = 扣除运气：去掉骰子和牌带来的得失，互换座位的对局彼此抵消。区间宽度为原来的 { NUMBER($width, maximumFractionDigits: 0) }%，相当于下了 { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } 倍的对局。
lab-sum-luck-few = 对局太少，无法扣除运气：至少需要 { $rounds } 轮，且胜、负各不少于 { $games } 局。

lab-replay-help = 逐步回放一个对局文件；用于管道时：讲完全部经过，再显示局面。
lab-replay-file = 对局文件
lab-replay-at = 这么多步之后的局面
lab-replay-seat = 只看此座位看到的内容：1 为先手
lab-replay-former = 这一局是按旧版规则进行的：经过以文字叙述，不绘制版图。
lab-replay-position = 第 { $n } / { $total } 步之后
lab-replay-result = 结果：{ $result }。
lab-replay-score = { $player } { POINTS($score) }
lab-replay-resigned = 认输：{ $player }
lab-replay-next = 下一步
lab-replay-back = 上一步
lab-replay-next-turn = 下一回合
lab-replay-turn-back = 上一回合
lab-replay-start = 开头
lab-replay-end = 结尾
lab-replay-quit = 退出

lab-verify-help = 重新走一遍对局文件：每一步都合法吗？
lab-verify-files = 对局文件
lab-verify-over = { $file }：正确，{ $title }，{ $actions } 步，已结束：{ $result }
lab-verify-open = { $file }：正确，{ $title }，{ $actions } 步，未结束
lab-verify-draws = 全部 { $n } 次随机结果都出自事先以校验值确定的种子。
lab-verify-share = { $seat }为种子加入：{ $share }

lab-warm-help = 预先编译游戏，使其能立即开始。
lab-warm-titles = 游戏；未给出时为全部
lab-warm-done = { $title }：{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 秒后就绪；编译结果保存在 { $folder }
lab-warm-no-numba = 此处没有安装 Numba：无法编译，一切以未编译方式运行。安装命令：{ $command }。

lab-bench-help = 测量游戏在本机上的速度。
lab-bench-title = 游戏
lab-bench-seconds = 每次测量的时长
lab-bench-json = 以 JSON 输出数据
lab-bench-measuring = 正在测量：{ $what }
lab-bench-what = 项目
lab-bench-value = 数值
lab-bench-unit = 单位
lab-bench-number = { NUMBER($n, maximumFractionDigits: 2) }
lab-bench-whole = { NUMBER($n, maximumFractionDigits: 0) }
lab-bench-plain = 随机对局，未编译
lab-bench-fast = 随机对局，已编译
lab-bench-threads = 随机对局，已编译，双线程
lab-bench-scaling = 双线程与单线程之比
lab-bench-search = 搜索（ISMCTS），随机推演
lab-bench-wasm = 随机对局，WebAssembly
lab-bench-wasm-search = 搜索（ISMCTS），WebAssembly
lab-bench-wasm-share = WebAssembly 搜索与编译后搜索之比
lab-bench-copy = 复制一个状态，已编译
lab-bench-cold = 冷编译
lab-bench-warm = 已有编译结果时启动并下第一局
lab-bench-first = 导入并走第一步，未编译
lab-bench-unit-decisions = 决策/秒
lab-bench-unit-iterations = 迭代/秒
lab-bench-unit-times = 倍
lab-bench-unit-ns = 纳秒
lab-bench-unit-seconds = 秒
lab-bench-unit-cpu-seconds = CPU 秒

lab-review-help = 复盘一局：胜率走势、运气，以及每个失误的代价。
lab-review-json = 以 JSON 输出全部内容
lab-review-iterations = 每个决策搜索多少次；默认{ NUMBER($usual, useGrouping: 0) }次，耗时的游戏则更少
lab-review-seat = 只看这个座位所知所为（1 为先手）；对局未结束时必须给出
lab-review-progress = 局面 { $done }/{ $total }，每秒 { NUMBER($rate, maximumFractionDigits: 0) } 个，还需 { $left }
lab-review-curve = { $player } 的胜率
lab-review-curve-alone = { $player } 的得分率
lab-review-player = 玩家
lab-review-initial = 开局
lab-review-luck = 运气
lab-review-skill = 技术
lab-review-final = 终局
lab-review-errors = 失误
lab-review-accuracy = 准确度
lab-review-sum = 单位为胜率的百分点：开局 + 运气 + 技术 = 终局；± 为 95% 误差范围。
lab-review-sum-alone = 单位为可得分数的百分点：开局 + 运气 + 技术 = 终局；± 为 95% 误差范围。
lab-review-dearest = 代价最大的失误：
lab-review-faultless = 没有发现失误。
lab-review-moment = { $at } 步之后，{ $player }：{ $move }（损失 { $loss }%）
lab-review-as = 对局尚未结束：这里只有 { $player } 能知道的内容。

## 错误

lab-failed = { $games }：{ $why }
lab-games = { $n ->
        [1] 第{ $first }局
       *[other] 第{ $first }到{ $last }局
    }
lab-worker-ended = 一个工作进程自行结束（状态码{ $status }）；已完成的部分已保存
lab-review-worker-ended = 一个工作进程自行结束（状态码{ $status }）；请重新开始复盘
lab-process-ended = 编译进程自行结束（状态码{ $status }）
lab-uncompiled = 无法编译{ $title }：{ $why }
lab-executor-broke = 执行器出错：{ $why }；已完成的部分已保存
lab-no-ray = { $address }没有 Ray 集群：{ $why }
lab-ray-address = HOST:PORT、auto 或 local
lab-resume-alone = 给出了--resume，却没有用--out 指定要继续的文件
lab-file-there = { $file }已存在；可用--resume 继续，或另取一个名字
lab-records-there = { $file }已存在；请换一个文件夹，或用--resume 继续
lab-no-file = 这样的文件无法继续写
lab-file-held = 另一次运行正在写入{ $file }
lab-no-simulation = 这不是模拟的文件；它未被改动
lab-no-run = 这不是此类运行的文件；它未被改动
lab-no-result = 这不是一局的结果；文件未被改动
lab-no-piece = 这不属于这次运行；文件未被改动
lab-strange-game = 第{ $game }局出现了两次，或不在要求之内
lab-other-run = 它是以{ $name } { $there }生成的，而现在给出的是{ $given }；文件未被改动
lab-bot-each = 每个座位一个，例如 greedy,random
lab-luck-alone = 给出了 luck，但它至少需要两个电脑：独自玩的人每局都赢
lab-luck-rules = 给出了 luck，但它只用于两个电脑；这里比较的是两套规则
lab-players-alone = players：给出的是 1，比较电脑时至少要 2
lab-multiple = 0或{ $n }的正整数倍
lab-review-open = 这局还没有结束：请指定从哪个座位所知的信息来复盘
lab-bench-failed = 测量进程失败：{ $why }
lab-warm-no-folder = { $why }；请把 LUDI_CACHE 设为可写的文件夹
