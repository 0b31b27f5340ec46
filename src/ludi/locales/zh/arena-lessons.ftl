# Arena: Roma II 课程：每一步的说明，以及对其他行动的回应。

lesson-arena-bribery = 贿赂格
lesson-arena-bribery-start = Arena 在六个圆盘之外多了贿赂格：任何骰子都能在那里用，但要再付与点数相同的塞斯特斯。
lesson-arena-bribery-bribe = 你的“{ roma-card-templar }”在那里：掷战斗骰得分。用最便宜的骰子：把2放到贿赂格。
lesson-arena-bribery-bribe-dear = 效果一样，却要付4枚塞斯特斯。用2。
lesson-arena-bribery-bribe-bribe = 也行，不过请试试贿赂格：放上2。
lesson-arena-bribery-end = 掷出5，取一半、向上取整，得3分。贿赂格每回合用一次；空着同样扣1分。

lesson-arena-diagonal = 斜向攻击
lesson-arena-diagonal-start = “{ roma-card-decurion }”能攻击正对面或斜对面的人物：从2号圆盘可打1、2、3号圆盘。用2激活。
lesson-arena-diagonal-target = 1号圆盘的“{ roma-card-spy }”防御4，3号圆盘的“{ roma-card-beast }”只有3。攻击3号圆盘。
lesson-arena-diagonal-target-weak = 1号圆盘的防御更强。选较弱的3号圆盘。
lesson-arena-diagonal-end = 掷出2，牌再加1，刚好3。别忘了斜对面的弱牌。

lesson-arena-points = 其他得分牌
lesson-arena-points-start = Forum 在这里很少，别的牌也能得分。“{ roma-card-tavern }”：对方每有一个人物得1分。用3。
lesson-arena-points-altar = 三个人物得3分。再用“{ roma-card-altar }”：把自己的一个人物换成分数。用6。
lesson-arena-points-altar-fewer = “{ roma-card-trireme }”要人物比对方多才得分，你比对方少。用6。
lesson-arena-points-offer = 弃掉的牌防御是多少，就得多少分。两张选一张。
lesson-arena-points-end = 一下子得很多分，但也空出一格。临近结束时用，或准备好补缺的牌。

lesson-arena-supply = 结束对局
lesson-arena-supply-start = 你以14比12领先，供应堆还剩3分。供应堆一空，对局结束，领先者胜。
lesson-arena-supply-use = “{ roma-card-aqueduct }”把供应堆的3分移出游戏。用1。
lesson-arena-supply-end = 供应堆空了，不掷骰就赢了。留意供应堆：领先者盼它空，落后者不盼。来一局吧！
