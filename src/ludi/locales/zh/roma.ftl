# Roma and Arena: cards, the log, the moves, and what the screens say about a position.
# The names of Roma's cards stay Latin; their usual Chinese names stand in the texts of the cards. Arena's are Chinese.

roma-name = Roma
roma-about = 双人骰子卡牌游戏：攻击对面一排，积累胜利点
roma-points = { $seat }：{ $vp }分
arena-name = Arena: Roma II
arena-about = 带贿赂格的七格 Roma；可单独玩，也可与 Roma 合玩

# 贿赂格是每一方的第七个圆盘。以下是其他句子的组成部分。
roma-disc = { $disc ->
        [7] 贿赂格
       *[other] { $disc }号圆盘
    }
roma-alien = { $alien ->
        [yes] { "" }，出自对方那副牌
       *[no] { "" }
    }
roma-space = { $disc ->
        [7] 贿赂格
       *[other] { $disc }号
    }

# 进攻需掷出的点数，以及（roma-odds 等）概率；读者可以隐藏概率。必然和不可能不算概率，总是说出。
roma-needs = { $can ->
        [never] 需要{ $need }，骰子掷不出
        [always] 必胜
       *[maybe] 需掷出{ $need }或以上{ $odds }
    }

roma-odds = （{ $percent }%）
roma-odds-never = ，但无法取胜
roma-odds-always = ，必胜
roma-at-best = ，最高{ $percent }%
roma-at-best-never = ，但无法取胜
roma-at-best-always = ，最好的情况下必胜
roma-one-of = ，打败一张的概率为{ $percent }%
roma-one-of-never = ，但无法取胜
roma-one-of-always = ，必能打败一张
## Cards

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-decurion = 十夫长
roma-card-trumpeter = 号手
roma-card-poisoner = 投毒者
roma-card-war-elephant = 战象
roma-card-patron = 赞助人
roma-card-magister = 导师
roma-card-painter = 画家
roma-card-philosopher = 哲学家
roma-card-plunderer = 掠夺者
roma-card-cavalry = 骑兵
roma-card-restorer = 修复师
roma-card-mercenary = 佣兵
roma-card-spy = 密探
roma-card-templar = 圣殿骑士
roma-card-beast = 野兽
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-card-aqueduct = 引水道
roma-card-arena = 竞技场
roma-card-spring-of-bacchus = 酒神之泉
roma-card-ballista = 弩炮
roma-card-fortuna = 命运女神
roma-card-trireme = 三列桨战船
roma-card-wharf = 码头
roma-card-fortification = 堡垒
roma-card-statue-of-jupiter = 朱庇特神像
roma-card-ox-team = 牛车
roma-card-altar = 祭坛
roma-card-battering-ram = 攻城槌
roma-card-tavern = 酒馆
roma-card-road = 大道
roma-card-tax-collection = 税收

roma-card-sicarius-text = 【刺客】选择对手的任意一张人物牌：将它弃掉，Sicarius 也一同弃掉。不进行战斗。
roma-card-architectus-text = 【建筑师】从手牌免费打出任意张建筑牌，放到自己的任意圆盘上。可以覆盖自己的牌，包括 Architectus。
roma-card-consiliarius-text = 【顾问】收起自己所有的人物牌（包括 Consiliarius），再各放到你的一个不同的圆盘上。被覆盖的建筑牌弃掉。
roma-card-legat-text = 【使节】对手每有一个空圆盘，你就从供应堆拿取1个胜利点。
roma-card-gladiator-text = 【角斗士】选择对手的任意一张人物牌：它回到对手手中。不进行战斗。
roma-card-mercator-text = 【商人】向对手购买胜利点，每个{ $n }枚塞斯特斯，付得起多少就能买多少。钱归对手。
roma-card-consul-text = 【执政官】把自己一颗未用的骰子加1或减1，结果须在1到6之间。
roma-card-legionarius-text = 【军团兵】与正对面的牌战斗，人物、建筑均可。
roma-card-nero-text = 【暴君尼禄】选择对手的任意一张建筑牌：将它弃掉，Nero 也一同弃掉。不进行战斗。
roma-card-praetorianus-text = 【禁卫队长】选择对手的任意一个圆盘。对手的下一回合不能激活那里的牌。
roma-card-scaenicus-text = 【演员】在 Scaenicus 所在的圆盘执行自己另一张{ $scaenicus ->
        [any] 牌
       *[characters] 人物牌
    }的行动。每次激活都重新选择。
roma-card-haruspex-text = 【占卜师】查看整个牌库，从中选一张牌加入手牌。
roma-card-senator-text = 【元老】从手牌免费打出任意张人物牌，放到自己的任意圆盘上。可以覆盖自己的牌，包括 Senator。
roma-card-velites-text = 【轻装步兵】与对手的任意一张人物牌战斗，不论它在哪里。
roma-card-essedum-text = 【双驾战车】直到本回合结束，对手所有牌的防御减{ $n }。多次使用可以累加。
roma-card-tribunus-plebis-text = 【护民官】从对手处拿取1个胜利点。
roma-card-centurio-text = 【百夫长】与正对面的牌战斗，人物、建筑均可。掷得太低时，可以加上自己一颗未用骰子的点数。
roma-card-decurion-text = 与正对面或斜对面的一张人物牌战斗，掷出的点数加{ $n }。
roma-card-trumpeter-text = 不需要骰子。自己进攻时每次掷骰都可以重掷一次，以第二次为准。
roma-card-poisoner-text = 弃掉正对面的人物牌。不进行战斗。
roma-card-war-elephant-text = 正对面的牌当前防御不超过{ $n }时，将它弃掉。不进行战斗。
roma-card-patron-text = 再付一次自己另一张牌的费用：那张牌执行行动，不用骰子。
roma-card-magister-text = 在“导师”所在的圆盘执行正对面那张牌的行动，人物、建筑均可。
roma-card-painter-text = 双方玩家按各自的建筑牌数从供应堆拿取胜利点，每张1个。
roma-card-philosopher-text = 对手的下一回合少掷一颗骰子。多次使用可以累加。
roma-card-plunderer-text = 弃掉自己的一张建筑牌：从供应堆拿取等于其当前防御的胜利点。
roma-card-cavalry-text = 弃掉对手所有的 Forum。不进行战斗。
roma-card-restorer-text = 从弃牌堆任选一张建筑牌加入手牌。
roma-card-mercenary-text = 与正对面的牌战斗，人物、建筑均可。掷得太低时可以付钱：每{ $n }枚塞斯特斯使点数加1。
roma-card-spy-text = 查看对手的手牌，可以拿走其中一张。
roma-card-templar-text = 掷战斗骰：从供应堆拿取点数一半的胜利点，向上取整。
roma-card-beast-text = 与对手防御最低的牌战斗。相同时由自己选择。
roma-card-aesculapinum-text = 【医神庙】从弃牌堆任选一张人物牌加入手牌。
roma-card-basilica-text = 【会堂】不需要骰子。每次激活紧邻的 Forum 时，从供应堆多拿{ $n }个胜利点。
roma-card-machina-text = 【起重机】收起自己所有的建筑牌（包括 Machina），再各放到你的一个不同的圆盘上。被覆盖的人物牌弃掉。
roma-card-forum-text = 【广场】还需要另一颗未用的骰子：它是几点，就从供应堆拿取几个胜利点。
roma-card-mercatus-text = 【集市】对手每有一张 Forum，你就从{ $mercatus ->
        [opponent] 对手处
       *[supply] 供应堆
    }拿取1个胜利点。
roma-card-onager-text = 【投石机】与对手的任意一张建筑牌战斗，不论它在哪里。
roma-card-templum-text = 【神庙】不需要骰子。激活紧邻的 Forum 时，可以把第三颗骰子的点数也算作胜利点。
roma-card-turris-text = 【塔楼】不需要骰子。自己所有其他牌的防御加1。两张 Turris 互相加强。
roma-card-aqueduct-text = 把供应堆的{ $n }个胜利点移出游戏。
roma-card-arena-text = 从1号到6号圆盘{ $arena ->
        [bribery] ，再到贿赂格
       *[discs] { "" }
    }，依次与对手的每张人物牌战斗，直到打败一张为止。
roma-card-spring-of-bacchus-text = 不需要骰子。回合开始掷骰后，可以任选骰子重掷一次。
roma-card-ballista-text = 与正对面或斜对面的一张建筑牌战斗，掷出的点数加{ $n }。
roma-card-fortuna-text = 弃掉所有手牌，再抽同样多的牌。
roma-card-trireme-text = 如果自己的人物牌比对手多，从供应堆拿取{ $n }个胜利点。
roma-card-wharf-text = 可以免费用一张手牌换回自己版图上的一张牌。
roma-card-fortification-text = 翻开牌库顶的一张牌，免费放到你的任意空圆盘上。
roma-card-statue-of-jupiter-text = 支付{ $n }枚塞斯特斯：弃掉对手的任意一张牌。不进行战斗。
roma-card-ox-team-text = 如果自己的胜利点少于{ $n }个，从供应堆补到{ $n }个。
roma-card-altar-text = 弃掉自己的一张人物牌：从供应堆拿取等于其当前防御的胜利点。
roma-card-battering-ram-text = 弃掉正对面的建筑牌。不进行战斗。
roma-card-tavern-text = 对手每有一张人物牌，你就从供应堆拿取1个胜利点。
roma-card-road-text = 在“大道”所在的圆盘执行紧邻的左边或右边那张牌的行动。
roma-card-tax-collection-text = 不需要骰子。每颗用来拿钱的骰子多拿{ $n }枚塞斯特斯。

roma-card-facts = { $type ->
        [building] 建筑
       *[character] 人物
    }，费用{ $cost }，防御{ $defence }，{ $decks ->
        [2] 两副牌
       *[other] 牌库
    }中共{ $copies }张
roma-card-facts-marked = { $facts }；{ $mark }
roma-card-set = { $set ->
        [roma] 出自 Roma
        [arena] 出自 Arena
       *[both] 两个游戏都有
    }
roma-card-assumed = { $what ->
        [defence] 防御为自定数值
       *[both] 费用和防御为自定数值
    }
roma-card-changed = 费用和防御由本桌设定

## The cards in a few words

roma-short-sicarius = 除掉任一人物和自身
roma-short-architectus = 免费打出建筑
roma-short-consiliarius = 重新安排人物
roma-short-legat = 对手每个空圆盘+1分
roma-short-gladiator = 任一人物退回手中
roma-short-mercator = 买分，每分{ $n }钱
roma-short-consul = 一颗骰子±1
roma-short-legionarius = 攻击正对面的牌
roma-short-nero = 除掉任一建筑和自身
roma-short-praetorianus = 封锁一个圆盘一回合
roma-short-scaenicus = 模仿另一{ $scaenicus ->
        [any] 张牌
       *[characters] 人物
    }
roma-short-haruspex = 从牌库任选一张
roma-short-senator = 免费打出人物
roma-short-velites = 攻击任一人物
roma-short-essedum = 对手所有防御−{ $n }
roma-short-tribunus-plebis = 夺取对手1分
roma-short-centurio = 攻击正对面，可加骰子
roma-short-aesculapinum = 从弃牌堆拿一张人物
roma-short-basilica = 紧邻 Forum：+{ $n }分
roma-short-machina = 重新安排建筑
roma-short-forum = 第二颗骰子几点得几分
roma-short-mercatus = 对手每张 Forum +1分
roma-short-onager = 攻击任一建筑
roma-short-templum = 紧邻 Forum：加第三颗骰子
roma-short-turris = 其他牌防御+1
roma-short-decurion = 攻击近处人物，点数+{ $n }
roma-short-trumpeter = 自己的战斗骰可重掷
roma-short-poisoner = 除掉正对面的人物
roma-short-war-elephant = 除掉对面防御低的牌
roma-short-patron = 付费让另一张牌行动
roma-short-magister = 执行对面牌的行动
roma-short-painter = 双方每座建筑各+1分
roma-short-philosopher = 对手下回合少一颗骰
roma-short-plunderer = 弃自己建筑换分
roma-short-cavalry = 除掉对手所有 Forum
roma-short-restorer = 从弃牌堆拿一张建筑
roma-short-mercenary = 攻击正对面，可付钱加点
roma-short-spy = 拿走对手一张手牌
roma-short-templar = 得战斗骰一半的分
roma-short-beast = 攻击防御最低的牌
roma-short-aqueduct = 供应堆移除{ $n }分
roma-short-arena = 依次攻击对手人物
roma-short-spring-of-bacchus = 回合开始可重掷
roma-short-ballista = 攻击近处建筑，点数+{ $n }
roma-short-fortuna = 换一手新牌
roma-short-trireme = 人物更多：+{ $n }分
roma-short-wharf = 与手牌交换一张
roma-short-fortification = 牌库顶牌放到空圆盘
roma-short-statue-of-jupiter = 付{ $n }：除掉任一张牌
roma-short-ox-team = 不足{ $n }分时补到{ $n }分
roma-short-altar = 弃自己人物换分
roma-short-battering-ram = 除掉正对面的建筑
roma-short-tavern = 对手每张人物+1分
roma-short-road = 执行邻牌的行动
roma-short-tax-collection = 每颗拿钱骰子+{ $n }钱

## The rules in short, for the help page

roma-rules-goal = 任一玩家或供应堆的胜利点用完，游戏立即结束。胜利点多的玩家获胜。
roma-rules-start = 第一回合之前，每人得到{ $n }张牌，把其中两张送给对方。然后所有牌免费放到圆盘上，{ $open ->
        [yes] 面朝上，先手先放，另一位后放
       *[no] 面朝下，再一起翻开
    }。
roma-rules-turn = 一个回合：自己每有一个没有牌的圆盘，失去1个胜利点；掷三颗骰子；然后按任意顺序行动。未用的骰子作废。
roma-rules-bribery = 贿赂格是自己的第七个圆盘，与6号圆盘相邻。任意点数的骰子都能激活那里的牌，但要另付与点数相同的塞斯特斯；每回合一次。
roma-rules-actions = 支付费用，把一张手牌放到自己的任意圆盘上；或者用掉一颗骰子：按点数拿钱，按点数抽牌并留下一张，或激活该点数圆盘上自己的牌。
roma-rules-battle = 战斗：掷一颗骰子。点数达到被攻击牌的防御（计入所有加减），就把那张牌弃掉。
roma-rules-cards-mixed = 两个游戏的牌合成一副牌。
roma-rules-cards-separate = 一位玩家用 Roma 的牌，另一位用 Arena 的牌，各有自己的牌库和弃牌堆。牌总是回到它原来的那副牌。
roma-rules-cards-built = 每位玩家用自己的牌组，各有自己的牌库和弃牌堆。牌总是回到它原来的牌组。
roma-rules-sets = 版图上 I 表示 Roma 的牌，II 表示 Arena 的牌{ $decks ->
        [2] ；↔ 表示会回到对方那副牌的牌
       *[other] { "" }
    }。
roma-rules-assumed = 自定数值是公开资料里查不到的数字。如果你有这款游戏，可用 --facts 填入真正的数字。

## Options

roma-option-cards = 用牌
roma-option-cards-roma = Roma
roma-option-cards-arena = Arena
roma-option-cards-mixed = 两个游戏合成一副
roma-option-cards-separate = 每人用一个游戏的牌
roma-option-cards-built = 每人用自己的牌组
roma-option-max-turns = 到此回合数时胜利点多者获胜（0：不限）
roma-option-scaenicus-any-card = Scaenicus 也可以复制建筑牌
roma-option-mercatus-from-opponent = Mercatus 从对手而不是供应堆拿取胜利点
roma-option-repeat-triple-reroll = 三颗骰子相同时可以多次重掷
roma-option-beginner = 入门玩法：没有贿赂格，每人四张牌
roma-option-arena-hits-bribery = “竞技场”也与贿赂格的人物牌战斗
roma-option-reshuffle = 弃牌洗成新牌库的时机
roma-option-reshuffle-at-once = 牌库一用完
roma-option-reshuffle-when-needed = 需要抽牌时
roma-option-first-set = 第一位玩家的牌
roma-option-first-set-roma = Roma
roma-option-first-set-arena = Arena
roma-option-first-deck = 第一位玩家的牌组
roma-option-second-deck = 第二位玩家的牌组
roma-option-numbers = 本桌改动的费用和防御

## The log

roma-told-dealt = { $seat }开局抽到了“{ $card }”。
roma-told-gives = { $seat }送出了“{ $card }”。
roma-told-gives-unseen = { $seat }送出了一张牌。
roma-told-receives = { $seat }收到了“{ $card }”。
roma-told-receives-unseen = { $seat }收到了一张牌。
roma-told-places = { $seat }把一张牌面朝下放在{ roma-disc }。
roma-told-reveals = { $seat }翻开了{ roma-disc }的“{ $card }”。
roma-told-rolls = { $seat }掷出了 { $dice }。
roma-told-rerolls = { $seat }重掷了所有骰子。
roma-told-springs = { $seat }把一颗{ $n }点骰子放到一边准备重掷。
roma-told-money = { $seat }用一颗{ $n }点骰子拿了{ $money }枚塞斯特斯。
roma-told-cards = { $seat }用一颗{ $n }点骰子抽牌。
roma-told-uses = { $seat }激活了{ roma-disc }的“{ $card }”。
roma-told-bribes = { $seat }用一颗{ $n }点骰子和{ $n }枚塞斯特斯激活了{ roma-disc }的“{ $card }”。
roma-told-sponsors = { $seat }付费让{ roma-disc }的“{ $card }”执行行动。
roma-told-ends = { $seat }结束了回合。
roma-told-lays = { $seat }把“{ $card }”放到了{ roma-disc }。
roma-told-swaps = { $seat }把“{ $card }”换到了{ roma-disc }。
roma-told-moves = { $seat }把“{ $card }”移到了{ roma-disc }。
roma-told-draws = { $seat }抽到了“{ $card }”。
roma-told-draws-unseen = { $seat }抽了一张牌。
roma-told-finds = { $seat }从牌库翻开了“{ $card }”。
roma-told-reshuffled = 弃牌洗成了新的牌库。
roma-told-keeps = { $seat }留下了“{ $card }”。
roma-told-keeps-unseen = { $seat }留下了一张牌。
roma-told-targets = { $seat }用“{ $with }”瞄准了{ roma-disc }。
roma-told-battle = { $seat }攻击“{ $card }”（防御{ $defence }{ $changed ->
        [yes] {" "}= { $made }
       *[no] { "" }
    }），掷出了{ $bonus ->
        [0] { $n }
       *[other] { $n } + { $bonus }
    }。
roma-told-held = “{ $card }”守住了：{ $sum }对防御{ $defence }。
roma-told-again = { $seat }重掷了战斗骰。
roma-told-adds = { $seat }加上了一颗{ $n }点骰子。
roma-told-pays = { $seat }{ $n ->
        [0] 没有付钱
       *[other] 付了{ $cost }枚塞斯特斯，点数加{ $n }
    }。
roma-told-templar = { $seat }掷出了{ $n }，得其一半的胜利点。
roma-told-copies = { $seat }复制了{ roma-disc }的“{ $card }”。
roma-told-copies-opposite = { $seat }复制了对面{ roma-disc }的“{ $card }”。
roma-told-sacrifices = { $seat }舍弃了{ roma-disc }的“{ $card }”。
roma-told-buys = { $n ->
        [0] { $seat }什么也没买。
       *[other] { $seat }买了{ $n }个胜利点。
    }
roma-told-adjusts = { $seat }把一颗骰子从{ $n }改成了{ $to }。
roma-told-spends = { $seat }为“Forum”用了一颗{ $n }点骰子。
roma-told-looks = { $seat }得知：{ $foe }手中有“{ $card }”。
roma-told-takes = { $seat }从{ $pile ->
        [deck] 牌库
        [hand] 对手手中
       *[discard] 弃牌堆
    }拿了“{ $card }”。
roma-told-takes-unseen = { $seat }拿了一张牌。
roma-told-discarded = { $seat }失去了{ roma-disc }的“{ $card }”。
roma-told-returned = { $seat }把{ roma-disc }的“{ $card }”收回了手中。
roma-told-weakened = { $seat }的所有防御降低{ $n }，直到回合结束。
roma-told-fewer = { $seat }下一回合少掷{ $n }颗骰子。
roma-told-supply-lost = { $n }个胜利点移出了游戏，供应堆剩{ $supply }个。
roma-told-gains = { $seat }得到{ $n }个胜利点，共{ $vp }个。
roma-told-loses = { $seat }失去{ $n }个胜利点，剩{ $vp }个。
roma-told-discards = { $seat }弃掉了“{ $card }”。
roma-told-turn = 第{ $n }回合：{ $seat }
roma-told-vacant = { $seat }为空圆盘付出{ $n }个胜利点，剩{ $vp }个。
roma-told-over = 终局。

## Moves

roma-move-lay = 打出“{ $card }”{ roma-alien }，费用{ $cost }
roma-move-place = 打出“{ $card }”{ roma-alien }
roma-move-give = 送出“{ $card }”
roma-move-keep = 留下“{ $card }”
roma-move-take = 拿取“{ $card }”{ roma-alien }
roma-move-on = “{ $card }”放到{ roma-disc }
roma-move-over = “{ $card }”放到{ roma-disc }，盖住“{ $with }”
roma-move-aside = 重掷{ $n }点骰子
roma-move-money = { $n }点骰子：拿{ $n }枚塞斯特斯
roma-move-cards = { $n }点骰子：抽{ $n ->
        [1] 1张牌
       *[other] { $n }张牌，留1张
    }
roma-move-use = { $disc }点骰子放到{ $disc }号圆盘：“{ $card }”
roma-move-use-attack = { $disc }点骰子放到{ $disc }号圆盘：“{ $card }”攻击“{ $with }”，{ $needs }
roma-move-use-bribe = { $n }点骰子和{ $n }枚塞斯特斯放到{ roma-disc }：“{ $card }”
roma-move-use-attack-bribe = { $n }点骰子和{ $n }枚塞斯特斯放到{ roma-disc }：“{ $card }”攻击“{ $with }”，{ $needs }
roma-move-sponsor = { $cost ->
        [0] 让{ roma-disc }的“{ $card }”执行行动，不用付钱
       *[other] 付{ $cost }枚塞斯特斯，让{ roma-disc }的“{ $card }”执行行动
    }
roma-move-copy = 复制{ roma-disc }的“{ $card }”
roma-move-copy-opposite = 复制对面{ roma-disc }的“{ $card }”
roma-move-attack = 攻击{ roma-disc }的“{ $with }”，{ $needs }
roma-move-return = 让{ roma-disc }的“{ $card }”退回手中
roma-move-block = 封锁{ roma-disc }
roma-move-discard = 弃掉{ roma-disc }的“{ $card }”和自己的“{ $with }”
roma-move-statue = 付10枚塞斯特斯，弃掉{ roma-disc }的“{ $card }”
roma-move-sacrifice = 舍弃{ roma-disc }的“{ $card }”，得{ $n }个胜利点
roma-move-swapping = 换上“{ $card }”{ roma-alien }
roma-move-swap = “{ $card }”放到{ roma-disc }，换回“{ $with }”
roma-move-second-die = 用掉{ $n }点骰子
roma-move-third-die = 加上{ $n }点骰子：共{ $sum }个胜利点
roma-move-adding = 加上{ $n }点骰子：共{ $sum }
roma-move-pay = { $n ->
        [0] 不付钱：攻击失败
       *[other] 付{ $cost }枚塞斯特斯：共{ $sum }
    }
roma-move-again = 重掷
roma-move-adjust = 把一颗骰子从{ $n }改成{ $to }
roma-move-buy = { $n ->
        [0] 不买
       *[other] 用{ $cost }枚塞斯特斯买{ $n }个胜利点
    }
roma-move-done-free = 不再打出牌
roma-move-done-adding = 不加骰子：攻击失败
roma-move-done-again = 保留这次点数
roma-move-done-third-die = 留着第三颗骰子
roma-move-done-triple = 保留这些骰子
roma-move-done-spring = 不再重掷其他骰子
roma-move-done-swapping = 不交换
roma-move-done-taking = 不拿牌
roma-move-reroll = 三颗骰子全部重掷
roma-move-end = 结束回合

## What a move would do, said behind it

roma-effect-sicarius = 弃掉任选的一张人物牌和“{ $by }”
roma-effect-architectus = { $n ->
        [0] 手中没有建筑牌
       *[other] 从手牌免费打出任意张建筑牌
    }
roma-effect-consiliarius = 重新安排自己所有的人物牌
roma-effect-legat = 得{ $n }个胜利点，对手每个空圆盘1个
roma-effect-gladiator = 让任选的一张人物牌退回手中
roma-effect-mercator = 最多买{ $n }个胜利点，每个2枚塞斯特斯
roma-effect-consul = 另一颗骰子加1或减1
roma-effect-nero = 弃掉任选的一张建筑牌和“{ $by }”
roma-effect-praetorianus = 对手的下一回合封锁一个圆盘
roma-effect-scaenicus = 执行自己另一张{ $scaenicus ->
        [any] 牌
       *[characters] 人物牌
    }的行动
roma-effect-haruspex = 从牌库任选一张牌
roma-effect-senator = { $n ->
        [0] 手中没有人物牌
       *[other] 从手牌免费打出任意张人物牌
    }
roma-effect-velites = 攻击任选的一张人物牌{ $odds }
roma-effect-essedum = 本回合对手所有防御减{ $n }
roma-effect-tribunus-plebis = 从对手处拿取1个胜利点
roma-effect-decurion = 攻击附近的一张人物牌{ $odds }
roma-effect-poisoner = 弃掉“{ $with }”
roma-effect-war-elephant = 弃掉“{ $with }”
roma-effect-patron = 付费让自己另一张牌执行行动
roma-effect-magister = 执行正对面那张牌的行动
roma-effect-painter = 自己的建筑牌得{ $n }个胜利点，对手得{ $theirs }个
roma-effect-philosopher = 对手下一回合少掷一颗骰子
roma-effect-plunderer = 舍弃一张建筑牌，最多得{ $n }个胜利点
roma-effect-cavalry = { $n ->
        [0] 没有 Forum 可弃
       *[other] 弃掉{ $n }张 Forum
    }
roma-effect-restorer = 从弃牌堆拿取一张建筑牌
roma-effect-spy = { $n ->
        [0] 对手没有手牌
       *[other] 查看对手手牌并拿走一张
    }
roma-effect-templar = 得骰子点数一半的胜利点，1到3个
roma-effect-beast = 攻击防御最低的牌{ $odds }
roma-effect-aesculapinum = 从弃牌堆拿取一张人物牌
roma-effect-machina = 重新安排自己所有的建筑牌
roma-effect-forum = 按第二颗骰子的点数得胜利点{ $bonus ->
        [0] { "" }
       *[other] ，另加{ $bonus }个
    }
roma-effect-mercatus = { $mercatus ->
        [opponent] 从对手处拿取
       *[supply] 得
    }{ $n }个胜利点，对手每张 Forum 1个
roma-effect-onager = 攻击任选的一张建筑牌{ $odds }
roma-effect-aqueduct = 供应堆减少{ $n }个胜利点
roma-effect-arena = 依次攻击人物牌{ $odds }
roma-effect-ballista = 攻击附近的一张建筑牌{ $odds }
roma-effect-fortuna = { $n ->
        [0] 没有手牌可换
       *[other] 换掉{ $n }张手牌
    }
roma-effect-trireme = 得{ $n }个胜利点
roma-effect-wharf = { $n ->
        [0] 没有手牌可换
       *[other] 用手牌换回版图上的一张牌
    }
roma-effect-fortification = 把牌库顶的牌放到空圆盘上
roma-effect-statue-of-jupiter = 付{ $n }枚塞斯特斯弃掉任选的一张牌
roma-effect-ox-team = 得{ $n }个胜利点
roma-effect-altar = 舍弃一张人物牌，最多得{ $n }个胜利点
roma-effect-battering-ram = 弃掉“{ $with }”
roma-effect-tavern = 得{ $n }个胜利点，对手每张人物牌1个
roma-effect-road = 执行相邻一张牌的行动
roma-effect-tax = 连同税收共{ $n }枚
roma-effect-attack = 攻击“{ $with }”，{ $needs }
roma-effect-needs = { $needs }
roma-effect-raised = { $ways }{ $odds }
roma-way-die = 加上{ $n }点骰子
roma-way-pay = 付{ $cost }枚塞斯特斯
roma-way-twice = 加上重掷
roma-effect-second-die = { $n }个胜利点
roma-effect-wins = 胜过防御{ $defence }
roma-effect-fails = 仍低于防御{ $defence }
roma-effect-may-add = 仍低于防御{ $defence }，但可以加一颗骰子
roma-effect-may-pay = 仍低于防御{ $defence }，但可以付钱提高
roma-effect-block = 对手下一回合不能激活“{ $card }”
roma-effect-end = { $n ->
        [0] 自己的圆盘都有牌
       *[other] { $left ->
            [0] 若无变化，下回合开始时失去最后的{ $n }个胜利点，游戏随即结束
           *[other] 若无变化，下回合开始时失去{ $n }个胜利点
        }
    }
roma-doubt-end = { $dice ->
       *[other] 还有{ $dice }颗骰子未用
    }
roma-doubt-over = “{ $card }”会被弃掉
roma-doubt-again = 这次掷骰已经获胜
roma-together = { $parts }

## Groups of moves

roma-group-use = 激活牌
roma-group-lay = 打出牌
roma-group-money = 拿钱
roma-group-cards = 抽牌
roma-group-end = 结束

## What is to be decided

roma-ask-giving = { $left ->
        [1] 再送出一张牌
       *[other] 送出{ $left }张牌
    }，然后才看到收到的牌。
roma-ask-placing = { $open ->
        [yes] 选一张牌放置。
       *[no] 选一张牌面朝下放置。
    }
roma-ask-place = { $open ->
        [yes]“{ $card }”放到哪个圆盘？
       *[no]“{ $card }”面朝下放到哪个圆盘？
    }
roma-ask-triple = 三颗骰子相同。全部重掷吗？
roma-ask-spring = “酒神之泉”：{ $aside ->
        [0] 要重掷骰子吗？
       *[other] 还要重掷一颗骰子吗？
    }
roma-ask-main = 轮到你了。要做什么？
roma-ask-where = “{ $card }”放到哪个圆盘？
roma-ask-settling = “{ $card }”放到哪个空圆盘？
roma-ask-swapping = “码头”：换上哪张手牌？
roma-ask-swap = “{ $card }”换回哪张牌？
roma-ask-keeping = 抽到的牌留下哪一张？
roma-ask-targeting = “{ $card }”：选择对手的一个圆盘。
roma-ask-adding = “Centurio”掷出{ $rolled }，对方防御{ $defence }。要加一颗骰子吗？
roma-ask-again = “{ $card }”掷出{ $rolled }，对方防御{ $defence }。要重掷吗？
roma-ask-paying = “佣兵”掷出{ $rolled }，对方防御{ $defence }。要付多少钱？
roma-ask-copying = “{ $card }”：执行哪张牌的行动？
roma-ask-patroning = “赞助人”：为哪张牌付费？
roma-ask-sacrifice = “{ $card }”：舍弃自己的哪张牌？
roma-ask-free = 免费打出哪张{ $type ->
        [characters] 人物牌
       *[buildings] 建筑牌
    }？
roma-ask-moving = “{ $card }”现在放到哪个圆盘？
roma-ask-buying = 买几个胜利点？
roma-ask-adjusting = “Consul”改变哪颗骰子？
roma-ask-second-die = 哪颗骰子用于“Forum”？
roma-ask-third-die = “Templum”：在{ $sum }个胜利点之外，再加上第三颗骰子吗？
roma-ask-taking = 拿哪张牌？

## The position on the board

roma-when = { $turn ->
        [0] 开局
       *[other] 第{ $turn }回合
    }
roma-summary = { roma-when } · 供应堆 { $supply }
roma-board-head = { roma-when } · 供应堆 { $supply }{ $low ->
        [yes] （快没了）
       *[no] { "" }
    } · 牌库 { $deck } · 弃牌堆 { $discard }
roma-board-head-apart = { roma-when } · 供应堆 { $supply }{ $low ->
        [yes] （快没了）
       *[no] { "" }
    } · 牌库/弃牌堆：{ $seat } { $deck }/{ $discard }，{ $foe } { $foedeck }/{ $foediscard }
roma-board-vp = { $vp }分
roma-vacancy = −1分
roma-board-loss = 下回合−{ $n }分
roma-board-fewer = 下回合骰子−{ $n }
roma-board-money = 钱 { $n }
roma-board-hand-count = 手牌 { $n }
roma-board-hand-known = （已知：{ $cards }）
roma-board-dice = 骰子
roma-board-bribery = 贿赂
roma-board-bribed = 已贿赂
roma-board-hand = 手牌：
roma-board-hand-empty = 没有牌
roma-board-drawn = 抽到：
roma-board-card = { $card }{ $n ->
        [1] { "" }
       *[other] {" "}×{ $n }
    }
roma-board-cost = { $card } { $cost }
roma-board-cost-short = { $card } { $cost }（差{ $short }）
roma-board-empty = （空）
roma-board-empty-loss = −1分
roma-board-down = （面朝下）
roma-board-defence = 防御{ $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-defence-brief = { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = 费用{ $cost }
roma-board-type-character = 人物
roma-board-type-building = 建筑
roma-board-type-character-brief = 人
roma-board-type-building-brief = 建
roma-board-set = { $set ->
        [roma] I
        [arena] II
       *[both] I, II
    }
roma-board-alien = { $card } ↔
roma-board-blocked = 被封锁

## The position in sentences

roma-state-head = { roma-when }。供应堆{ $supply }个胜利点{ $low ->
        [yes] ，快没了
       *[no] { "" }
    }。牌库{ $deck }张，弃牌堆{ $discard }张。
roma-state-head-apart = { roma-when }。供应堆{ $supply }个胜利点{ $low ->
        [yes] ，快没了
       *[no] { "" }
    }。
roma-state-piles = 牌库{ $deck }张，弃牌堆{ $discard }张。
roma-state-side = { $seat }：{ $vp }个胜利点，{ $money }枚塞斯特斯，{ $hand ->
        [0] 没有手牌
       *[other] 手牌{ $hand }张
    }。
roma-state-known = 其中你知道：{ $cards }。
roma-state-foreign = 出自对方那副牌：{ $cards }。
roma-state-row = 圆盘：{ $discs }。
roma-state-disc = { roma-space } { $holds }
roma-holds-card = { $card }，防御{ $defence }{ $change ->
        [0] { "" }
       *[other] （{ $by }）
    }
roma-holds-known = { $card }，面朝下
roma-holds-down = 面朝下
roma-holds-empty = 空
roma-holds-blocked = 被封锁
roma-holds-costs = 其玩家回合开始时失去1分
roma-printed = { $type ->
        [building] 建筑
       *[character] 人物
    }，费用{ $cost }
roma-hand-card = { $card }，{ roma-printed }，防御{ $defence }
roma-state-alien = 出自对方那副牌
roma-state-dice = 未用的骰子：{ $dice }。
roma-state-dice-none = 没有未用的骰子。
roma-state-bribed = 本回合已用过贿赂。
roma-state-loss = 下回合会因空圆盘失去{ $n }个胜利点。
roma-state-fewer = 下一回合少掷{ $n }颗骰子。
roma-state-hand = 你的手牌：{ $cards }。
roma-state-hand-empty = 你没有手牌。
roma-state-drawn = 抽到：{ $cards }。

## 为什么不能这样行动

roma-no-card = 你手中没有“{ $card }”。
roma-no-other = 现在不能选这个。
roma-no-money = “{ $card }”还差{ $n }枚塞斯特斯。
roma-no-drawn = 你没有抽到“{ $card }”。
roma-no-vp = 对手只有{ $n }分。
roma-no-sestertii = 还差{ $n }枚塞斯特斯。
roma-no-card-opposite = 对手的{ roma-disc }上没有牌。
roma-no-empty = { roma-disc }上已经有“{ $card }”。
roma-no-die = 未用的骰子里没有{ $n }点。
roma-no-pile = 已经没有牌可抽。
roma-no-bribery = 这局没有贿赂。
roma-no-bribed = 本回合已用过贿赂。
roma-no-card-there = 你的{ roma-disc }上没有牌。
roma-no-blocked = { roma-disc }上的“{ $card }”本回合被封锁。
roma-no-icon = “{ $card }”不需要骰子，一直生效。
roma-no-spare = “{ $card }”还需要另一颗未用的骰子。
roma-no-target = “{ $card }”无法生效：{ $needs ->
        [character] 对手没有人物
        [character_on_discs] 对手在圆盘1至6上没有人物
        [building] 对手没有建筑
        [card] 对手的圆盘上没有牌
        [opposite] 对面没有牌
        [character_opposite] 对面没有人物
        [building_opposite] 对面没有建筑
        [weak_opposite] 对面没有防御不超过4的牌
        [character_near] 正对面和斜对面都没有人物
        [building_near] 正对面和斜对面都没有建筑
        [own_building] 你没有建筑
        [own_character] 你没有人物
        [discarded_character] 弃牌堆里没有人物
        [discarded_building] 弃牌堆里没有建筑
        [pile] 已经没有牌可拿
        [pile_or_disc] 已经没有牌可翻，或没有空圆盘
        [paid] 没有你付得起费用、又能行动的其他牌
        [copied] 没有可以复制其效果的牌
       *[other] 没有目标
    }。

# 行动的理由：它改变了什么

roma-why-gains = +{ $n }个胜利点
roma-why-loses = −{ $n }个胜利点
roma-why-foe-gains = 对手+{ $n }个胜利点
roma-why-foe-loses = 对手−{ $n }个胜利点
roma-why-money = +{ $n }枚塞斯特斯
roma-why-pays = −{ $n }枚塞斯特斯
roma-why-cards = 手牌+{ $n }
roma-why-foe-discards = 对手手牌−{ $n }
roma-why-affords = “{ $card }”：打出后还剩{ $n }枚塞斯特斯
roma-why-lacks = “{ $card }”：再有{ $n }枚塞斯特斯就能打出
roma-why-fills = 补上{ $n }个空圆盘：每回合少失{ $n }个胜利点
roma-why-opens = 多出{ $n }个空圆盘
roma-why-lowers = 对手各牌防御−{ $n }
roma-why-fewer = 对手下一回合少掷{ $n }颗骰子
roma-why-removes = 除掉对手的“{ $card }”
roma-why-gives-up = 舍弃“{ $card }”
roma-why-blocks = 封锁对手的“{ $card }”
roma-why-unused = { $n }颗骰子未用
roma-why-keeps = 留下{ $die }点骰子给“{ $card }”

## 错误

roma-accepted-list = { $size }张牌的列表，如 '4 Forum, 2 Basilica, ...'，或现成牌组的名称
roma-accepted-numbers = 卡牌的费用/防御，如 'Tavern 7/4, Altar 2/3'，或它们的表格
roma-beginner-only-arena = 选项 beginner：这是 Arena 不用贿赂格的玩法；Roma 没有贿赂格
roma-needs-deck = 选项{ $option }：cards=built 时每人都要有牌组；可接受的是{ $wanted }
roma-no-decks = 选项{ $option }：只有 cards=built 才用牌组，cards={ $cards }不用
