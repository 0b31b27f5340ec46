# History of the Roman Empire 课程：每一步的说明，以及对其他行动的回应。

lesson-empire-people = 进军的民族
lesson-empire-people-start = 每回合你带领一个边境民族，这次是高卢人。他们占有{ empire-land-lugdunensis }，并得到新军队。
lesson-empire-people-place = 把军队放进相邻的空行省，直接占领。点{ empire-land-aquitania }。
lesson-empire-people-place-stack = 那里军队多只利于防守，不多得分。占领新行省吧。
lesson-empire-people-place-lost = 没放的军队会失去。全部放下吧。
lesson-empire-people-place-gallia = 可以，但请留在浅绿色地区：那里的行省一起计分。
lesson-empire-people-more = 同一地区再占一个：{ empire-land-belgica }。
lesson-empire-people-more-stack = 还是占领新行省吧。
lesson-empire-people-more-lost = 再放一支：没放的会失去。
lesson-empire-people-more-gallia = 留在浅绿色地区，占领{ empire-land-belgica }。
lesson-empire-people-end = 不战而得同一地区三个行省。每回合你抽一枚标记：有5支以上军队的民族留下，较弱的送给领先者。下一课：战斗。

lesson-empire-battle = 战斗
lesson-empire-battle-start = { empire-land-aquitania }有一个罗马军团和一座城市。进攻方掷两颗骰子，防守方一颗。进攻吧。
lesson-empire-battle-start-attack = 空行省也好，但这里请进攻{ empire-land-aquitania }。
lesson-empire-battle-loot = 你的最大骰5胜过2：军团被消灭。民族会洗劫攻下的城市，骰子决定得几分。
lesson-empire-battle-end = 洗劫得4分，行省也归你。平点重掷；可继续派军，也可停下。

lesson-empire-terrain = 不该进攻之处
lesson-empire-terrain-start = 两个行省各有一个军团。{ empire-land-germania-superior }有山和堡垒，{ empire-land-belgica }开阔。进攻后者。
lesson-empire-terrain-start-hard = 那里防守方多掷一颗、再加1，堡垒还会独自作战。进攻{ empire-land-belgica }。
lesson-empire-terrain-start-attack = 这一课讲进攻：选{ empire-land-belgica }。
lesson-empire-terrain-end = 6对4：攻下。胜算至少一半就进攻：这会削弱别人，首先是领先者。山、林、海峡和堡垒都利于防守。

lesson-empire-score = 地区计分
lesson-empire-score-start = 浅绿色地区五个行省你有两个。还剩一支军队：再占第三个。
lesson-empire-score-start-other = 那个行省属于别的地区。同一地区三个才算主导。
lesson-empire-score-start-third = 占领浅绿色地区的空行省：{ empire-land-belgica }或{ empire-land-britannia-superior }。
lesson-empire-score-done = 军队都放好了。结束扩张，开始计分。
lesson-empire-score-end = 得4分：地区现值2分，三个行省为主导，加倍。一个是存在，五个是控制，三倍。
lesson-empire-score-plan = 放军队前看看页面写的加分：选最多的。进攻按胜算折算，一颗战利品骰约值3到4分。

lesson-empire-start = 你的罗马派系
lesson-empire-start-start = 你还带领一个罗马派系和军团。第1回合选择起点，得到一座城市和若干军团。
lesson-empire-start-choose = 选{ empire-land-italia }：位居中央，罗马城多得1分。
lesson-empire-start-choose-italia = 也不错。这里请选{ empire-land-italia }。
lesson-empire-start-next = 像民族一样扩张：北面是{ empire-land-cisalpina }。
lesson-empire-start-next-cisalpina = 军团走得很远，但先占邻近的{ empire-land-cisalpina }。
lesson-empire-start-sea = 军团还能航海。占领一个岛：{ empire-land-sicilia }或{ empire-land-sardinia }。
lesson-empire-start-sea-sea = 留在自己的地区：加上岛就有三个行省。
lesson-empire-start-end = 第一天就有同一地区三个行省。第1回合末你还能免费放三座堡垒：放在你的城市里。

lesson-empire-build = 军团和堡垒
lesson-empire-build-start = 从第2回合起，派系先花分数。军团要2分，你有6分。需要军队：招募一个。
lesson-empire-build-start-first = 那就没有军队可放。先招募军团。
lesson-empire-build-start-legion = 堡垒等会儿再建。先招募军团。
lesson-empire-build-fort = 堡垒要1分，军团没了也能防守。建在边境：{ empire-land-cisalpina }。
lesson-empire-build-fort-border = 民族从北面来，堡垒放在{ empire-land-cisalpina }更有用。
lesson-empire-build-fort-fort = 先守住边境：在{ empire-land-cisalpina }建堡垒。
lesson-empire-build-done = 还剩3分。再招一支军团也好，但本课到此为止。点“不再购买”。
lesson-empire-build-done-enough = 那样也好。不过这里请结束建造。
lesson-empire-build-end = 军团只付一次分，却每回合得分：能招多少招多少，再给每座城市一座堡垒。只收起叠在一起的军团。

lesson-empire-city = 建造城市
lesson-empire-city-start = 有些行省有资源，两处资源可建一座新城。{ empire-land-sicilia }有资源：用最后的军团占领。
lesson-empire-city-start-sicilia = 选{ empire-land-sicilia }：有资源，又在你的地区。
lesson-empire-city-done = 军团放好了。结束扩张，然后可以建城。
lesson-empire-city-site = 城市建在哪里？要有资源的行省。两处选一。
lesson-empire-city-site-city = 现在建城不花分，每次都得分。建吧。
lesson-empire-city-end = 每次计分，城市给派系2分，罗马再多1分。但民族攻下会洗劫：守好它，或花1分重建。

lesson-empire-event = 事件牌
lesson-empire-event-start = 你有秘密事件牌，每回合最多两张。{ empire-card-elite-troops-comitatus }免去第一次损失。现在打出。
lesson-empire-event-start-card = 先打牌：没有它，进攻风险更大。
lesson-empire-event-go = 已打出。轮到军队：点“开始”。
lesson-empire-event-keep = 可以收起已有的军队。这次不动：点“够了”。
lesson-empire-event-keep-leave = 这次让军队留在原地。
lesson-empire-event-attack = 现在进攻{ empire-land-aquitania }的军团。
lesson-empire-event-attack-attack = 趁牌有效，进攻{ empire-land-aquitania }。
lesson-empire-event-plan = 九张牌，每回合两张，别攒着。王国和部族带来军队：马上打出。首领在进攻前用，瘟疫用来对付领先者。
lesson-empire-event-end = 第一掷输了，牌救下军队，第二掷获胜。第7回合后，有军团的行省各得2分，届时请分散军团。可以开局了！
