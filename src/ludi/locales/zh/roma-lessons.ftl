# Roma 课程：每一步的说明，以及对其他行动的回应。

lesson-roma-money = 金钱和牌
lesson-roma-money-start = 你掷出了三颗骰子：2、4、6。每颗骰子是一次行动。你的牌放在1到6号圆盘，3号和5号空着。
lesson-roma-money-money = 每颗骰子换来与点数相同的塞斯特斯。把6放到“拿钱”圆盘上。
lesson-roma-money-money-more = Forum 要5枚塞斯特斯，只有6一次就够。
lesson-roma-money-money-early = 没用的骰子会浪费掉。先用6拿钱。
lesson-roma-money-lay = 现在付得起牌了。打出牌不需要骰子。从手牌选 { roma-card-forum }，费用5。
lesson-roma-money-lay-forum = { roma-card-legat } 也可以，不过先打出收益最好的 { roma-card-forum }。
lesson-roma-money-where = 选一个空圆盘：3号或5号。号码很重要：以后只有同点数的骰子能激活这张牌。
lesson-roma-money-where-covers = 那里已有牌，会被弃掉。选空的3号或5号。
lesson-roma-money-end = 很好：一颗骰子拿钱，一张牌上圆盘，还剩两颗骰子。下一课：{ roma-card-forum } 的用处。

lesson-roma-forum = 胜利点
lesson-roma-forum-start = 骰子放在同号圆盘上，就激活你在那里的牌。你的 { roma-card-forum } 在3号：用3激活它。
lesson-roma-forum-start-other = 那张牌也有用，但得分靠 { roma-card-forum }：用3。
lesson-roma-forum-second = { roma-card-forum } 还要第二颗骰子，按它的点数得分。越大越好：用6。
lesson-roma-forum-second-more = 用2只得2分。用6吧。
lesson-roma-forum-points = 得8分：骰子6分，{ roma-card-basilica } 紧挨 { roma-card-forum } 再加2分。还剩一颗骰子：拿钱。
lesson-roma-forum-points-waste = 剩下的骰子会浪费。先用它拿2枚塞斯特斯。
lesson-roma-forum-end = 记住：用一颗骰子激活 { roma-card-forum }，再花掉最大的另一颗，并把 { roma-card-basilica } 放在旁边。

lesson-roma-battle = 战斗
lesson-roma-battle-start = 你4号圆盘上的 { roma-card-legionarius } 可与对面的牌战斗：{ roma-card-senator }，防御3。用4激活。
lesson-roma-battle-won = 战斗骰掷出5，不小于防御3：牌被弃掉。结束回合，看看对方要付什么代价。
lesson-roma-battle-won-later = 实战中你会用掉这些骰子。这里直接结束回合。
lesson-roma-battle-end = 对方4号和5号圆盘空着，失去2分。战斗除掉一张牌，往往还让对方每回合再失1分。

lesson-roma-gaps = 空圆盘
lesson-roma-gaps-start = 你有10分，3号和4号圆盘空着。对方结束回合。看看你的分数。
lesson-roma-gaps-lost = 回合开始时每个空圆盘扣1分，还剩8分。补上空缺！打出 { roma-card-consul }：你有4枚塞斯特斯，它要3枚。
lesson-roma-gaps-where = 放到空圆盘：3号或4号。
lesson-roma-gaps-where-covers = 那会弃掉自己的牌，空缺还在。选3号或4号。
lesson-roma-gaps-more = 还有一个空缺。Forum 要5枚塞斯特斯：用5拿5枚。
lesson-roma-gaps-more-five = 还差4枚塞斯特斯：只有5够。
lesson-roma-gaps-forum = 现在打出 { roma-card-forum }。
lesson-roma-gaps-forum-rest = 那个不急。先打出 { roma-card-forum }。
lesson-roma-gaps-last = 放到还空着的圆盘。
lesson-roma-gaps-last-covers = 那里已有牌。选空圆盘。
lesson-roma-gaps-end = 六个圆盘都有牌了，下回合不扣分。尽早填满圆盘，便宜的牌也行。

lesson-roma-cards = 新牌
lesson-roma-cards-start = 你没有手牌。骰子放在“抽牌”圆盘上，按点数抽牌并留一张。用3抽牌。
lesson-roma-cards-keep = 三张牌里选一张。你有 { roma-card-basilica }，能加强 Forum：留下 { roma-card-forum }。
lesson-roma-cards-keep-forum = 那张也不错，但在 { roma-card-basilica } 旁边，{ roma-card-forum } 更值。
lesson-roma-cards-end = 点数大的骰子选择多。没留下的牌面朝上进入弃牌堆。

lesson-roma-win = 获胜
lesson-roma-win-start = 供应堆用完，或有玩家没有分了，对局就结束。供应堆只剩4分，你以17比15领先。
lesson-roma-win-use = 结束它：用3激活 { roma-card-forum }。
lesson-roma-win-spend = 再花掉6。即使供应堆不够，也全额得分。
lesson-roma-win-spend-little = 用1只得3分，供应堆还剩1分。用6。
lesson-roma-win-end = 25比15：你赢了。得分、填满圆盘、适时战斗：可以开始玩了！
