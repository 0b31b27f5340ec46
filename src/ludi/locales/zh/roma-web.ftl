# Roma in the browser: short words on chips, names of regions for screen readers, and the rules page.

roma-vp = 分
roma-vp-long = 胜利点
roma-money-long = 塞斯特斯（钱）
roma-score = { $n }分
roma-supply-title = 供应堆
roma-supply = 还有{ $n }个胜利点
roma-supply-low = 快没了：拿完时游戏结束。
roma-pile-draw = 牌库
roma-pile-discard = 弃牌堆
roma-battle-die = 战斗骰
roma-discard-show = 查看弃牌堆
roma-region-dice = { $seat }的骰子
roma-region-hand = 手牌
roma-region-stock = 供应堆和牌堆
roma-end-cards = 抽牌
roma-end-money = 拿钱
roma-die = { $n }点骰子
roma-slot = { $disc ->
        [7] { $seat }的贿赂格
       *[other] { $seat }的{ $disc }号圆盘
    }
roma-blocked = 被封锁
roma-weakened = 本回合所有防御−{ $n }

## What was chosen

roma-chosen-die = 已选{ $n }点骰子：用在哪里？
roma-chosen-own = 已选“{ $card }”：用哪颗骰子？
roma-chosen-foe = 已选“{ $card }”
roma-chosen-hand = 已选“{ $card }”
roma-chosen-money = 拿钱：用哪颗骰子？
roma-chosen-cards = 抽牌：用哪颗骰子？
roma-chosen-up = 加1：哪颗骰子？
roma-chosen-down = 减1：哪颗骰子？
roma-chosen-tray = 已选“{ $card }”
roma-chosen-amount = 已选{ $n }
roma-chosen-end = 结束回合吗？
roma-button-up = 加1
roma-button-down = 减1

## A word or two on a target

roma-chip-lay = 打出
roma-chip-place = 打出
roma-chip-give = 送出
roma-chip-keep = 留下
roma-chip-take = 拿取
roma-chip-on = 放这里
roma-chip-over = 替换
roma-chip-money = 拿{ $n }
roma-chip-cards = 抽{ $n }
roma-chip-use = 激活
roma-chip-copy = 复制
roma-chip-needs = { $need }+
roma-chip-return = 退回
roma-chip-block = 封锁
roma-chip-discard = 弃掉
roma-chip-second-die = { $n }
roma-chip-third-die = { $n }
roma-chip-adding = { $n }
roma-chip-adjust = { $to }
roma-chip-buy = { $n }
roma-chip-aside = 重掷
roma-chip-use-bribe = 付{ $n }
roma-chip-copy-opposite = 复制
roma-chip-statue = 弃掉
roma-chip-pay = 付{ $cost }
roma-chip-sponsor = 付{ $cost }
roma-chip-sacrifice = +{ $n }分
roma-chip-swapping = 交换
roma-chip-swap = 交换
roma-chip-end = 结束

## The rules page

roma-page-goal-title = 目标
roma-page-goal = 两名玩家面对面，各占六个圆盘。放在圆盘上的牌能带来胜利点（分）、钱，也能给对方制造麻烦。结束时胜利点多的玩家获胜。
roma-page-start-title = 开局
roma-page-start = 每人有10个胜利点、四张牌，没有钱；供应堆有16个胜利点。双方各把四张牌中的两张暗中交给对方，交出之前不知道会收到什么。

    然后各人把四张牌面朝下放到自己四个不同的圆盘上，起始玩家先放；全部放好后一起翻开，不用付费。
roma-page-turn-title = 回合
roma-page-turn = 首先，六个圆盘中每有一个没有牌，就向供应堆付1个胜利点。

    然后掷三颗骰子。三颗相同时可以重掷。

    接着行动，顺序不限，能做多少次就做多少次。没有用掉的骰子作废。
roma-page-actions-title = 可做的行动
roma-page-actions = 打出牌：支付费用，把牌放到自己的任意圆盘上。那里原有的牌弃掉。这个行动不需要骰子。

    拿钱：骰子几点，就拿几枚塞斯特斯（钱币）。

    抽牌：骰子几点，就看几张牌。留下一张，其余面朝上弃掉。手牌没有上限。牌库用完时，弃牌堆成为新的牌库。

    激活牌：把骰子放到同点数的圆盘上，那里的牌就发挥作用。骰子点数相同时，可以多次激活同一张牌。没有作用对象的牌不能激活。
roma-page-battle-title = 战斗
roma-page-battle = Legionarius、Velites、Centurio 和 Onager 会战斗：掷一次战斗骰。点数达到被攻击牌的防御（计入所有加减），那张牌就弃掉；否则什么也不发生。其他牌不经战斗就能除掉目标。
roma-page-end-title = 结束
roma-page-end = 任一玩家或供应堆的胜利点用完，游戏立即结束。最后一次应得的胜利点，供应堆不够付的部分仍然计入。胜利点相同则共同获胜。
roma-page-characters = 人物牌
roma-page-buildings = 建筑牌
roma-page-credit = Roma 由 Stefan Feld 设计，Queen Games 于2005年出版。这是一个独立版本，文字和图画均为自创。喜欢这个游戏的话，请买一套：这是对作者们最好的感谢。

## Arena

roma-page-goal-arena = 两名玩家面对面，各占七个位置：六个圆盘和贿赂格。放在这些位置上的牌能带来胜利点（分）、钱，也能给对方制造麻烦。结束时胜利点多的玩家获胜。
roma-page-start-arena = 每人有10个胜利点、五张牌，没有钱；供应堆有16个胜利点。双方各把五张牌中的两张暗中交给对方，交出之前不知道会收到什么。

    然后起始玩家把五张牌面朝上放到自己五个不同的位置上，不用付费；另一名玩家看到以后再同样放好自己的牌。
roma-page-turn-arena = 首先，七个位置中每有一个没有牌，就向供应堆付1个胜利点。

    然后掷三颗骰子。三颗相同时可以重掷。

    接着行动，顺序不限，能做多少次就做多少次。没有用掉的骰子作废。
roma-page-bribery-title = 贿赂格
roma-page-bribery = 第七个位置在6号圆盘后面，没有点数。任何点数的骰子都能激活那里的牌，但要再付与骰子点数相同数量的塞斯特斯。每回合只能做一次。
roma-page-battle-arena = 竞技场、弩炮、野兽、十夫长和佣兵会战斗：掷一次战斗骰。点数达到被攻击牌的防御（计入所有加减），那张牌就弃掉；否则什么也不发生。其他牌不经战斗就能除掉目标。
roma-page-together-title = 与 Roma 的牌合用
roma-page-together = 开房间时可以把两个游戏合在一起：所有牌混成一个牌库；每名玩家各用一个游戏的牌；或者每名玩家自己选55张牌组成牌组。贿赂格和开局五张牌保持不变。牌上的 I 和 II 标明它来自哪个游戏。

    各用各的牌库时，弃牌堆也各自分开，牌总是回到它原来所属的牌库。
roma-page-assumed-title = 自定数值
roma-page-assumed = 有些费用和防御在公开资料中查不到，这里用的是我们的自定数值，牌表里都有注明。如果你有实体游戏，开房间时可以填入印在牌上的数值。
roma-page-credit-arena = Arena: Roma II 由 Stefan Feld 设计，Queen Games 于2009年出版。这是一个独立版本，文字和图画均为自创。喜欢这个游戏的话，请买一套：这是对作者们最好的感谢。
