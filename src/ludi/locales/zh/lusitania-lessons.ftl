# Lusitania XXI 课程：每一步的说明，以及对其他行动的回应。

lesson-lusitania-hire = 招募战士
lesson-lusitania-hire-start = 你要组建军团：一排从0到8的格子。战士有分数，先到21分者获胜。
lesson-lusitania-hire-hire = 每回合一次行动。从手牌招募 { lusitania-card-blue-2 }：它永久进入II格，然后你抽一张牌。
lesson-lusitania-hire-hire-cook = 厨娘在VI格也有分，但不能带装备。先招募 { lusitania-card-blue-2 }。
lesson-lusitania-hire-hire-warrior = 分数来自战士。招募 { lusitania-card-blue-2 }。
lesson-lusitania-hire-turn = 战士就位，分数归你。阿基坦现在是你的行省，别的军团不能用。结束回合。
lesson-lusitania-hire-end = 同一行省的军团兵，I到V每格一名；可用两名蛮族顶替。每招募一张就抽一张。下一课：装备。

lesson-lusitania-equip = 装备
lesson-lusitania-equip-start = 战士身上的符号说明能带什么。{ lusitania-card-blue-2 } 可带盾：从手牌招募 { lusitania-card-shield }。
lesson-lusitania-equip-start-shield = 那样也行，但这里试试 { lusitania-card-shield }。
lesson-lusitania-equip-end = 盾放在战士下面，同样有分，你还抽了一张牌。每个符号一件：看看还能带什么。

lesson-lusitania-camp = 营地
lesson-lusitania-camp-start = 营地有四张公用牌。交换也是行动：拿 { lusitania-card-horse }，你的 { lusitania-card-blue-4 } 能带。
lesson-lusitania-camp-start-horse = 你的 { lusitania-card-blue-4 } 需要马。点营地里的 { lusitania-card-horse }。
lesson-lusitania-camp-put = 要放一张牌回营地，对手也能拿。石头对你们双方都没用：放 { lusitania-card-stone }。
lesson-lusitania-camp-put-stone = 那张留着，军团用得上。放 { lusitania-card-stone }。
lesson-lusitania-camp-three = 营地里有三件相同装备，于是全部换成三张新牌。下回合就能招募马。
lesson-lusitania-camp-end = 每回合：招募得分最多的牌；没有就拿以后得分最多的。放回双方都用不上的牌，这常常决定胜负！

lesson-lusitania-guest = 客人与玛尔斯牌
lesson-lusitania-guest-start = 你遣散过一把斧，扣半分。行动前可用一位客人：使用8格的 { lusitania-card-doctor }。
lesson-lusitania-guest-start-general = { lusitania-card-general } 是换手牌用的。找回半分要用 { lusitania-card-doctor }。
lesson-lusitania-guest-start-doctor = 先用 { lusitania-card-doctor }：每回合最多一位客人，不占行动。
lesson-lusitania-guest-hire = 被遣散的牌进了弃牌堆，半分回来了。行动还没用：招募 { lusitania-card-sword }。
lesson-lusitania-guest-hire-sword = { lusitania-card-sword } 马上得分：招募它。
lesson-lusitania-guest-plan = 没什么可招募也没什么可拿？{ lusitania-card-caesar } 换掉营地。手里有两张没用的？{ lusitania-card-general } 换掉用不上的牌。
lesson-lusitania-guest-end = 一回合里既用客人又行动。但邀请要花一个回合：手牌和营地都不能得分时，才把客人请到0格和8格。

lesson-lusitania-laurus = 桂冠
lesson-lusitania-laurus-start = 使用桂冠扩展时，旁边有几张牌。谁的军团先满足条件就得到它和1分。
lesson-lusitania-laurus-hire = 其中一张要求I到IV格都有战士。你有I、II、III：招募 { lusitania-card-blue-4 }。
lesson-lusitania-laurus-hire-four = 你缺的是IV格：招募 { lusitania-card-blue-4 }。
lesson-lusitania-laurus-end = 战士的分数再加1分：桂冠牌归你，谁也拿不走。

lesson-lusitania-virtus = 武勇
lesson-lusitania-virtus-start = 武勇牌不给分，而给优势。有一张要求三名战士相邻：招募 { lusitania-card-blue-3 }。
lesson-lusitania-virtus-start-three = 你有I格和II格：{ lusitania-card-blue-3 } 让三格相连。
lesson-lusitania-virtus-turn = 牌归你了。从现在起一次最多可交换两张。结束回合，下回合试试。
lesson-lusitania-virtus-two = 开始交换：从营地拿 { lusitania-card-horse }。
lesson-lusitania-virtus-two-horse = 这次请交换：点营地的 { lusitania-card-horse }。
lesson-lusitania-virtus-more = 同一次行动里再拿一张：{ lusitania-card-spear }。
lesson-lusitania-virtus-more-spear = 现在可以拿第二张：{ lusitania-card-spear }。
lesson-lusitania-virtus-put = 要放回两张手牌。选第一张。
lesson-lusitania-virtus-last = 再选第二张。
lesson-lusitania-virtus-end = 一回合两张好牌。招募、装备、交换，再留意桌边的牌，就够了。来一局吧！
