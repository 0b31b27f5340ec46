# Römisch Pokern in the browser: short words on the board, names of regions for screen readers, and the rules page.

pokern-score = { $n }分
pokern-cards-left = { $n ->
        [0] 没有牌了
       *[other] { $n }张牌
    }
pokern-region-dice = 怎么用骰子
pokern-region-cards = 行动牌
pokern-misthrow = 失手
pokern-card-used = 已用
pokern-card-state = { $state ->
        [used] 已用
       *[held] 未用：终局得{ $points }分
    }
pokern-stock = 每颗骰子有三面 I、两面 X、一面 V。
pokern-key-digits-does = 一行、一个数字、一张牌，或几颗骰子
pokern-key-e-does = 停下写入，或放弃本回合

## Chances

pokern-odds-hide = 隐藏
pokern-odds-show = 显示概率
pokern-odds-within = 可达到的数字
pokern-odds-more = 另有{ $n }个
pokern-odds-none = 没有其他可达到的数字。

## Options in the form of a new room

pokern-option-misthrow-on-stop-head = 停在无法写入的数字上
pokern-option-misthrow-on-stop-strict = 不允许
pokern-option-misthrow-on-stop-lenient = 允许，算失手
pokern-option-solitaire-head = 单人
pokern-option-solitaire-turns = 固定回合数
pokern-option-solitaire-discard = 未写入的回合付一张牌

## The rules page

pokern-page-goal-title = 目标
pokern-page-turn-title = 回合
pokern-page-numbers-title = 罗马数字
pokern-page-misthrow-title = 失手
pokern-page-end-title = 结束
pokern-page-cards-title = 行动牌
pokern-page-cards = 每人有相同的六张，每张全局只能用一次。失手时打出；每剩一张得5分。
pokern-page-table-title = 数字与骰子
pokern-page-table = 每个符号是一颗骰子。XXXVIII（38）需要七颗，所以谁也写不了。
pokern-page-dice = { $n }颗骰子
pokern-page-options-title = 可以约定的规则
pokern-page-options = 开房间时可以选择。规则书没有说明之处，默认值是我们的裁定。
pokern-page-glossary-title = 术语
pokern-page-term-numeral = 数字
pokern-page-term-numeral-is = 桌上所有骰子排成的一个罗马数字。
pokern-page-term-reading = 读法
pokern-page-term-reading-is = 只有一个 I 时骰子可表示的两个数字之一，例如 IX 和 XI。
pokern-page-term-alive = XXXX
pokern-page-term-alive-is = 还不是数字，也不算失手：再来一个 I 就是 XXXIX，所以必须继续掷。
pokern-page-term-misthrow = 失手
pokern-page-term-misthrow-is = 骰子组不成数字，或掷完最后一颗后数字没有可写的行。
pokern-page-term-rescue = 补救
pokern-page-term-rescue-is = 用行动牌挽回失手，之后回合继续。
pokern-page-term-fits = 可写
pokern-page-term-fits-is = 上方的数字都更小、下方的都更大时，一个数字可写入空行。
pokern-page-credit = { $title }（Römisch Pokern）由 David Parlett 和 Johannes Krenner 设计，AMIGO 于2015年出版。这是一个独立版本，文字和图画均为自创。喜欢这个游戏的话，请买一套：这是对作者们最好的感谢。
