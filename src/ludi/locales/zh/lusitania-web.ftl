# 浏览器里的Lusitania XXI：棋盘上的短语、读屏用的区域名称，以及规则页。

lusitania-score = { $n }分
lusitania-summary = { $turn ->
        [0] 开始
       *[other] 第{ $turn }回合
    } · { $run ->
        [first] 牌库{ $deck }
        [second] 牌库{ $deck }（第二遍）
       *[last] 最后回合
    }
lusitania-standing = { $seat }：{ $points }分，还差{ $left }
lusitania-region-hand = 手牌
lusitania-release = 遣散
lusitania-camp = 营地
lusitania-deck = 牌库
lusitania-discard = 弃牌
lusitania-awards = 桂冠与武勇
lusitania-legion = 军团：{ $seat }
lusitania-key-digits-does = 先是手牌，再是营地的牌；需要选格时选格
lusitania-key-e-does = 结束回合，或不再选择
lusitania-deck-run = { $run ->
        [first] 牌库
        [second] 第二遍
       *[last] 最后回合
    }
lusitania-deck-left = { $n }张
lusitania-deck-long = { $run ->
        [first] 第一遍；用完后弃牌洗成新牌库
        [second] 第二遍；用完后游戏在该回合结束
       *[last] 游戏在本回合结束
    }
lusitania-discard-show = 弃牌堆有{ $n }张
lusitania-some = { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }

## 座位

lusitania-seat = { $seat }：{ $points }分，目标{ $goal }，手牌{ $hand }张{ $released ->
        [0] { "" }
       *[other] ，已遣散{ $released }张
    }
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

## 格子与其中的牌

lusitania-cell = { $own ->
        [yes] 你的{ $cell }格
       *[no] { $seat }的{ $cell }格
    }
lusitania-cell-free = 空
lusitania-holds = 装备{ $cards }
lusitania-free = 可装备{ $cards }
lusitania-any = 牌上没有印的任何装备
lusitania-award-free = { $have }/{ $of }
lusitania-award-taken = 归{ $seat }

## 这一步会怎样

lusitania-effect-points = { $vp ->
        [0] 不得分
       *[other] +{ $vp }分
    }：共{ $points }分，目标{ $goal }
lusitania-effect-awards = 获得{ $cards }
lusitania-effect-colour = { $colour ->
        [blue] 阿基坦归你
        [red] 不列颠归你
        [yellow] 西班牙归你
       *[green] 赫尔维蒂亚归你
    }
lusitania-effect-release = 扣半分：剩{ $points }分，目标{ $goal }
lusitania-effect-heal = 收回半分：共{ $points }分，目标{ $goal }
lusitania-effect-three = 三张相同：一起离开营地
lusitania-taken = 即将进入手牌：{ $cards }

## 规则页

lusitania-page-goal-title = 目标
lusitania-page-turn-title = 回合
lusitania-page-legion-title = 军团
lusitania-page-camp-title = 营地
lusitania-page-end-title = 结束
lusitania-page-expansions-title = 桂冠与武勇
lusitania-page-expansions = 每个扩展摆出比人数多一张的牌。最先满足某张牌要求的人拿走它并一直保留。桂冠牌得一分，武勇牌给长久的优势。
lusitania-page-assumed-title = 自定数值
lusitania-page-assumed = 带星号的分数和图标没有公开来源，是我们自定的数值。
lusitania-page-warriors-title = 战士
lusitania-page-equipment-title = 装备
lusitania-page-guest-cards-title = 客人与玛尔斯牌
lusitania-page-awards-title = 桂冠牌与武勇牌
lusitania-page-options-title = 可以商定的规则
lusitania-page-credit = { $title }由João Quintela Martins设计，Pythagoras于2021年出版。这是用自己的文字和图画做的独立版本。喜欢这款游戏就请买一份：这是对作者们的感谢。
