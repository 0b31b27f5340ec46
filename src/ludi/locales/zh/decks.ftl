# The deck builder in the browser, and what a new room asks about cards.

## A new room

decks-choose = 选择牌组
decks-unfinished = { $name }（{ $n }/{ $size } 张）
decks-yours = { $option }（你的）
decks-build = 组建或修改牌组
decks-wrong-choice = { $option }：请选择一副牌组。

## House values: cards whose numbers nobody knows

decks-numbers = 自定数值
decks-numbers-count = { $own ->
        [0] { $n } 种建筑牌
       *[other] 已改 { $own } 种
    }
decks-numbers-about = 这些建筑牌的费用和防御在公开资料里查不到，游戏使用自定数值。如果你知道真正的数字，可以在这里修改，或选择一个写有数字的文件。
decks-numbers-house = 自定的费用 / 防御
decks-numbers-cost = { $card }：费用
decks-numbers-defence = { $card }：防御
decks-numbers-file = 选择 TOML 文件
decks-numbers-reset = 恢复自定数值
decks-numbers-taken = { $n ->
        [0] 文件 { $file } 里没有新的数字。
       *[other] { $n } 种牌有了新的数字。
    }
decks-file-wrong = 没有采用 { $file } 的内容：
decks-house = 自定数值

## All decks

decks-title = 牌组
decks-builder = 组建牌组
decks-about = 一副牌组有 { $size } 张 Roma 和 Arena 的牌，每种牌不超过两个游戏合计的张数。你的牌组只保存在这个浏览器里；要带到别处，请保存清单。
decks-mine = 你的牌组
decks-none = 还没有。可以从空牌组开始，或者拿一副现成的来修改。
decks-ready = 现成的牌组
decks-ready-curia = Forum 和让它更值钱的牌，再加 Turris 来守护。
decks-ready-legion = 攻击一切，先打正对面；顺便拿几分。
decks-ready-subura = 计谋：侦察、复制、交换，借用别人的牌。
decks-ready-horrea = 免费放置建筑，再拿来换分；供应堆很快见底。
decks-new = 新牌组
decks-new-name = 我的牌组
decks-change = 修改
decks-take = 拿来修改
decks-duplicate = 复制一份
decks-duplicated = 已建立“{ $name }”。
decks-delete = 删除
decks-delete-sure = 确定删除？
decks-deleted = 已删除“{ $name }”。
decks-play = 用它来玩
decks-back = 回到新房间
decks-show = 显示卡牌
decks-of-card = { $n } { $card }

## A list from somewhere else

decks-bring = 导入清单
decks-bring-how = 每种牌一行：张数和牌名，例如“9 Forum”。也可以写现成牌组的名字。
decks-bring-do = 采用清单
decks-bring-anyway = 用这 { $n } 张牌继续
decks-list = 文字清单
decks-file = 选择文件

## A deck in the making

decks-all = 所有牌组
decks-name = 牌组名称
decks-name-taken = 已经有叫“{ $name }”的牌组。
decks-name-empty = 牌组需要一个名称。
decks-kept = 每次改动都保存在这个浏览器里。
decks-lost = 这个浏览器不保存任何内容。离开前请复制清单。
decks-deck = 牌组
decks-stock = 卡牌
decks-deck-count = 牌组 { $n } / { $size }
decks-counted = { $card }：{ $n } 张。牌组有 { $total } 张，共需 { $size } 张。
decks-total = { $n } / { $size } 张
decks-legal = 可以开始玩了
decks-curve = 按费用分布
decks-curve-step = 费用 { $cost }：{ $n } 张
decks-characters = { $n } 张人物牌
decks-buildings = { $n } 张建筑牌
decks-mean = 平均费用 { $cost }
decks-cards = 牌组里的牌
decks-empty = 还没有牌。
decks-export = 复制或保存清单
decks-save = 保存为文件

## The cards to choose from

decks-card = 牌
decks-defence = 防御
decks-search = 搜索
decks-filters = 筛选和排序
decks-set = 游戏
decks-set-any = 两个都要
decks-set-roma = Roma
decks-set-arena = Arena
decks-mark-roma = I
decks-mark-arena = II
decks-type = 类型
decks-type-any = 全部
decks-type-character = 人物牌
decks-type-building = 建筑牌
decks-is-character = 人物牌
decks-is-building = 建筑牌
decks-cost = 费用
decks-cost-any = 不限
decks-cost-low = 0 到 3
decks-cost-middle = 4 和 5
decks-cost-high = 6 以上
decks-order = 排序
decks-order-box = 规则中的顺序
decks-order-name = 按名称
decks-order-cost = 按费用
decks-order-defence = 按防御
decks-order-deck = 按牌组里的张数
decks-chosen = 只看牌组里的牌
decks-whole = 完整文字
decks-shown = 显示 { $all } 种牌中的 { $n } 种
decks-more = { $card }：加一张
decks-fewer = { $card }：减一张
decks-count = { $card }，最多 { $most } 张

## What is wrong, and what is said until that is known

decks-wrong-missing = 还差 { $n } 张：一副牌组要有 { $size } 张。
decks-wrong-surplus = 多了 { $n } 张：一副牌组应有 { $size } 张。
decks-wrong-copies = { $card }：牌组里有 { $n } 张，而两个游戏合计只有 { $most } 张。
decks-wrong-unknown = “{ $name }”不是 Roma 或 Arena 的牌。{ $near ->
        [none] { "" }
       *[other] 是不是 { $near }？
    }
decks-either = { $one }或{ $other }
decks-wrong-binary = 这不是文本。
decks-wrong-long = 太长了，最多读取 { $most } 个字符。
decks-wrong-more = 另外还有 { $n } 处错误。
decks-wrong-toml = 第 { $line } 行不是 TOML。
decks-wrong-table = 文件是空的。
decks-wrong-field = { $card }：不认识“{ $field }”；一张牌只有 cost 和 defence。
decks-wrong-number = { $card }的{ $field ->
        [defence] 防御
       *[cost] 费用
    }：填的是“{ $given }”，应为 { $low } 到 { $high } 之间的整数。
decks-checking = 正在检查清单……
decks-unchecked = 清单没能检查。{ $why }清单原样保留。
