# 一桌游戏的选项：新建时的表单，以及所选内容的列表

web-options-what = 玩什么
play-yes = 是
play-no = 否
web-options-wrong = { $option }：请填 { $low } 到 { $high } 之间的整数。

web-successor-bot = 可由电脑代打
web-successor-person = 可由电脑或其他人接手，接手的人会看到手牌
web-absence-after = { $n } 分钟后
web-first-others = 其他人
web-first-other = 对方
web-first-me = 我
