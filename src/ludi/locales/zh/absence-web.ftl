# 玩家离开时房间如何处理

web-absence-rule = 不在 { $n } 分钟即算离开。此后同桌任何人都可以让电脑代打{ $successor ->
    [person] ，房主也可以空出座位：接手的人会看到手牌。
   *[bot] 。其他人不会看到手牌。
}纪事里会写明。对局进行中，在场的人不会被请离。
web-leave-sure = 要退出这个座位吗？{ $follows ->
    [bot] 电脑会接着下完，这个浏览器不再能替它行动。
   *[person] 任何有邀请链接的人都可以坐下，这个浏览器不再能替它行动。
}
web-kick-sure = 要请{ $seat }离开吗？座位会空出来。
web-resign = 认输
web-resign-sure = 要认输吗？{ $ends ->
    [alone] 对局立即结束，以现有分数为准。
    [lost] 对局立即结束，对手获胜。
    [last] 因为只剩电脑，对局立即结束，你排在最后。
   *[bot] 电脑会接着下完，你不能再回到这个座位。
}

## Invitations

web-share = 分享
web-link-local = 这个地址只在这台电脑上有效，链接也一样。请用 --host 0.0.0.0 启动服务器，再用它显示的第二个地址打开页面：那里的链接别人也能打开。
web-link-network = 同一网络中的其他人用这个链接加入。本页的地址只在这台电脑上有效。

## 独自对战电脑的对局：带到浏览器里的牌桌，再带回来

web-along-take = 带走这局
web-along-take-what = 这局将在本浏览器中继续，断网也能玩。你无从得知的内容会重新发放，这里的对局保持原样。
web-along-bring = 带回服务器
web-along-bring-what = 这局将在服务器的新牌桌上继续。本浏览器里的对局保持原样。
web-along-away = 连接不到服务器。可以从你的上一回合起在本浏览器中继续；你无从得知的内容会重新发放。
web-along-on = 在此继续
