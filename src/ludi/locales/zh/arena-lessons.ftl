# Arena: Roma II 课程：每一步的说明，以及对其他行动的回应。

lesson-arena-bribery = 贿赂
lesson-arena-bribery-start = Arena 在六个圆盘之外多了贿赂格：任何骰子都能用，但要再付与点数相同的塞斯特斯。
lesson-arena-bribery-bribe = 您的 { roma-card-templar } 在那里：掷战斗骰得分。用最便宜的骰子：把2放到贿赂格。
lesson-arena-bribery-bribe-dear = 效果一样，却要4塞斯特斯。用2。
lesson-arena-bribery-bribe-bribe = 也行，不过请试试贿赂格：放上2。
lesson-arena-bribery-end = 掷出5，一半进位得3点。贿赂每回合一次；空着同样扣1点。

lesson-arena-diagonal = 斜向攻击
lesson-arena-diagonal-start = { roma-card-decurion } 能攻击正对面或斜对面的人物：从2号盘可打1、2、3号盘。用2激活。
lesson-arena-diagonal-target = 1号盘的 { roma-card-spy } 防御4，3号盘的 { roma-card-beast } 只有3。攻击3号盘。
lesson-arena-diagonal-target-weak = 1号盘防御更强。选较弱的3号盘。
lesson-arena-diagonal-end = 掷出2，牌再加1，刚好3。别忘了斜对面的弱牌。

lesson-arena-points = 其他得分牌
lesson-arena-points-start = Forum 在这里很少，别的牌也能得分。{ roma-card-tavern }：对方每个人物给1点。用3。
lesson-arena-points-altar = 三个人物得3点。再用 { roma-card-altar }：把自己的一个人物换成分数。用6。
lesson-arena-points-altar-fewer = { roma-card-trireme } 要人物比对方多才得分，您比对方少。用6。
lesson-arena-points-offer = 弃掉的牌防御是多少，就得多少点。两张选一张。
lesson-arena-points-end = 一下子得很多分，但也空出一格。临近结束时用，或准备好补缺的牌。

lesson-arena-supply = 结束对局
lesson-arena-supply-start = 您以14比12领先，储备还有3点。储备一空，对局结束，领先者胜。
lesson-arena-supply-use = { roma-card-aqueduct } 让储备中的3点离开游戏。用1。
lesson-arena-supply-end = 储备空了，不掷骰就赢了。留意储备：领先者盼它空，落后者不盼。来一局吧！
