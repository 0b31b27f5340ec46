# History of the Roman Empire: names, cards, rules, the log and the moves.
# $side, $to and $from are names of players ("你", "电脑 Centurio", with two players "你 II"); $force, $land, $area, $people,
# $kingdom and $card are names in Chinese, so that no space stands around them.

empire-name = 罗马帝国史
empire-about = 二至四人，军团与蛮族同在一张地图上：用七个回合同时带领历史的两方
empire-points = { $seat }：{ $vp }分

## Sides and forces

empire-side = { $seat } { $roman }
empire-force-legions = 军团（{ $side }）
empire-force-rebels = 叛军

## Areas

empire-area-gallia = 高卢
empire-area-hispania = 西班牙
empire-area-germania = 日耳曼尼亚
empire-area-italia = 意大利
empire-area-danubius = 多瑙河
empire-area-macedonia = 马其顿
empire-area-asia = 亚细亚
empire-area-oriens = 东方
empire-area-africa = 阿非利加

## Provinces

empire-land-britannia-inferior = 下不列颠
empire-land-britannia-superior = 上不列颠
empire-land-belgica = 比利时高卢
empire-land-lugdunensis = 卢格敦高卢
empire-land-aquitania = 阿基坦尼亚
empire-land-gallaecia = 加莱西亚
empire-land-lusitania = 卢西塔尼亚
empire-land-baetica = 贝提卡
empire-land-carthaginensis = 迦太基西班牙
empire-land-tarraconensis = 塔拉科西班牙
empire-land-germania-inferior = 下日耳曼尼亚
empire-land-germania-superior = 上日耳曼尼亚
empire-land-germania-magna = 大日耳曼尼亚
empire-land-suebia = 苏维比亚
empire-land-marcomannia = 马科曼尼亚
empire-land-italia = 意大利
empire-land-cisalpina = 山南高卢
empire-land-narbonensis = 纳博讷高卢
empire-land-sicilia = 西西里
empire-land-sardinia = 撒丁与科西嘉
empire-land-raetia = 雷蒂亚
empire-land-noricum = 诺里库姆
empire-land-pannonia = 潘诺尼亚
empire-land-dacia = 达契亚
empire-land-sarmatia = 萨尔马提亚
empire-land-dalmatia = 达尔马提亚
empire-land-moesia = 默西亚
empire-land-thracia = 色雷斯
empire-land-macedonia = 马其顿
empire-land-achaia = 亚该亚
empire-land-asia = 亚细亚
empire-land-bithynia = 比提尼亚与本都
empire-land-galatia = 加拉太
empire-land-cappadocia = 卡帕多西亚
empire-land-armenia = 亚美尼亚
empire-land-syria = 叙利亚
empire-land-mesopotamia = 美索不达米亚
empire-land-iudaea = 犹太
empire-land-arabia = 阿拉伯
empire-land-aegyptus = 埃及
empire-land-libya = 利比亚
empire-land-africa = 阿非利加
empire-land-numidia = 努米底亚
empire-land-caesariensis = 凯撒里亚毛里塔尼亚
empire-land-tingitana = 廷吉塔纳毛里塔尼亚

## Seas, terrain and capitals

empire-sea-oceanus = 大洋
empire-sea-internum = 内海
empire-sea-pontus = 黑海
empire-terrain-none = 平地
empire-terrain-mountain = 山地
empire-terrain-forest = 森林
empire-terrain-strait = 海峡
empire-terrain-overseas = 跨海
empire-capital-rome = 罗马
empire-capital-constantinople = 君士坦丁堡

## Peoples

empire-people-gauls = 高卢人
empire-people-germans = 日耳曼人
empire-people-garamantes = 加拉曼特人
empire-people-pannons = 潘诺尼亚人
empire-people-maurs = 毛里人
empire-people-picts = 皮克特人
empire-people-dacians = 达契亚人
empire-people-persians = 波斯人
empire-people-sarmatians = 萨尔马提亚人
empire-people-marcomanni = 马科曼尼人
empire-people-alamanni = 阿勒曼尼人
empire-people-goths = 哥特人
empire-people-franks = 法兰克人
empire-people-vandals = 汪达尔人
empire-people-huns = 匈人
empire-people-saxons = 撒克逊人
empire-people-caledonians = 皮克特人（喀里多尼亚人）
empire-people-parthians = 波斯人（帕提亚人）
empire-people-sassanids = 波斯人（萨珊人）
empire-people-maurs-quinquegentiani = 毛里人（五部联盟）
empire-people-picts-and-scots = 皮克特人与斯科特人
empire-people-visigoths = 哥特人（西哥特人）
empire-people-maurs-gildo = 毛里人（吉尔多）
empire-people-suebi = 马科曼尼人（苏维汇人）
empire-people-huns-attila = 匈人（阿提拉）
empire-people-ostrogoths = 哥特人（东哥特人）
empire-people-heruli-odoacer = 日耳曼人（赫鲁利人）

## Kingdoms and minor peoples

empire-tribe-k-aegyptus = 托勒密王国
empire-tribe-k-pontus = 本都王国
empire-tribe-k-armenia = 亚美尼亚王国
empire-tribe-k-iudaea = 犹太王国
empire-tribe-k-numidia = 努米底亚王国
empire-tribe-k-noricum = 诺里库姆王国
empire-tribe-k-dacia = 德凯巴鲁斯王国
empire-tribe-k-palmyra = 帕尔米拉王国
empire-tribe-k-britannia = 卡劳修斯政权
empire-tribe-k-mauretania = 菲尔姆斯王国
empire-tribe-k-gallaecia = 苏维汇王国
empire-tribe-k-soissons = 西阿格里乌斯政权
empire-tribe-t-cantabri = 坎塔布里人
empire-tribe-t-batavi = 巴达维人
empire-tribe-t-carpi = 卡尔皮人
empire-tribe-t-blemmyes = 布莱米人
empire-tribe-t-isauri = 伊苏里亚人
empire-tribe-t-alani = 阿兰人

## Emperors

empire-emperor-crassus = 克拉苏
empire-emperor-pompeius = 庞培
empire-emperor-caesar = 凯撒
empire-emperor-augustus = 奥古斯都
empire-emperor-caligula = 卡利古拉
empire-emperor-nero = 尼禄
empire-emperor-vespasianus = 韦斯巴芗
empire-emperor-domitianus = 图密善
empire-emperor-traianus = 图拉真
empire-emperor-hadrianus = 哈德良
empire-emperor-antoninus-pius = 安敦宁·毕尤
empire-emperor-marcus-aurelius = 马可·奥勒留
empire-emperor-commodus = 康茂德
empire-emperor-septimius-severus = 塞普蒂米乌斯·塞维鲁
empire-emperor-caracalla = 卡拉卡拉
empire-emperor-maximinus-thrax = 马克西米努斯·色雷克斯
empire-emperor-gallienus = 加里恩努斯
empire-emperor-aurelianus = 奥勒良
empire-emperor-diocletianus = 戴克里先
empire-emperor-maximianus = 马克西米安
empire-emperor-galerius = 伽列里乌斯
empire-emperor-constantius-chlorus = 君士坦提乌斯·克洛卢斯
empire-emperor-maxentius = 马克森提乌斯
empire-emperor-constantinus = 君士坦丁
empire-emperor-constans = 君士坦斯
empire-emperor-constantius-ii = 君士坦提乌斯二世
empire-emperor-magnentius = 马格嫩提乌斯
empire-emperor-iulianus = 尤利安
empire-emperor-valentinianus = 瓦伦提尼安
empire-emperor-valens = 瓦伦斯
empire-emperor-gratianus = 格拉提安
empire-emperor-theodosius = 狄奥多西
empire-emperor-magnus-maximus = 马格努斯·马克西穆斯
empire-emperor-eugenius = 欧根尼乌斯
empire-emperor-arcadius = 阿卡狄乌斯
empire-emperor-honorius-stilicho = 霍诺里乌斯（斯提利科）
empire-emperor-valentinianus-iii-aetius = 瓦伦提尼安三世（埃提乌斯）
empire-emperor-avitus = 阿维图斯
empire-emperor-maiorianus = 马约里安
empire-emperor-anthemius = 安特米乌斯
empire-emperor-iulius-nepos = 尤利乌斯·尼波斯
empire-emperor-romulus-augustulus = 罗慕路斯·奥古斯都路斯

## What an emperor brings

empire-bonus-none = 无加成
empire-bonus-legion = 增加{ $n }个军团
empire-bonus-attack = 每颗进攻骰+1
empire-bonus-dice3 = 用三颗骰子进攻，直到掷出三颗相同
empire-bonus-tie = 进攻时平点获胜
empire-bonus-vp = 每个有军团的行省多得1分

## Event cards

empire-card-cantabri = { empire-tribe-t-cantabri }
empire-card-batavi = { empire-tribe-t-batavi }
empire-card-carpi = { empire-tribe-t-carpi }
empire-card-blemmyes = { empire-tribe-t-blemmyes }
empire-card-isauri = { empire-tribe-t-isauri }
empire-card-alani = { empire-tribe-t-alani }
empire-card-leader-arminius = 领袖：阿米尼乌斯
empire-card-leader-kniva = 领袖：尼瓦
empire-card-leader-alaric = 领袖：阿拉里克
empire-card-weaponry-pilum-and-gladius = 武器：重标枪与短剑
empire-card-weaponry-spatha-and-plumbata = 武器：长剑与铅头镖
empire-card-fury = 狂怒
empire-card-elite-troops-comitatus = 精锐部队：亲兵
empire-card-elite-troops-praetorians = 精锐部队：禁卫军
empire-card-elite-troops-palatini = 精锐部队：宫廷军
empire-card-revolt-of-the-provinces-i = 行省起义 I
empire-card-revolt-of-the-provinces-ii = 行省起义 II
empire-card-revolt-of-the-provinces-iii = 行省起义 III
empire-card-kingdom-of-the-ptolemies = { empire-tribe-k-aegyptus }
empire-card-kingdom-of-pontus = { empire-tribe-k-pontus }
empire-card-kingdom-of-armenia = { empire-tribe-k-armenia }
empire-card-kingdom-of-iudaea = { empire-tribe-k-iudaea }
empire-card-kingdom-of-numidia = { empire-tribe-k-numidia }
empire-card-kingdom-of-noricum = { empire-tribe-k-noricum }
empire-card-kingdom-of-decebalus = { empire-tribe-k-dacia }
empire-card-kingdom-of-palmyra = { empire-tribe-k-palmyra }
empire-card-realm-of-carausius = { empire-tribe-k-britannia }
empire-card-kingdom-of-firmus = { empire-tribe-k-mauretania }
empire-card-kingdom-of-the-suebi = { empire-tribe-k-gallaecia }
empire-card-realm-of-syagrius = { empire-tribe-k-soissons }
empire-card-epidemy = 疫病
empire-card-plague = 大瘟疫
empire-card-pestilence = 恶疾
empire-card-wrath-of-god-i = 神怒 I
empire-card-wrath-of-god-ii = 神怒 II
empire-card-disaster = 灾难
empire-card-people-revive-i = 民族复兴 I
empire-card-people-revive-ii = 民族复兴 II
empire-card-people-revive-iii = 民族复兴 III
empire-card-people-revive-iv = 民族复兴 IV
empire-card-roman-fortify-limes = 罗马堡垒：界墙
empire-card-roman-fortify-burgi = 罗马堡垒：戍堡
empire-card-rebellion-the-usurper = 叛乱：篡位者
empire-card-rebellion-the-legions-mutiny = 叛乱：军团哗变
empire-card-engineering-bridges = 工程：桥梁
empire-card-engineering-roads = 工程：道路
empire-card-engineering-walls = 工程：城墙
empire-card-treachery = 背叛
empire-card-surprise-attack-i = 奇袭 I
empire-card-surprise-attack-ii = 奇袭 II
empire-card-surprise-attack-iii = 奇袭 III
empire-card-siegecraft-i = 攻城术 I
empire-card-siegecraft-ii = 攻城术 II
empire-card-siegecraft-iii = 攻城术 III
empire-card-gods-favor-optional-card = 神佑

# What a kind of card does; the cards below say it.
empire-text-minor-people = 一个小民族带着{ $n }支军队从{ $land }开始；原来在那里的军队让位，否则消灭。它像民族一样扩张和作战，在你的主要民族开始之前结束，此后留在原地。它的行省算在你的民族一方。
empire-text-kingdom = 一个王国带着{ $n }支军队从{ $land }开始，并带来{ $fort ->
        [yes] 一座城市和一座堡垒
       *[no] 一座城市
    }；原来在那里的军队让位，否则消灭。它在你的主要民族之前扩张和作战，此后留在原地。它的行省算在你的民族一方。它的城市被洗劫时，战利品多{ $bonus }分。
empire-text-attack-dice3 = 本阶段你的主要民族用三颗骰子进攻。三颗掷出相同点数时领袖阵亡：该次掷骰仍然有效，之后重新用两颗。
empire-text-attack-plus1 = 本阶段内，你的主要民族或派系的每颗进攻骰都加1。
empire-text-attack-wins-ties = 本阶段你的主要民族进攻时平点获胜。对方有要塞时，平点重掷。
empire-text-ignore-first-loss = 本阶段你的主要民族或派系进攻的每个行省中，第一支本应损失的军队不损失，继续战斗。
empire-text-revolt = 选择你的一个在供应堆里还有军队的民族，再选择一个由其他玩家或叛军防守的行省，它须在该民族起始行省所在的地区，或与该民族占有的行省相邻。该民族的一或两支军队出现在那里并立即进攻，直到一方消失。防守方第一轮不能撤退，地形不起作用，堡垒起作用。本阶段的加成无效。幸存者属于该民族。
empire-text-epidemy = 选择一个有军队的行省，不论属于谁。为每支军队掷一颗骰子：每个{ $kill }点以上消灭一支。
empire-text-plague = 选择一个有军队的地区，不论属于谁。为其中每支军队掷一颗骰子：每个{ $kill }点以上消灭一支。
empire-text-pestilence = 选择一个有军队的行省，不论属于谁。只留一支，其余消灭；若只有一支，掷出4点以上则消灭。然后为每个有军队的相邻行省掷一颗骰子：{ $kill }点则消灭一支。
empire-text-wrath = 选择一个有堡垒、要塞或城市的行省。堡垒或要塞被移除；再掷一颗骰子，{ $kill }点以上则消灭那里的一支军队。城市不受影响。
empire-text-disaster = 选择一座城市，但不能是罗马，第4回合起也不能是色雷斯的城市。它变为被洗劫，无人得分；已被洗劫的城市则移除。那里的堡垒移除，要塞降为堡垒。
empire-text-people-revive = 选择你的一个供应堆里还有军队、且不在本回合五个民族之中的民族。它得到你上次抽到它时实力的一半，向上取整，并在你的主要民族之前扩张。它在地图上的军队留在原地，本阶段的加成无效。
empire-text-free-forts = 在你的派系没有堡垒的行省免费修建{ $forts }座堡垒。也可以不建新的，而把有城市的行省里以前回合建的堡垒升为要塞。第1回合在扩张结束时修建。未用的作废。
empire-text-rebellion = 选择一个有其他玩家军团的行省。掷一颗骰子决定哗变的数目：1、2点一个，3、4点两个，5、6点三个。它们成为叛军，立即与忠诚的军团和堡垒作战，直到一方消失。若叛军留下，行省归叛军：堡垒移除，城市被洗劫而无人得分。叛军不移动，也不为任何人计分。
empire-text-engineering = 二选一：与“罗马堡垒”相同，免费修建或升级{ $forts }座堡垒；或者本阶段你的派系经陆路和海峡进攻时不受困难地形影响，跨海除外。
empire-text-treachery = 你的主要民族或派系的预备队中一支军队，不经战斗占领其他玩家或叛军的相邻行省；守军全部消灭。该行省视为被征服。意大利不受影响，第4回合起色雷斯也不受影响。
empire-text-ignore-terrain = 本阶段余下时间，你的主要民族或派系经陆路和海峡进攻时不受困难地形影响，跨海除外；防守方在战斗中不能撤退。
empire-text-ignore-forts = 本阶段余下时间，堡垒和要塞对你的主要民族或派系不起作用。无人驻守的堡垒不战而下。
empire-text-attack-plus1-and-ties = 本阶段你的主要民族或派系的每颗进攻骰加1，平点获胜。对方有要塞时，平点重掷。可选牌，替换“神怒 II”。


empire-card-facts = 第{ $set }组；第{ $turns }回合；{ $phase ->
        [people] 民族
        [faction] 派系
       *[any] 民族或派系
    }{ $timing ->
        [before_turn] 阶段之前
       *[during_turn] 阶段之中
    }

## Counters and what is in a province

empire-counter-army = 军队
empire-counter-legion = 军团
empire-counter-rebel = 叛军
empire-counter-fort = 堡垒
empire-counter-fortress = 要塞
empire-counter-city = 城市
empire-counter-looted = 被洗劫的城市
empire-counter-capital = 首都
empire-counter-resource = 资源
empire-counter-people-token = 民族标记
empire-counter-emperor-token = 皇帝标记
empire-counter-people-points = 民族分
empire-counter-faction-points = 派系分

## Turns and phases

empire-turn = 第{ $n }回合，共{ $turns }回合
empire-year-bc = 公元前{ $n }年
empire-year-ad = 公元{ $n }年
empire-phase-peoples = 民族阶段
empire-phase-factions = 派系阶段
empire-phase-drawing = 抽取标记
empire-phase-before = 阶段前的事件
empire-phase-building = 建设
empire-phase-picking = 收回军队
empire-phase-placing = 扩张
empire-phase-sites = 新城市
empire-phase-scoring = 计分

## The rules in short, for the help page

empire-rules-goal = 你扮演历史的两方：一个拥有军团的罗马派系，以及每回合一个越境而来的民族。民族分和派系分各自记录。第{ $turns }回合之后，两者之和最高者获胜；相同时，最后一回合皇帝标记较大者胜。
empire-rules-map = 地图有{ $lands }个行省，分为{ $areas }个地区，每个地区{ $size }个。有资源的行省可以建城市。若被进攻的行省在所越过的边界一侧有山地或森林，进攻就困难；海峡和跨海总是困难。一个行省最多容纳同一势力的{ $stack }支军队、一座堡垒或要塞、一座城市。两个势力不能共处。
empire-rules-start = 地图开始时是空的。每一方有{ $hand }张保密的事件牌，每组一张，之后不再抽牌。第1回合，每个派系从阿基坦尼亚、意大利、马其顿和叙利亚中选一个起始行省，带一座城市和{ $legions }个军团进入，扩张，然后放置{ $forts }座免费堡垒。
empire-rules-tokens = 回合开始时，每人抽一个民族标记，再抽一个皇帝标记，分数最低者先抽（第1回合由骰子决定）。你看过标记后留下，或者交给还没有标记的一方。已经收到标记的一方，须不看就把抽到的交出去。标记决定你本回合带领谁、何时行动：先是编号最小的民族，再是编号最小的皇帝，然后是下一个民族，依次交替。
empire-rules-peoples = 民族连同它的全部军队，属于最后抽到它的一方。它得到新军队，直到地图上达到它的实力；在此之前可以收回一些地图上的军队。没有行省的民族从起始行省开始。原来在那里的军队让位：撤到相邻的自己的行省，否则消灭；堡垒移除，城市被洗劫。
empire-rules-placing = 军队逐支放置：放在该势力占有的行省，或经边界、海峡与之相邻的行省。空的行省直接占领；有敌军或敌方堡垒则立即战斗。放下的军队不再移动。没有放置的军队作废。
empire-rules-building = 从第2回合起，派系先花派系分。招募一个损失的军团{ $recruit }分，第{ $late }回合起{ $recruit_late }分，军团总数最多{ $legions }个；堡垒{ $fort }分；把有城市的行省里的旧堡垒升为要塞{ $fortress }分；重建被洗劫的城市{ $rebuild }分；收买与你的行省相邻的叛军每个{ $rebels }分，他们成为你的军团。有些皇帝带来免费军团。既没有军团也没有分的派系出局，其玩家继续以民族和事件参与。
empire-rules-legions = 军团也可以收回，只要每个行省留下一个军团或一座堡垒。与民族不同，军团可以渡海：{ $seas ->
        [no] 从占有的任一海岸到同一片海的其他海岸
       *[yes] 从占有的任一海岸到任何其他海岸
    }。派系阶段结束时，{ $cities ->
        [total-cap] 可免费建城市，直到每{ $per_city }处有军团的资源有一座
       *[per-turn] 每{ $per_city }处有军团的资源可免费建一座城市
    }，先建在起始行省所在的地区。
empire-rules-battle = 进攻的军队掷{ $dice }颗骰子，防守方掷{ $defence }颗，各取最大点数。小者损失一支军队，平点重掷。如此继续，直到进攻的军队消灭或再无对手；之后你可派下一支，或停止。从第二轮起，被攻击的军团可以撤到自己的行省。攻击自己的其他势力时，不掷骰即获胜，但没有战利品。
empire-rules-defence = 在困难地形，防守方掷{ $hard }颗骰子。堡垒使其最大点数加1；要塞也加1，并且平点获胜；民族遭跨海进攻时也加1。最后一支军队消灭后，堡垒还须像一支军队那样被击败。只有军团在一开始就面对无人驻守的堡垒时，才不掷骰即得。
empire-rules-conquest = 击败守军者征服行省。民族拆除堡垒、洗劫城市：得{ $loot_city }颗骰子的民族分；在罗马，以及第{ $capital_turn }回合起在君士坦丁堡，掷{ $loot_capital }颗。军团可留下或拆除堡垒。罗马人的城市原样接收；民族、王国或叛军的城市{ $loot ->
        [forced] 必须洗劫，掷一颗骰子得派系分，首都也一样
       *[choice] 可以洗劫，掷一颗骰子得派系分，首都也一样，也可以放过
    }。{ $looted ->
        [yes] 被洗劫的城市照样得分
       *[no] 被洗劫的城市一文不值，直到有派系重建
    }。无人防守的城市完好接收。
empire-rules-scoring = 阶段结束时该方计分。地区的价值每回合不同：占一个行省为存在，得{ $presence }倍；{ $domination ->
        [three-and-plurality] 占{ $from }个行省，并且比任何其他玩家都多
        [plurality-min2] 占{ $from }个行省，或占{ $leading }个并且比任何其他玩家都多
       *[three-or-plurality] 占{ $from }个行省，或比任何其他玩家都多
    }，为优势，得{ $dominated }倍；{ $size }个全占为控制，得{ $controlled }倍。城市对民族值{ $people_city }分，对派系值{ $faction_city }分，罗马和后来的君士坦丁堡分别值{ $people_capital }分和{ $faction_capital }分。民族的行省与军团的行省分开计算。
empire-rules-events = 每一方每回合最多打出{ $events }张事件，只能在自己的阶段，并且在牌上写明的回合。王国和小民族带来自己的军队，此后留在原地。领袖、皇帝和武器只帮助主要民族或派系，不帮助其他事件带来的军队。叛军不属于任何人：占着行省，不移动，不计分。
empire-rules-bribes = 这里派系可以买取和平：民族即将进攻其军团时，派系可以用派系分出价。民族接受便得到这些分作为民族分，本回合不再侵犯该派系。
empire-rules-end = 第{ $turns }回合之后，每个有军团的行省再得{ $last }派系分。仍占有起始行省且城市完好的王国，带来一颗骰子加战利品加成的民族分。
empire-rules-players = 两人时，每人带领两个完整的方，计两方之和。三人时，派系以{ $legions_three }个军团开始，最多招募到同样多；一个起始行省空着。

empire-house = 自定数值
empire-house-value = 自定数值
empire-house-text = 没有公开资料完整给出已出版游戏的图表和卡牌。这些数值由我们重建，并标为自定数值。如果你拥有这款游戏，可以填入印在牌上的数值。
empire-credit = 罗马帝国史（History of the Roman Empire）由 Marco Broglia 设计，Udo Grebe Gamedesign 于2007年出版。这是一个独立版本，文字和图画均为自创。喜欢这个游戏的话，请买一套：这是对作者们最好的感谢。

## Glossary

empire-term-province = 行省
empire-term-province-is = 地图上45个格子之一；设计者的草稿称之为“地”。
empire-term-area = 地区
empire-term-area-is = 一起计分的五个行省；已出版的游戏称为“大区”。
empire-term-people = 民族
empire-term-people-is = 十六个蛮族之一。主要民族是你本回合持有其标记的民族。
empire-term-minor = 小民族
empire-term-minor-is = 事件带来的小股势力；已出版的游戏称为“部落”。
empire-term-kingdom = 王国
empire-term-kingdom-is = 事件带来的、有城市的势力。它的城市战利品更多。
empire-term-faction = 派系
empire-term-faction-is = 一方的军团、堡垒和派系分。
empire-term-force = 势力
empire-term-force-is = 同一种军队：一方的军团、一个民族、一个小民族、一个王国或叛军。
empire-term-rebels = 叛军
empire-term-rebels-is = 哗变的军团。他们占着行省而不属于任何人；与你的行省相邻时可以收买。
empire-term-pool = 预备队
empire-term-pool-is = 一个势力本阶段还可以放置的军队。
empire-term-start = 起始行省
empire-term-start-is = 没有行省的势力从这里开始。在此不战斗：原来在那里的军队让位。
empire-term-resource = 资源
empire-term-resource-is = 表示行省可以建城市的记号；已出版的游戏称为“城址”。
empire-term-looted = 被洗劫
empire-term-looted-is = 被洗劫的城市不计分，直到有派系用1分重建。
empire-term-fortress = 要塞
empire-term-fortress-is = 城市旁加固的堡垒：防守加1，平点获胜。
empire-term-difficult = 困难地形
empire-term-difficult-is = 进攻路上的山地、森林、海峡或大海：防守方掷两颗骰子。
empire-term-overseas = 跨海
empire-term-overseas-is = 跨海从一处海岸到另一处，只限军团。
empire-term-conquest = 征服
empire-term-conquest-is = 夺取有防守的行省。只有征服才影响堡垒和城市。
empire-term-presence = 存在
empire-term-presence-is = 在地区中至少占一个行省：其价值的一倍。
empire-term-domination = 优势
empire-term-domination-is = 在地区中占三个行省，或比任何其他玩家都多：其价值的两倍。
empire-term-control = 控制
empire-term-control-is = 占地区的全部五个行省：其价值的三倍。对派系来说，只要地区内有一个军团，堡垒可以代替军团。

## Options

empire-option-domination-rule = 地区的优势
empire-option-domination-rule-three-or-plurality = 三个行省，或比任何其他玩家多
empire-option-domination-rule-three-and-plurality = 三个行省，并且比任何其他玩家多
empire-option-domination-rule-plurality-min2 = 三个行省，或两个且比任何其他玩家多
empire-option-city-build-rule = 派系的新城市
empire-option-city-build-rule-per-turn = 每个阶段，每两处资源一座
empire-option-city-build-rule-total-cap = 总数不超过每两处资源一座
empire-option-looted-city-scores = 被洗劫的城市也计分
empire-option-gods-favor = 用“神佑”替换“神怒 II”
empire-option-bribe-barbarians = 派系可以向即将进攻的民族买取和平
empire-option-roman-loot = 派系夺取外族城市时
empire-option-roman-loot-choice = 洗劫或放过
empire-option-roman-loot-forced = 必须洗劫
empire-option-seas-connected = 军团可从任一海岸航行到任何海岸（否则只能在同一片海）

## The log

empire-told-hand = { $side }手中的事件牌：{ $cards }。
empire-told-ordering = { $side }为抽取顺序掷出{ $n }。
empire-told-draws-people = { $side }抽到了民族标记{ $n }，{ $people }。
empire-told-draws-emperor = { $side }抽到了皇帝标记{ $n }，{ $emperor }。
empire-told-keeps = { $side }留下了{ $kind ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }。
empire-told-gives = { $side }把{ $kind ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }交给了{ $other }。
empire-told-looks-people = { $side }收到的民族标记是{ $n }，{ $people }。
empire-told-looks-emperor = { $side }收到的皇帝标记是{ $n }，{ $emperor }。
empire-told-leads = 民族{ $n }，{ $people }：{ $side }
empire-told-reigns = 皇帝{ $n }，{ $emperor }：{ $side }
empire-told-undrawn = 没有人持有{ $kind ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }{ $n }。
empire-told-plays = { $side }打出了“{ $card }”。
empire-told-start = { $side }选择{ $land }为起始行省。
empire-told-recruits = { $side }招募了一个军团。
empire-told-builds-fort = { $side }在{ $land }修建了堡垒。
empire-told-upgrades = { $side }把{ $land }的堡垒升为要塞。
empire-told-rebuilds = { $side }重建了{ $land }的城市。
empire-told-bribes = { $side }收买了{ $land }的叛军。
empire-told-builds-city = { $side }在{ $land }建了城市。
empire-told-picks = { $force }：从{ $land }收回了一支军队。
empire-told-places = { $force }：一支军队前往{ $land }。
empire-told-enters = { $force }在{ $land }出现。
empire-told-attacks = { $force }在{ $land }进攻{ $rival }。
empire-told-retreats = { $force }：一支军队从{ $land }撤到{ $refuge }。
empire-told-round = { $land }：{ $dice }对{ $defence }。{ $won ->
        [attacker] { $rival }损失一支军队。
        [fort] 堡垒陷落。
        [spared] { $force }凭精锐部队没有损失。
        [tie] 平点，重掷。
       *[defender] { $force }损失一支军队。
    }
empire-told-keeps-fort = { $side }留下了{ $land }的堡垒。
empire-told-razes-fort = { $side }拆除了{ $land }的堡垒。
empire-told-sacks = { $side }洗劫了{ $land }的城市。
empire-told-spares = { $side }放过了{ $land }的城市。
empire-told-loot = { $side }为战利品掷出{ $n }。
empire-told-aims = { $side }为“{ $card }”选择了{ $land }。
empire-told-aims-area = { $side }为“{ $card }”选择了{ $area }。
empire-told-chooses = { $side }为“{ $card }”选择了{ $people }。
empire-told-rises = { $people }：{ $n }支军队在{ $land }起事。
empire-told-roads = { $side }用“{ $card }”修路。
empire-told-walls = { $side }用“{ $card }”建堡垒。
empire-told-fate = “{ $card }”，{ $land }：掷出{ $n }。
empire-told-offers = { $side }为{ $land }的和平出价{ $n }分。
empire-told-accepts = { $side }接受了{ $n }分，{ $land }得享和平。
empire-told-refuses = { $side }拒绝了为{ $land }的和平出的{ $n }分。
empire-told-treasure = { $kingdom }屹立到最后：{ $side }得{ $n }分。
empire-told-passes = { $force }{ $n ->
        [0] {""}
       *[other] （{ $n }个行省）
    }现由{ $side }率领，此前由{ $other }率领
empire-told-falls = { $land }：{ $force }赶走了{ $rival }。
empire-told-looted = { $land }的城市被洗劫。
empire-told-loses = { $force }在{ $land }损失了{ $n }支军队。
empire-told-points-peoples = { $side }：民族得{ $n }分，共{ $vp }分。
empire-told-points-faction = { $side }：派系得{ $n }分，共{ $vp }分。
empire-told-points-peoples-for = { $side }：民族得{ $n }分，共{ $vp }分（{ $what }）。
empire-told-points-faction-for = { $side }：派系得{ $n }分，共{ $vp }分（{ $what }）。
empire-told-dead = { $side }的派系出局。
empire-told-turn = 第{ $n }回合
empire-told-over = 终局。
empire-told-level = 平分：最后一回合皇帝标记较大者胜。

## Moves

empire-cost = { $cost ->
        [0] 免费
       *[other] { $cost }分
    }
empire-move-place = 在{ $land }放置一支军队
empire-move-start = 从{ $land }开始
empire-move-enter = 在{ $land }出现，那里的军队让位
empire-move-replace = 占领{ $land }，那里是你自己的{ $rival }，将会损失
empire-move-attack = 进攻{ $land }
empire-move-pick = 从{ $land }收回一支军队
empire-move-retreat = 撤到{ $land }
empire-move-fort = 在{ $land }修建堡垒（{ empire-cost }）
empire-move-upgrade = 把{ $land }的堡垒升为要塞（{ empire-cost }）
empire-move-rebuild = 重建{ $land }的城市（{ empire-cost }）
empire-move-bribe = 收买{ $land }的叛军（{ empire-cost }）
empire-move-city = 在{ $land }建城市
empire-move-aim = 选择{ $land }
empire-move-area = 选择地区：{ $area }
empire-move-people = 选择{ $people }
empire-move-armies = { $n }支军队
empire-move-play = 打出“{ $card }”
empire-move-keep-token = 留下{ $kind ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }
empire-move-give = 把{ $kind ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }交给{ $side }
empire-move-tens = 出价{ $low }至{ $high }分
empire-move-ones = 出价{ $n }分
empire-move-recruit = 招募一个军团（{ empire-cost }）
empire-each-fort = { $n }处全部修堡垒（{ empire-cost }）
empire-each-upgrade = { $n }处全部升为要塞（{ empire-cost }）
empire-each-rebuild = { $n }座城市全部重建（{ empire-cost }）
empire-each-city = { $n }处全部建城市
empire-order-all = { $n }支全部派往{ $land }
empire-order-some = { $n }支派往{ $land }
empire-order-pick = 从{ $land }收回{ $n }支军队
empire-order-recruit = 招募{ $n }个军团（{ empire-cost }）
empire-order-on = 直接进入扩张
empire-order-enter = 直接让首支军队出现在{ $land }
empire-move-keep = 留下堡垒
empire-move-remove = 拆除堡垒
empire-move-sack = 洗劫城市
empire-move-spare = 放过城市
empire-move-accept = 接受，不再进攻他们
empire-move-refuse = 拒绝并进攻
empire-move-roads = 道路：地形不再妨碍你
empire-move-walls = 城墙：免费堡垒
empire-move-done-before = 开始阶段
empire-move-done-building = 不再购买
empire-move-done-picking = 不再收回军队
empire-move-done-placing = 结束扩张{ $n ->
        [0] { "" }
       *[other] ，{ $n }支军队作废
    }
empire-move-done-retreating = 留下作战
empire-move-done-gifts = 不再放置免费堡垒
empire-move-done-sites = 不再建城市

## What is to be decided

empire-ask-of = { $side }：{ $ask }
empire-ask-token = 你抽到了{ $of ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }{ $n }，{ $name }。留下，还是交给谁？
empire-ask-token-unseen = 你已经有{ $of ->
        [peoples] 民族标记
       *[factions] 皇帝标记
    }了。抽到的不看就交出去，交给谁？
empire-ask-before = { $force }：阶段之前打出事件吗？
empire-ask-starting = 选择哪个起始行省？
empire-ask-building = 有{ $vp }派系分：买什么？
empire-ask-picking = { $force }：扩张前收回军队吗？
empire-ask-placing = { $n ->
        [0] { $force }：军队已全部放好。结束扩张吗？
       *[other] { $force }，还剩{ $n }支军队：下一支去哪里？
    }
empire-ask-retreating = { $land }之战：军团撤退吗？
empire-ask-retreating-displaced = { $land }：你的军队必须让位。下一支去哪里？
empire-ask-taking = { $land }的堡垒归你了。留下还是拆除？
empire-ask-looting = { $land }的城市归你了。洗劫还是放过？
empire-ask-gifts = 还剩{ $n }座免费堡垒。建在哪里？
empire-ask-sites = 还剩{ $n }座新城市。建在哪里？
empire-ask-aiming = “{ $card }”：哪个行省？
empire-ask-area = “{ $card }”：哪个地区？
empire-ask-choosing = “{ $card }”：哪个民族？
empire-ask-number = { $land }有多少支军队起事？
empire-ask-device = “{ $card }”：道路还是城墙？
empire-ask-offering = { $force }将进攻{ $land }。你有{ $vp }派系分，为和平出价多少？先选十位。
empire-ask-units = 你出价{ $n }，再加多少？
empire-ask-answering = { $side }为{ $land }的和平出价{ $sum }分。接受吗？

## The position in words, and the board of the terminal

empire-owned = { $force }（{ $side }）
empire-armies = { $force }：{ $n }支军队
empire-vacant = 空
empire-standing = { $side }：{ $n }分（{ $peoples }＋{ $factions }）
empire-doubt-lost = { $n }支未放置的军队将作废。
empire-token = { $kind ->
        [peoples] { $state ->
                [hidden] 民族未知
               *[none] 尚无民族
            }
       *[factions] { $state ->
                [hidden] 皇帝未知
               *[none] 尚无皇帝
            }
    }
empire-numbered = { $n } { $name }
empire-its-armies = { $n }支军队
empire-state-side = { $side }：{ $n }分（{ $peoples }＋{ $factions }）；{ $tokens }；{ $legions }个军团；民族：{ $forces }；{ $cards }张牌
empire-state-land = { $land }：{ $holds }
empire-state-area = { $area }（价值{ $n }）：{ $lands }
empire-none = 无
empire-dice-fall = { $land }掷骰：{ $force }对{ $foe }
empire-means-people = { $name }：实力{ $n }，起始于{ $land }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-means-emperor = { $name }：{ $bonus }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-pass-points = { $n }分
empire-state-hand = { $side }的事件牌：{ $cards }
empire-battle-who = { $force }对{ $foe }，{ $n }支军队
empire-battle-was = { $force }对{ $foe }
empire-battle-head = { $land }之战
empire-state-battle = { empire-battle-head }：{ $about }
empire-position-token = { $n } { $means }
empire-position-peoples = 第{ $n }回合的民族：{ $tokens }。
empire-position-factions = 第{ $n }回合的皇帝：{ $tokens }。
empire-position-empty = 空的地区：{ $areas }。
empire-position-worth = { $area }{ $value }
empire-score-how = 地区旁的数字是它本回合的价值：存在×{ $presence }，优势（着色）×{ $dominated }，控制（深色）×{ $controlled }。民族在民族阶段后计分，派系在派系阶段后计分。
empire-position-pool = 还剩{ $n }支军队
empire-position-in-force = 生效中：{ $bonuses }。
empire-modifier-plus = 每颗进攻骰+{ $n }
empire-modifier-elite = 每个行省的第一次损失不算
empire-modifier-siege = 堡垒不起作用
empire-modifier-surprise = 地形不妨碍，无人撤退
empire-modifier-roads = 地形不妨碍
empire-board-legend = 版图上各方为▲ ■ ● ◆，其民族和王国为△ □ ○ ◇，叛军为“!”；后面是军队数，+是堡垒，#是要塞，*是城市，x是被洗劫的城市，°是可建城市之处。地区后面是本回合的价值。地图上军团用大写字母，民族用小写字母。
empire-board-odds = 进攻：{ $one }%，用全部{ $all }%
empire-board-house = †为自定数值
empire-group-event = 打出事件
empire-group-attack = 进攻
empire-group-occupy = 占领
empire-group-overseas = 跨海
empire-group-reinforce = 增援
empire-group-build = 建造
empire-group-pick = 收回
empire-group-finish = 结束

## What a move would do

empire-parts = { $parts }
empire-effect-attack = 一支军队{ $percent }%，全部{ $n }支{ $all }%
empire-effect-attack-last = 攻下{ $percent }%
empire-odds-battle = 赢得本轮{ $round }%，用这支军队攻下{ $one }%{ $n ->
        [1] { "" }
       *[other] ，用全部{ $n }支{ $all }%
    }
empire-dice = 进攻骰 { $attack }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }，防守骰 { $defence }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }
empire-why-three = 三颗骰子，直到三颗相同
empire-why-plus = 每颗进攻骰+{ $n }
empire-why-ties = 平点归进攻方
empire-why-elite = 第一支损失的军队不算
empire-why-mountain = 山地：两颗防守骰
empire-why-forest = 森林：两颗防守骰
empire-why-strait = 海峡：两颗防守骰
empire-why-overseas = 跨海：两颗防守骰
empire-why-eased = 地形不妨碍
empire-why-fort = 堡垒：防守+1
empire-why-fortress = 要塞：防守+1，平点归防守方
empire-why-fortress-even = 要塞：防守+1；平点重掷
empire-why-overseas-people = 民族受海上进攻：防守+1
empire-why-siege = 堡垒不起作用
empire-why-alone = 堡垒无需掷骰即陷落
empire-why-pinned = 无人能撤退

## 计分表：每一项得分的来由

empire-sheet-peoples = { $side }：民族现在会得{ $n }分（{ $what }）。
empire-sheet-faction = { $side }：派系现在会得{ $n }分（{ $what }）。
empire-sheet-area = { $area }{ $n }分：{ $how ->
        [presence] 存在{ $value }
        [domination] 优势{ $times }×{ $value }
       *[control] 控制{ $times }×{ $value }
    }
empire-sheet-cities = 城市{ $n }分
empire-sheet-emperor = { $emperor }：有军团的行省{ $n }分
empire-sheet-bonus = 王国城市的战利品{ $n }分
empire-sheet-last = 终局时有军团的行省{ $n }分
empire-gain-if = 若攻下：{ $n ->
        [0] { "" }
       *[other] +{ $n }分{ $dice ->
                [0] { "" }
               *[other] 和
            }
    }{ $dice ->
        [0] { "" }
       *[other] { $dice }颗战利品骰子
    }

## Why a move is not possible

empire-no-other = 现在不能选这个。
empire-no-step = { $word ->
        [place] 军队在扩张时放置
        [pick] 军队在扩张前收回
        [city] 新城市在阶段结束时建造
       *[build] 这要在扩张前购买
    }。
empire-no-points = 这要{ $cost }派系分，还差{ $n }分。
empire-no-start-taken = { $land }已被选走。
empire-no-start = { $land }不是起始行省。
empire-no-army = 没有军队可放了。
empire-no-room = { $land }已满：最多{ $n }支军队。
empire-no-peace = 本回合已买得和平：{ $side }。
empire-no-begin = { $force }：第一支军队进入起始行省。
empire-no-entry = { $force }在版图上没有军团：第一个进入自己的堡垒所在处，否则进入派系旁边无人防守的行省，否则攻打派系。
empire-no-sea = { $land }不在你海岸所临的海上。
empire-no-way = 到不了{ $land }：它不与{ $force }的行省相邻。
empire-no-army-of = { $land }没有军队：{ $force }。
empire-no-last-legion = 只有留下堡垒，最后一个军团才能离开{ $land }。
empire-no-neighbour = { $land }不与{ $origin }相邻。
empire-no-legion = 你在{ $land }没有军团。
empire-no-fort-there = { $land }已有堡垒。
empire-no-forts-left = 供应堆里已没有堡垒。
empire-no-free-forts = 没有免费堡垒了。
empire-no-fort = 你在{ $land }没有可升为要塞的堡垒。
empire-no-city = { $land }没有城市。
empire-no-old-fort = { $land }的堡垒是本回合建的。
empire-no-looted = { $land }没有被洗劫的城市。
empire-no-rebels = { $land }没有叛军。
empire-no-rebels-near = 你在{ $land }旁边没有军团。
empire-no-legions-left = 供应堆里的军团不够了。
empire-no-recruit = 招募后派系最多有{ $n }个军团，其叛军也算在内。
empire-no-resource = { $land }没有资源。
empire-no-city-there = { $land }已有城市。
empire-no-cities-left = 供应堆里已没有城市。
empire-no-home-first = 城市先建在你起始行省所在的地区{ $area }。
empire-no-card = 你手中没有“{ $card }”。
empire-no-events = 本回合的事件你已打完。
empire-no-event-yet = 先放完事件带来的军队：{ $force }。
empire-no-card-turn = “{ $card }”不能在第{ $n }回合打出。
empire-no-card-phase = “{ $card }”在{ $phase ->
        [people] 民族
       *[faction] 派系
    }阶段打出。
empire-no-card-before = “{ $card }”只能在阶段之前打出。
empire-no-card-use = “{ $card }”现在不起作用。
empire-no-side = 没有这一方。
empire-no-token = { $side }已有{ $kind ->
        [peoples] 民族
       *[factions] 皇帝
    }标记。
empire-no-aim = “{ $card }”在{ $land }没有目标。
empire-no-area = { $area }没有军队。
empire-no-people = { $people }不归你统领。
empire-no-people-use = “{ $card }”现在对{ $people }不起作用。
empire-no-offer = 最多可出价{ $n }派系分。

# 行动的理由：它改变了什么

empire-why-gains = +{ $n }分
empire-why-loses = −{ $n }分
empire-why-foe-gains = { $side }+{ $n }分
empire-why-foe-loses = { $side }−{ $n }分
empire-why-area = { $area }+{ $n }
empire-why-area-less = { $area }−{ $n }
empire-why-foe-area = { $side }：{ $area }+{ $n }
empire-why-foe-area-less = { $side }：{ $area }−{ $n }
empire-why-city = 城市+{ $n }
empire-why-city-less = 城市−{ $n }
empire-why-foe-city = { $side }：城市+{ $n }
empire-why-foe-city-less = { $side }：城市−{ $n }
empire-why-lands = 行省+{ $n }
empire-why-lands-less = 行省−{ $n }
empire-why-armies = 军队+{ $n }
empire-why-armies-less = 军队−{ $n }
empire-why-foe-armies = 他方军队−{ $n }
empire-why-forts = 堡垒+{ $n }
empire-why-forts-less = 堡垒−{ $n }
empire-why-fortresses = 要塞+{ $n }
empire-why-foe-forts = 他方堡垒−{ $n }
empire-why-cards = 事件牌+{ $n }
empire-why-plays = 事件牌−{ $n }

## Event cards in a few words

empire-gist-minor-people = 小民族：{ $land }，{ $n }支军队
empire-gist-kingdom = 王国：{ $land }，{ $n }支军队，{ $fort ->
        [yes] 城市和堡垒
       *[no] 城市
    }
empire-gist-attack-dice3 = 你的民族用三颗骰进攻
empire-gist-attack-plus1 = 你的每颗进攻骰+1
empire-gist-attack-wins-ties = 你的民族进攻时平点胜
empire-gist-attack-plus1-and-ties = 你的每颗进攻骰+1，平点胜
empire-gist-ignore-first-loss = 每次进攻中损失的第一支军队免死
empire-gist-revolt = 一两支军队起义并进攻
empire-gist-epidemy = 一个行省：每个{ $kill }点以上消灭一支军队
empire-gist-plague = 一个地区：每个{ $kill }点以上消灭一支军队
empire-gist-pestilence = 一个行省只剩一支军队；邻省{ $kill }点以上再失一支
empire-gist-wrath = 堡垒消失；{ $kill }点以上消灭一支军队
empire-gist-disaster = 一座城市被洗劫，其堡垒消失
empire-gist-people-revive = 一个旧民族以一半实力归来
empire-gist-free-forts = { $forts }座免费堡垒
empire-gist-rebellion = 对手的一到三支军团哗变
empire-gist-engineering = { $forts }座免费堡垒，或地形不碍你
empire-gist-treachery = 不战而得一个行省
empire-gist-ignore-terrain = 地形不碍你，无人撤退
empire-gist-ignore-forts = 堡垒挡不住你
