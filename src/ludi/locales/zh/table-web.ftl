# 浏览器中的牌桌：房间和版图四周的一切。

web-you-small = 你
web-reconnecting = 正在重新连接……
web-unsent = 一旦连上服务器，你的行动就会发送。
web-table = 牌桌
web-position = 局面
web-help = 按键与帮助
web-rules-more = 查看规则
web-log = 纪事
web-chat = 聊天
web-chat-unread = 聊天（{ $n }）
web-explanation = 说明
web-here-now = 现在：
web-hands-hidden = 所有手牌均已隐藏。
web-between-list = 、
web-between-phrases = ，
web-between-clauses = ；
web-between-sentences = { "" }
web-sentence = { $words }。

## The lobby

web-lobby = { $title }：等待玩家
web-lobby-how = 把链接发给朋友。所有座位坐满后游戏立即开始。
web-invite = 邀请
web-link-invite = 加入游戏
web-link-watch = 仅观战
web-copy = 复制
web-copied = 已复制
web-qr = 链接的二维码，可用手机相机扫描
web-seat-waiting = 等待有人加入……
web-seat-give-bot = 让电脑来玩
web-take-back = 收回座位
web-kick = 请离
web-leave = 退出座位
web-sent-away = 你在这个房间里已没有座位。房间里的玩家可以再发给你一个新链接。
web-join = 加入 { $title }
web-join-host = { $seat }在等你。
web-join-do = 入座

## At the table

web-region-bar = 操作
web-region-board = 版图
web-region-prompt = 现在要做什么
web-region-log = 纪事：游戏的经过
web-region-chat = 消息
web-your-turn = 轮到你了
web-to-move = 行动中
web-thinks = 思考中……
web-away-for = { $n ->
    [0] 不在
   *[other] 离开 { $n } 分钟
}
web-waiting = 轮到{ $seat }。
web-thinking = { $seat }正在思考……
web-warming = { $total ->
    [0] { $seat }还在准备中……
   *[other] { $seat }还在准备中：已完成 { $done }/{ $total }……
}
web-weak = 这里没有编译好的代码：电脑对手和提示会更慢，也更弱。
web-over = 游戏结束了。
web-how = 可选的牌和位置带蓝框。先点它，再点目标。
web-how-once = 可选的都带蓝框。
web-available = 可用
web-chosen = 已选
web-do = 确定
web-cancel = 取消
web-undo = 撤销
web-undo-ask = 请求撤销
web-undo-asked = { $seat }请求撤销自己的上一步及其后的一切。
web-undo-waiting = { $seat }请求撤销，正在等待答复。
web-undo-yes = 同意
web-undo-no = 拒绝
web-redo = 重做
web-undo-declined = 撤销没有得到同意，这一步保留。
web-skip = 跳过
web-end-turn = 结束回合
web-hint = 提示
web-hints = 提示
web-looking = 你正在查看第{ $n }步。
web-now = 回到现在
web-tray-open = 看牌
web-tray-close = 看版图
web-watching = { $n }人观战
web-standing = { $seat }：{ POINTS($n) }分
web-log-start = 开局
web-log-turn = 第{ $n }回合
web-log-empty = 还没有发生任何事。
web-recap = 自你上次行动以来
web-recap-again = 再看一遍
web-gained = 分数变化：{ $points }
web-chat-empty = 还没有消息。
web-chat-write = 消息
web-chat-send = 发送

## Several people at one device

web-curtain = 请把设备交给{ $seat }
web-curtain-why = 对方看到的内容已隐藏。
web-curtain-ready = 我是{ $seat }

## The end

web-result-winner = { $seat }获胜
web-result-draw = 平局
web-result-shared = 共享胜利：{ $seats }
web-rematch = 再来一局
web-record = 对局文件
web-proof = 验证骰子和牌

web-percent = { $percent }%
