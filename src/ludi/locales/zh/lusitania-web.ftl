# 浏览器里的Lusitania XXI：棋盘上的短语、读屏用的区域名称，以及规则页。

lusitania-score = { POINTS($n) }分
lusitania-region-hand = 手牌
lusitania-release = 遣散
lusitania-camp = 营地
lusitania-deck = 牌库
lusitania-discard = 弃牌堆
lusitania-awards = 桂冠与武勇
lusitania-legion = { $seat }的军团
lusitania-key-digits-does = 先是手牌，再是营地的牌；需要选格时选格
lusitania-key-e-does = 结束回合，或不再选择
lusitania-deck-run = { $run ->
        [first] 牌库
        [second] 第二遍
       *[last] 最后回合
    }
lusitania-deck-left = { $n }张
lusitania-discard-show = 弃牌堆有{ $n }张

## 格子与其中的牌

lusitania-cell = { $own ->
        [yes] 你的{ $cell }格
       *[no] { $seat }的{ $cell }格
    }
lusitania-cell-free = 空

## 规则页

lusitania-page-goal-title = 目标
lusitania-page-turn-title = 回合
lusitania-page-legion-title = 军团
lusitania-page-camp-title = 营地
lusitania-page-end-title = 结束
lusitania-page-expansions-title = 桂冠与武勇
lusitania-page-assumed-title = 自定数值
lusitania-page-assumed = 带星号的分数和图标没有公开来源，是我们自定的数值。
lusitania-page-warriors-title = 战士
lusitania-page-equipment-title = 装备
lusitania-page-guest-cards-title = 客人与玛尔斯牌
lusitania-page-awards-title = 桂冠牌与武勇牌
lusitania-page-options-title = 可以约定的规则
lusitania-page-credit = { $title } 由 João Quintela Martins 设计，Pythagoras 于2021年出版。这是一个独立版本，文字和图画均为自创。喜欢这个游戏的话，请买一套：这是对作者们最好的感谢。
