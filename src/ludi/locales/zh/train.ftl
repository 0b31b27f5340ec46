# 训练：`ludi train`。

train-help = 用搜索自我对战的对局训练网络，再由一场比赛判定它是否更强。
train-title = 游戏：{ $titles }
train-out = 本次训练的文件夹：对局、权重、比赛
train-games = 每一代的局数
train-generations = 用已学到的内容重新对局的次数
train-iterations = 这些对局中每一步的迭代次数
train-playouts = 第一代中：用多少随机对局来判断局面的价值
train-units = 两层的单元数
train-mix = 所学目标中对局结果所占的比例，0 至 1；其余为局面的价值
train-passes = 遍历对局的次数上限
train-rounds = 比赛轮数上限；一轮是运气相同、互换座位的几局
train-margin = 必须能检出的最小胜率差异
train-strength = 比赛中现有搜索的迭代次数；网络的次数以用时相同为准
train-fresh = 对局与训练时当作此游戏没有附带网络
train-seed = 对局、训练和比赛所用的种子
train-resume = 继续 --out 文件夹中的训练
train-told-games = 第 { $n } 代：{ $done } / { $total } 局
train-told-passes = 第 { $n } 代：{ $done } / { $total } 遍，损失 { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-told-rounds = 比赛：{ $done } / { $total } 轮
train-losses = 第 { $n } 代，留出的对局：不用网络损失为 { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) }，用网络为 { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) }。
train-pace = 比赛：现有搜索 { NUMBER($iterations, useGrouping: 0) } 次迭代，对网络 { NUMBER($own, useGrouping: 0) } 次，用时相同。
train-match = 网络胜率 { NUMBER($won, maximumFractionDigits: 1) }%（{ NUMBER($low, maximumFractionDigits: 1) } 至 { NUMBER($high, maximumFractionDigits: 1) }%），共 { $n } 轮。
train-verdict-more = 定论：网络更强。
train-verdict-less = 定论：网络更弱。
train-verdict-same = 定论：没有值得一提的差异。
train-verdict-open = 尚无定论：需要更多轮。
train-file = 权重：{ $file }
train-file-refused = 权重（未采用，因为没有证明更强）：{ $file }

## 错误

train-two-units = 两个1到{ $most }的整数，例如 16,16
train-no-games = { $file }：这不是对局文件；删除它即可重新对局
