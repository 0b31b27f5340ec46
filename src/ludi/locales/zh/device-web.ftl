# 座位属于谁

web-my-seats = 你的座位
web-my-seats-none = 这个浏览器还没有座位。开始第一局后就会有。
web-my-seats-rooms = 这个浏览器在 { $rooms } 局游戏中有座位。
web-my-seats-devices = { $devices } 台设备共用这些座位。
web-device = 另一台设备的座位
web-device-make = 在另一台设备上继续
web-device-link = 请在另一台设备上打开这个链接。它只能用一次，{ $minutes } 分钟内有效。
web-device-local = 这个地址只在这台电脑上有效。请先用网络地址打开牌桌，再建立链接。
web-device-ask = 要在这里使用建立此链接的设备的座位吗？之后两台设备都拥有全部座位。只有那台设备是你的，才可继续：建立链接的人也会看到这些座位的手牌。
web-device-own = 这个浏览器已在 { $rooms } 局游戏中有座位。另一台设备也会拥有它们。
web-device-take = 接收座位
web-device-done = 现在这台设备上也有 { $rooms } 局游戏。
web-device-no-link = 这个地址用来把座位带到另一台设备。链接要在持有座位的设备的设置中建立。
web-forget-this = 在此退出
web-forget-this-sure = 要退出 { $rooms } 局游戏吗？你的座位会空出来，没有人能再还给你。
web-forget-this-shared = 要在此退出吗？你的其他设备会保留座位。
web-forget-others = 退出所有其他设备
web-forget-others-sure = 要退出所有其他设备吗？只有这台保留座位。

# The list of one's own games

web-games = 我的对局
web-games-turn = 轮到你（{ $n }）
web-games-waiting = 等待中（{ $n }）
web-games-over = 已结束（{ $n }）
web-games-last = 最近一步：{ $when }
web-games-delete = 删除
web-games-sure-running = 离开这一局吗？按房间的规定，由电脑代你继续，或座位重新空出。
web-games-sure = 从列表中移除这一局吗？若没有其他人在座，它将被删除。
web-games-none = 还没有对局。
web-games-keep = 已结束的对局在最后一次变动 { $days } 天后删除；想保留的请导出。
web-games-keep-all = 本服务器会一直保存对局，直到被删除。
web-games-export = 导出全部对局
web-home-more = 还有 { $rooms } 局
web-home-continue = 继续对局
web-home-turn = 轮到你了
web-home-open = 空位

web-numbers = 我的战绩
web-numbers-title = 游戏
web-numbers-against = 对手
web-numbers-games = 局数
web-numbers-won = 胜局
web-numbers-fair = 扣除运气
web-numbers-best = 最高分
web-numbers-share = { $won }（{ $percent }%）
web-numbers-fairly = { $percent }%（{ $games }）
web-numbers-people = 真人
web-numbers-several = 不同级别的电脑
web-numbers-practice = { $opponent }（练习）
web-numbers-alone = 无
web-numbers-about = 只在本浏览器中统计，只计在这里看到结局的对局；对局删除后，战绩仍然保留。从中途开始的对局不计入。
web-numbers-fair-about = 扣除运气：已复盘对局（局数在括号内）的胜率，减去骰子和牌带来的部分。
web-numbers-save = 保存为文件
web-numbers-forget = 删除我的战绩
web-numbers-sure = 删除所有这些战绩？别处没有保存。
