# Lusitania XXI: cards, the log, the moves, and what the screens say about a position.

lusitania-name = 卢西塔尼亚 XXI
lusitania-about = 二至四人组建军团：交换、招募、遣散，先到21分者胜
lusitania-points = { $seat }：{ POINTS($vp) }分

## Cards

lusitania-card-blue-1 = 阿基坦 I
lusitania-card-blue-2 = 阿基坦 II
lusitania-card-blue-3 = 阿基坦 III
lusitania-card-blue-4 = 阿基坦 IV
lusitania-card-blue-5 = 阿基坦 V
lusitania-card-red-1 = 不列颠 I
lusitania-card-red-2 = 不列颠 II
lusitania-card-red-3 = 不列颠 III
lusitania-card-red-4 = 不列颠 IV
lusitania-card-red-5 = 不列颠 V
lusitania-card-yellow-1 = 西班牙 I
lusitania-card-yellow-2 = 西班牙 II
lusitania-card-yellow-3 = 西班牙 III
lusitania-card-yellow-4 = 西班牙 IV
lusitania-card-yellow-5 = 西班牙 V
lusitania-card-green-1 = 赫尔维蒂亚 I
lusitania-card-green-2 = 赫尔维蒂亚 II
lusitania-card-green-3 = 赫尔维蒂亚 III
lusitania-card-green-4 = 赫尔维蒂亚 IV
lusitania-card-green-5 = 赫尔维蒂亚 V
lusitania-card-barbarian-1 = 蛮族 I
lusitania-card-barbarian-2 = 蛮族 II
lusitania-card-barbarian-3 = 蛮族 III
lusitania-card-barbarian-4 = 蛮族 IV
lusitania-card-barbarian-5 = 蛮族 V
lusitania-card-barbarian-6 = 蛮族 VI
lusitania-card-cook = 厨娘
lusitania-card-ballistarius = 弩炮手
lusitania-card-shield = 盾
lusitania-card-sword = 剑
lusitania-card-spear = 矛
lusitania-card-axe = 斧
lusitania-card-horse = 马
lusitania-card-bow = 弓箭
lusitania-card-stone = 石
lusitania-card-auxiliary = 辅助兵
lusitania-card-senator = 元老
lusitania-card-cleopatra = 克利奥帕特拉
lusitania-card-inspector = 巡察使
lusitania-card-doctor = 医生
lusitania-card-caesar = 尤利乌斯·凯撒
lusitania-card-general = 将军
lusitania-card-laurus-1 = 桂冠 1
lusitania-card-laurus-2 = 桂冠 2
lusitania-card-laurus-3 = 桂冠 3
lusitania-card-laurus-4 = 桂冠 4
lusitania-card-laurus-5 = 桂冠 5
lusitania-card-virtus-6 = 武勇 6
lusitania-card-virtus-7 = 武勇 7
lusitania-card-virtus-8 = 武勇 8
lusitania-card-virtus-9 = 武勇 9
lusitania-card-virtus-10 = 武勇 10
lusitania-card-legionary-text = 军团兵，放入 { $cell } 格。一个军团只有一个行省的军团兵，两个军团不能同省。
lusitania-card-barbarian-text = 雇佣兵，放入 { $cell } 格。一个军团最多{ $most }名蛮族{ $more ->
        [0] { "" }
       *[other] （有“武勇 9”时{ $more }名）
    }。
lusitania-card-black-text = 放入 { $cell } 格。{ $gear ->
        [none] 不带装备。
        [choice] 装备可选。
       *[fixed] 可带牌上所绘的装备。
    }
lusitania-card-equipment-text = 放在你的一名绘有此符号的战士下面。
lusitania-card-auxiliary-text = 移入一个空的战士格并留在那里；在任何格都值{ $n }分。
lusitania-card-senator-text = { $order ->
        [chosen] 按你选的顺序
       *[clockwise] 按顺时针
    }对每位其他玩家：随机拿其一张手牌，再给一张自己的牌。
lusitania-card-cleopatra-text = 弃掉其他军团的一张装备。
lusitania-card-inspector-text = 弃一张手牌，然后从弃牌堆任取另一张。
lusitania-card-doctor-text = 把你遣散的至多{ $n }张牌移到弃牌堆。
lusitania-card-caesar-text = 弃掉整个营地，换上{ $n }张新牌；然后凯撒交给右边的玩家，或其后有空格的玩家。平分时也由凯撒决定。
lusitania-card-general-text = 弃至多{ $n }张手牌，再抽同样多。
lusitania-card-award-text = { $asks }：{ $gives }。
lusitania-asks-all = 军团有{ $gear }
lusitania-asks-pairs = { $n }对相同装备
lusitania-asks-different = { $n }种不同装备
lusitania-asks-cells = { $cells } 格填满（战士或辅助兵）
lusitania-asks-row = 连续{ $n }格有战士
lusitania-asks-fitted = 有厨娘和装备齐全的弩炮手
lusitania-gives-virtus-6 = 一名战士可多带一张同样的装备
lusitania-gives-virtus-7 = 每次可交换至多两张
lusitania-gives-virtus-8 = 每次可遣散至多两张
lusitania-gives-virtus-9 = 可有{ $n }名蛮族
lusitania-gives-virtus-10 = 一名战士可再带两张其上未绘的装备

## What is printed on a card

lusitania-facts = { $parts }
lusitania-fact-points = { POINTS($vp) }分
lusitania-fact-takes = 可带{ $gear }
lusitania-fact-copies = 共{ $n }张
lusitania-fact-assumed = 自定数值：{ $values }
lusitania-value-vp = 分值
lusitania-value-takes = 装备
lusitania-value-copies = 张数
lusitania-or = { $gear }或{ $other }

## The rules in short, for the help page

lusitania-rules-goal = 组建军团。战士和装备得分，先到{ $goal }分者胜。每张遣散的牌扣半分。
lusitania-rules-turn = 每回合一个行动：与营地交换一张牌，招募一张入军团并抽一张，或面朝下遣散一张并抽一张。行动之前或之后，可使用你军团里的一位客人或一张玛尔斯牌。
lusitania-rules-legion = 军团兵（I至V）同属一省，蛮族（I至VI）最多{ $most }名{ $more ->
        [0] { "" }
       *[other] （有“武勇 9”时{ $more }名）
    }，厨娘VI，弩炮手VII；每格一名战士，永久留守。装备放在绘有它的战士下面。0和8格供客人和玛尔斯牌。
lusitania-rules-camp = 营地出现{ $n }张相同装备或{ $n }名同色战士时，立即弃掉并补{ $n }张；厨娘与弩炮手同为黑色。
lusitania-rules-end = 达到{ $goal }分立即终局，或牌库第二次抽完的回合后终局。分高者胜；平分时持凯撒者胜，否则为其左边第一位。
lusitania-rules-expansions = { $used ->
        [laurus] 扩展“桂冠”
        [virtus] 扩展“武勇”
       *[both] 每个扩展
    }摆出比人数多{ $n }张的牌。最先满足某张牌要求的人拿走它并一直保留。{ $used ->
        [laurus] 每张得一分。
        [virtus] 每张给长久的优势。
       *[both] 桂冠牌得一分，武勇牌给长久的优势。
    }

## Options

lusitania-option-laurus = 扩展“桂冠”
lusitania-option-virtus = 扩展“武勇”
lusitania-option-reading = 自定的牌值：对公开范例的两种解读
lusitania-option-reading-a = A：凯撒和将军不计分
lusitania-option-reading-b = B：凯撒和将军计分
lusitania-option-senator-order = 元老先拜访谁
lusitania-option-senator-order-clockwise = 顺时针
lusitania-option-senator-order-chosen = 由使用者决定
lusitania-option-max-turns = 多少回合后终局
lusitania-option-numbers = 代替自定数值的牌值

## The log

lusitania-told-caesar = { $seat }持有凯撒，先行。
lusitania-told-dealt = { $seat }得到“{ $card }”。
lusitania-told-draws = { $seat }抽到“{ $card }”。
lusitania-told-draws-unseen = { $seat }抽了一张牌。
lusitania-told-lies = 本局使用：{ $card }。
lusitania-told-camp = 营地新牌：{ $card }。
lusitania-told-hires = { $seat }招募“{ $card }”到 { $cell } 格。
lusitania-told-invites = { $seat }邀请“{ $card }”。
lusitania-told-takes = { $seat }从营地拿走“{ $card }”。
lusitania-told-puts = { $seat }把“{ $card }”放入营地。
lusitania-told-uses = { $seat }使用“{ $card }”。
lusitania-told-equips = { $seat }给“{ $with }”装备“{ $card }”。
lusitania-told-releases = { $seat }遣散“{ $card }”。
lusitania-told-releases-unseen = { $seat }遣散一张牌。
lusitania-told-doubles = { $seat }的“{ $with }”可再带一张“{ $card }”。
lusitania-told-widens = { $seat }的“{ $with }”可再带两张装备。
lusitania-told-discards = { $seat }弃掉“{ $card }”。
lusitania-told-picks = { $seat }从弃牌堆拿走“{ $card }”。
lusitania-told-heals = { $seat }把遣散的“{ $card }”移到弃牌堆。
lusitania-told-moves = { $seat }把辅助兵移到 { $cell } 格。
lusitania-told-strips = { $seat }弃掉{ $foe }“{ $with }”下的“{ $card }”。
lusitania-told-steals = { $seat }从{ $foe }手中拿走“{ $card }”。
lusitania-told-steals-unseen = { $seat }从{ $foe }手中拿走一张牌。
lusitania-told-gives = { $seat }把“{ $card }”给了{ $foe }。
lusitania-told-gives-unseen = { $seat }给了{ $foe }一张牌。
lusitania-told-goes = 凯撒转到：{ $seat }。
lusitania-told-awarded = { $seat }获得“{ $card }”。
lusitania-told-three = 三张相同的牌离开营地：{ $card }。
lusitania-told-three-warriors = 三名{ $colour ->
        [blue] 蓝色
        [red] 红色
        [yellow] 黄色
        [green] 绿色
        [white] 白色
       *[black] 黑色
    }战士离开营地。
lusitania-told-gains = { $seat }得{ POINTS($n) }分，共{ POINTS($points) }分。
lusitania-told-loses = { $seat }失去{ POINTS($n) }分，共{ POINTS($points) }分。
lusitania-told-shuffled = 弃牌堆洗成新牌库。
lusitania-told-last = 牌库已抽完：本回合后终局。
lusitania-told-turn = 第{ $n }回合：{ $seat }
lusitania-told-over = 终局。
lusitania-told-level = 平分：持凯撒者胜，否则为其左边第一位。

## Moves

lusitania-move-hire = 招募“{ $card }”到 { $cell } 格
lusitania-move-hire-equipment = 装备“{ $card }”
lusitania-move-invite = 邀请“{ $card }”
lusitania-move-take = 交换：拿“{ $card }”
lusitania-move-pick = 拿“{ $card }”
lusitania-move-put = 把“{ $card }”放入营地
lusitania-move-discard = 弃掉“{ $card }”
lusitania-move-give = 把“{ $card }”给{ $foe }
lusitania-move-down = 遣散“{ $card }”
lusitania-move-heal = 把“{ $card }”移到弃牌堆
lusitania-move-use = 使用“{ $card }”
lusitania-move-equip = { $card }给 { $cell } 格“{ $with }”
lusitania-move-double = 放在 { $cell } 格“{ $with }”下
lusitania-move-widen = 放在 { $cell } 格“{ $with }”下
lusitania-move-move = 到 { $cell } 格
lusitania-move-raid = { $foe }：{ $cell } 格“{ $with }”的装备
lusitania-move-doubled = 再带一张：{ $card }
lusitania-move-strip = 弃掉“{ $card }”
lusitania-move-visit = 下一位：{ $foe }
lusitania-move-release = 遣散一张牌
lusitania-move-more = 再遣散一张
lusitania-move-done = 不再继续
lusitania-move-end = 结束回合

## Groups of moves

lusitania-group-hire = 招募
lusitania-group-exchange = 交换
lusitania-group-guest = 客人或玛尔斯牌
lusitania-group-other = 其他

## What a move would do

lusitania-effect = { $parts }
lusitania-effect-points = { $vp ->
        [0] 不得分
       *[other] +{ POINTS($vp) }分
    }：共{ POINTS($points) }分，目标{ $goal }
lusitania-effect-costs = 扣{ POINTS($vp) }分：剩{ POINTS($points) }分，目标{ $goal }
lusitania-effect-awards = 获得{ $cards }
lusitania-effect-maybe = 可能获得{ $cards }
lusitania-effect-colour = { $colour ->
        [blue] 阿基坦归你
        [red] 不列颠归你
        [yellow] 西班牙归你
       *[green] 赫尔维蒂亚归你
    }
lusitania-effect-under = 可放在：{ $cards }
lusitania-effect-foe = { $foe }：共{ POINTS($points) }分，目标{ $goal }
lusitania-effect-three = 三张相同的牌离开营地：{ $cards }
lusitania-effect-caesar = 然后凯撒转到：{ $seat }
lusitania-effect-ends = 游戏结束

## What is to be decided

lusitania-ask-main = 要做什么？
lusitania-ask-main-after = 使用客人，还是结束回合？
lusitania-ask-equipping = 放在谁下面：{ $card }
lusitania-ask-putting = 把哪张牌放入营地？
lusitania-ask-releasing = 遣散哪张牌？
lusitania-ask-more = 再遣散一张吗？
lusitania-ask-slipping = 把“武勇 6”放在哪名战士下面？
lusitania-ask-doubled = 再带哪种装备？
lusitania-ask-widening = 把“武勇 10”放在哪名战士下面？
lusitania-ask-discarding = 弃哪张牌？
lusitania-ask-picking = 从弃牌堆拿哪张牌？
lusitania-ask-healing = 哪张遣散的牌移到弃牌堆？
lusitania-ask-moving = 辅助兵移到哪一格？
lusitania-ask-raiding = 克利奥帕特拉弃谁的装备？
lusitania-ask-stripping = 哪种装备？
lusitania-ask-choosing = 元老接着拜访谁？
lusitania-ask-giving = 拿到：{ $card }。用自己的哪张牌来换？

## The position on the board and in sentences

lusitania-state-head = 第{ $turn }回合。牌库{ $deck }张，弃牌堆{ $discard }张。
lusitania-state-run = { $run ->
        [first] 牌库第一遍；抽完后弃牌洗成新牌库。
        [second] 牌库第二遍；抽完后游戏在该回合结束。
       *[last] 本回合后终局。
    }
lusitania-state-camp = 营地：{ $cards }
lusitania-state-hand = 你的手牌：{ $cards }
lusitania-state-discarded = 弃牌：{ $cards }
lusitania-state-hidden = 确知在手牌或遣散牌中：{ $cards }
lusitania-state-released = 你遣散的牌：{ $cards }
lusitania-state-stuck = { $card }：{ $why }
lusitania-state-seat = { $seat }：{ POINTS($points) }分，目标{ $goal }，{ $counts }，{ $more }
lusitania-state-legion = { $seat }的军团：{ $cells }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card }（{ $more }）
lusitania-state-award = { $card }：{ $state }
lusitania-state-known = 已知手牌：{ $cards }
lusitania-award-free = { $have }/{ $of }
lusitania-award-taken = 归{ $seat }
lusitania-award-open = 尚无人拿走
lusitania-counts = 手牌{ $hand }张{ $released ->
        [0] { "" }
       *[other] ，已遣散{ $released }张
    }
lusitania-colour = { $colour ->
        [blue] 阿基坦
        [red] 不列颠
        [yellow] 西班牙
        [green] 赫尔维蒂亚
       *[none] 尚无行省
    }
lusitania-has-awards = 已得{ $cards }
lusitania-holds = 装备{ $cards }
lusitania-free = 可装备{ $cards }
lusitania-taken = 即将进入手牌：{ $cards }
lusitania-some = { $n } × { $card }
lusitania-summary = { $turn ->
        [0] 开始
       *[other] 第{ $turn }回合
    } · { $run ->
        [first] 牌库{ $deck }
        [second] 牌库{ $deck }（第二遍）
       *[last] 最后回合
    }
lusitania-standing = { $seat }：{ POINTS($points) }分{ $left ->
        [0] { "" }
       *[other] ，还差{ POINTS($left) }
    }
lusitania-board-head = 第{ $turn }回合 · 牌库{ $deck } · 弃牌堆{ $discard }{ $last ->
        [yes] {" "}· 最后回合
       *[no] { "" }
    }
lusitania-board-side = 手牌{ $hand } · 遣散{ $released }
lusitania-board-known = 已知：{ $cards }
lusitania-board-awards-of = { $seat }：{ $cards }
lusitania-board-awards = { $set ->
        [laurus] 桂冠
       *[virtus] 武勇
    } { $numbers }
lusitania-board-legend = ■ 军团兵，▲ 蛮族，● 厨娘、弩炮手，◦ 辅助兵；- 还可携带：
lusitania-board-any = 任意
lusitania-none = 无

## 为什么不能这样行动

lusitania-why-cell = { $cell } 格已占用。
lusitania-why-colour = 你的军团属于{ $colour ->
        [blue] 阿基坦
        [red] 不列颠
        [yellow] 西班牙
       *[green] 赫尔维蒂亚
    }。
lusitania-why-province = 别的军团属于{ $colour ->
        [blue] 阿基坦
        [red] 不列颠
        [yellow] 西班牙
       *[green] 赫尔维蒂亚
    }。
lusitania-why-barbarians = 你军团里的蛮族已到上限。
lusitania-why-symbol = 你的战士都没有位置放它。
lusitania-why-guests = 两个客人格都已占用。
lusitania-no-card = 你手中没有“{ $card }”。
lusitania-no-other = 现在不能选这个。
lusitania-no-general = 将军不能遣散。
lusitania-no-guest = 你的军团里没有“{ $card }”。
lusitania-no-more-guests = 你本回合已经使用过客人或玛尔斯牌。
lusitania-no-more-actions = 你本回合已经行动过。
lusitania-no-end = 必须先行动。
lusitania-no-camp = 营地里没有“{ $card }”。
lusitania-no-hand = 你手中没有可以给出的牌。
lusitania-no-place = { $cell } 格没有位置放它。
lusitania-no-equipment = { $cell } 格没有装备。
lusitania-no-warrior = { $cell } 格没有战士。
lusitania-no-discarded = 弃牌堆里没有可拿的“{ $card }”。
lusitania-no-released = 你遣散的牌里没有“{ $card }”。
lusitania-no-use = “{ $card }”不会有效果：{ $needs ->
        [auxiliary] 你没有空的战士格
        [senator] 其他人手中都没有牌
        [cleopatra] 别的军团都没有装备
        [inspector] 弃牌堆是空的
        [doctor] 你没有遣散的牌
        [hand] 你手中没有牌
       *[deck] 不会再抽新牌
    }。

# 行动的理由：它改变了什么

lusitania-why-gains = +{ POINTS($n) }分
lusitania-why-loses = −{ POINTS($n) }分
lusitania-why-reaches = 达到{ $goal }分
lusitania-why-cards = 手牌+{ $n }
lusitania-why-spends = 手牌−{ $n }
lusitania-why-releases = 遣散{ $n }张牌
lusitania-why-equips = 军团里多{ $n }件装备
lusitania-why-foe-gains = { $seat }+{ POINTS($n) }分
lusitania-why-foe-loses = { $seat }−{ POINTS($n) }分
lusitania-why-removes = { $seat }失去“{ $card }”
lusitania-why-takes = { $seat }手牌−{ $n }
lusitania-why-award = 得到“{ $card }”
lusitania-why-nearer = “{ $card }”：{ $have }/{ $of }
lusitania-why-brings = { $use ->
    [idle] “{ $card }”进入手牌，但军团里暂无位置
    [effect] “{ $card }”进入手牌
   *[points] “{ $card }”进入手牌：编入军团后{ POINTS($points) }分
}
lusitania-why-parts = { $use ->
    [idle] “{ $card }”离开手牌：军团里没有位置
    [effect] “{ $card }”离开手牌
   *[points] “{ $card }”离开手牌：编入军团后{ POINTS($points) }分
}

## 错误

lusitania-accepted-numbers = 卡牌的数值，如 'Cook vp 3, Shield copies 6, Legionary 2 takes Sword/Spear + Shield'，或它们的表格
lusitania-accepted-takes = 最多{ $most }个符号，如 'Sword/Spear'，每种装备一次
lusitania-unknown-card = numbers：{ $given }不是卡牌；可接受的是{ $cards }
