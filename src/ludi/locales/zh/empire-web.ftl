# History of the Roman Empire in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $side is a side by the name of its player, $force a force by name; $land and $area are names.
empire-score = { $n }分
empire-turn-n = 第{ $n }回合
empire-key-digits = 1–9
empire-key-digits-does = 托盘里的选项；在地图上为地区，按计分表的顺序；否则为事件牌
empire-key-n = N
empire-key-n-does = 在地图上：下一个可以行动的行省；加 Shift 为上一个
empire-key-e-does = 结束当前步骤：开始、不再购买、结束扩张

## The board and the map

empire-pages = 显示内容
empire-others = 他人：{ $pace }
empire-page-map = 地图
empire-page-score = 计分
empire-page-timeline = 年表
empire-steps = 阶段步骤
empire-sides = 各方
empire-stock = 回合与标记
empire-map-map = 地图：方向键在行省间移动
empire-map-in = 放大
empire-map-out = 缩小
empire-map-all = 全图
empire-map-alone = 放大地图：隐藏各方和列表
empire-map-layers = 图层
empire-map-owners = 归属
empire-map-units = 军队、堡垒、城市
empire-map-names = 名称
empire-map-terrain = 地形
empire-map-values = 地区价值
empire-map-straits = 海峡

## What is in a province


## Moves in words

empire-moves = 你的行动
empire-moves-other = 地图之外
empire-moves-card = 事件：{ $card }
empire-moves-none = 现在没有要决定的事。
empire-button-accept = 接受
empire-button-refuse = 拒绝
empire-button-keep = 留下
empire-button-remove = 拆除
empire-button-sack = 洗劫
empire-button-spare = 放过
empire-button-roads = 道路
empire-button-walls = 城墙
empire-button-recruit = 花{ $cost }分招募
empire-button-done-before = 开始
empire-button-done-building = 不再购买
empire-button-done-picking = 够了
empire-button-done-placing = 结束扩张
empire-button-done-gifts = 够了
empire-button-done-sites = 够了
empire-gain = 本阶段计分时多得的分
empire-worth = 地区本回合的价值

## A side

empire-split = 民族{ $peoples }＋派系{ $factions }
empire-counts = { $legions }个军团 · { $cards }张牌
empire-dead = 派系出局

## Battle

empire-battle = 战斗
empire-battle-plan = 进攻{ $land }？
empire-won-attacker = 进攻方胜
empire-won-defender = 防守方胜
empire-won-tie = 平点，重掷
empire-won-fort = 堡垒陷落
empire-won-spared = 精锐幸存

## Tokens

empire-brief-legion = +{ $n }军团
empire-brief-attack = 进攻+1
empire-brief-dice3 = 三颗骰
empire-brief-tie = 平点胜
empire-brief-vp = 每省+1
empire-token-unseen = 你已有一个：这个不看就交出。
empire-tens = { $low }–{ $high }
empire-keep = 留下
empire-pass = 交给{ $side }

## Event cards

empire-hand = 你的事件牌
empire-hand-of = { $side }的牌
empire-hand-empty = 手中没有事件牌。
empire-events-left = 还可打{ $n }张

## Score and timeline

empire-score-now = 各方现在会得的分：分数（行省数）
empire-score-lands = { $n }个行省
empire-score-cities = 城市
empire-score-emperor = 皇帝
empire-score-sum = 现在
empire-score-so-far = 目前
empire-score-total = 总分
empire-short-peoples = 民族
empire-short-factions = 派系
empire-chart-people = 实力{ $n }，{ $land }
empire-chart-peoples = 民族
empire-chart-factions = 皇帝
empire-house-star = 星号表示由我们重建的自定数值。

## The rules page

empire-chapter-goal = 目标
empire-chapter-map = 地图
empire-chapter-start = 开局
empire-chapter-tokens = 标记
empire-chapter-peoples = 民族
empire-chapter-placing = 扩张
empire-chapter-building = 建设
empire-chapter-legions = 军团与城市
empire-chapter-battle = 战斗
empire-chapter-defence = 防守
empire-chapter-conquest = 征服
empire-chapter-scoring = 计分
empire-chapter-events = 事件
empire-chapter-end = 结束
empire-chapter-players = 两人与三人
empire-chapter-house = 自定数值
empire-chapter-areas = 地区
empire-chapter-chart = 民族与皇帝
empire-chapter-cards = 事件牌
empire-chapter-options = 可以约定的规则
empire-chapter-glossary = 词汇
empire-house-which = 自定数值包括：各地区有哪些行省及其价值、边界、地形和资源；多数民族的起始地和实力；多数皇帝带来的加成；王国和小民族；事件牌的效果（每种的张数除外）。图表中以星号标出。
empire-chapter-areas-text = 地区在各回合的价值。全部是自定数值。
empire-chapter-chart-text = 数字是标记的编号。民族后面是实力和起始行省，皇帝后面是他带来的加成。星号表示自定数值。
empire-chapter-cards-text = 牌分为若干组，每一方从每组得一张；另有一张可选牌。牌的效果是自定数值，文字由我们撰写。
empire-provinces = 行省
