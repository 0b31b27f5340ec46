# 一桌游戏的选项：新建时的表单，以及所选内容的列表

web-options-what = 玩什么
play-yes = 是
play-no = 否
web-options-wrong = { $option }：请填 { $low } 到 { $high } 之间的整数。

web-successor = 离开的玩家的座位
web-successor-bot = 可由电脑代打
web-successor-person = 可由电脑或其他人接手，接手的人会看到手牌
web-absence = 玩家何时算离开
web-absence-after = 不在满 { $n } 分钟
web-first-others = 其他人
web-first-other = 对方
web-first-me = 我

web-nickname-other = 第二位玩家的名字
web-nickname-more = 此人的名字
web-opponent = 对手
web-count = 几人玩
web-count-of = { $n }{ $n ->
        [1] （单人）
       *[other] { "" }
    }
web-seat-open = 通过邀请链接加入的人
web-seat-shared = 同一设备上的另一个人
web-seat-shared-more = 同一设备上的其他人
web-seat-bot = 电脑：{ $level }
web-first = 谁先开始
web-options = 选项
web-option-hints = 所有人都可用提示
web-option-practice = 练习：可以随意撤销
web-create = 创建房间
web-new = 新房间：{ $title }
