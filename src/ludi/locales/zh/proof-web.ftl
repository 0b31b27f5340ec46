# 一局的骰子由何而来

web-commitment = 服务器的那一份在开局前已确定，其校验值为：
web-proof-seed = 对应的种子和盐值：
web-proof-how = 保存对局文件并运行 { $command }：所有骰子和牌会重新抽出并逐一核对，校验值必须等于种子加盐值的 SHA-256。
web-proof-later = 终局后会公布种子，任何人都可以核对骰子和牌。任何人（包括服务器）都无法选定结果：每位玩家的设备都加入了一份。
web-proof-none = 这份对局文件没有校验值。
web-proof-shares = { $seat }加入的份额：
web-proof-mine = 本设备加入的份额在其中，校验值也与开局前显示的一致。
web-proof-foreign = 这不是本设备加入的份额，或不是开局前显示的校验值：请不要相信这些骰子和牌。
web-proof-checked = 此对局文件中的每个骰子和每张牌都由其种子得出。校验值是否在开局前公布过，只有当时看到的人知道。
web-proof-false = 此对局文件给出了种子，但骰子和牌并非由它得出。
web-share-waits = 正在等待{ $seats }：每位玩家的设备都会为骰子和牌加入一份随机数。半分钟后，即使缺少这一份，对局也会开始。

# The review of a game that is over: in the terminal, in the result and beside the replay.

web-review = 复盘
web-review-result = 结果
web-course = 本局得分走势
web-decided-ask = 是什么决定了胜负？
web-decided = 决定胜负的一步
web-decided-look = 查看这一步
web-review-better = 更好：{ $move }
web-review-curve = { $seat } 的胜率
web-review-seat = 准确度 { $accuracy }，运气 { $luck } ± { $margin }%
web-review-dearest = 代价最大的失误
web-review-played = 实际：{ $move }
web-review-lost = 损失 { $n }%
web-review-resigned = { $seat }认输了（损失 { $n } ± { $margin }%）。
web-review-none = 没有发现失误。
web-review-lucky = 好运
web-review-mistake = 大失误
web-review-play-on = 从这里接着下
web-review-note = 准确度是各个决策的，0 到 100；运气是骰子和牌带来的胜率百分点；± 是它的 95% 误差：比它小的运气也许并不存在。
web-review-link = 此复盘的链接
web-review-left = 剩余 { $left }
web-rematch-waits = 下一局已经准备好了，随时可以加入。
web-rematch-join = 加入下一局
