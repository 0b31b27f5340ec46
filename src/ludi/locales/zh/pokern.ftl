# Römisch Pokern: cards, the log, the moves, and what the screens say about a position.
# $face is a face of a die (I, V, X), $numbers one or two numbers as "XIV (14) / XVI (16)", $chance a fraction.

pokern-name = 罗马骰子扑克
pokern-about = 一至六人，六颗罗马骰子：冒险掷骰，填满递增的一列
pokern-points = { $seat }：{ $vp }分

## Cards

pokern-card-reroll-i = 重掷 I
pokern-card-reroll-v = 重掷 V
pokern-card-reroll-one = 重掷一颗
pokern-card-remove-one = 拿掉一颗
pokern-card-duplicate = 重复
pokern-card-wild = 万能

pokern-card-reroll-i-text = 把任意多颗显示 I 的骰子一起重掷。
pokern-card-reroll-v-text = 把任意多颗显示 V 的骰子一起重掷。
pokern-card-reroll-one-text = 重掷任意一颗骰子。
pokern-card-remove-one-text = 把任意一颗骰子移出本回合。尚未掷的骰子仍可继续掷。
pokern-card-duplicate-text = 写下自己列中已有的一个数字，回合随即结束。
pokern-card-wild-text = 可当作其他五张牌中的任意一张。

pokern-card-facts = 记号 { $mark }；每局一次；未用得{ $points }分

## The rules in short, for the help page

pokern-rules-goal = 用自上而下递增的罗马数字填满{ $rows }行的一列。得分是这些数字之和，每张未用的牌再加{ $points }分。得分最高者获胜，{ $tie ->
        [yes] 同分时未用的牌多者胜，再比第七行的数字
       *[no] 相同则共享胜利
    }。
pokern-rules-turn = 一个回合：{ $several ->
        [yes] 每次掷一颗或几颗，共
       *[no] 逐颗掷
    }{ $dice }颗骰子。只要桌上所有骰子合起来是一个罗马数字，就可以停下写入，或继续掷。{ $order ->
        [yes] 掷出的顺序决定读法：I 在 V 之前是4，在其后是6；只有 X 时，唯一的 I 若其后还掷出 X 则为减，否则为加。
       *[no] 掷出的顺序不要紧：I 和 V 可当4或6，I 和 X 可当9或11。
    }
pokern-rules-numbers = 同一符号不得连续出现四次：四个 X 只能用于 XXXIX（39）。桌上是 XXXX 时必须继续掷。掷完最后一颗后必须写入数字。
pokern-rules-misthrow = 骰子组不成数字就是失手；掷完最后一颗后数字无法写入也是失手{ $lenient ->
        [yes] ，提前停在这样的数字上也是
       *[no] { "" }
    }。这时回合结束而不写入，或者逐张打出行动牌补救；补救成功后回合继续。{ $valid ->
        [yes] 有数字时也可以打牌。
       *[no] { "" }
    }
pokern-rules-end = 有人填满一列，或在回合开始时已没有牌而失手，该轮结束后游戏结束。单人时玩固定回合数，或每个未写入的回合付一张牌。

## Options

pokern-option-misthrow-on-stop = 停在无法写入的数字上：strict 不允许；lenient 允许，算失手
pokern-option-cards-on-valid = 数字有效时也可以打行动牌
pokern-option-several-dice = 可以一次掷几颗骰子
pokern-option-order-rule = 掷出的顺序决定是 IV 还是 VI、IX 还是 XI
pokern-option-tie-break = 同分时未用的牌多者胜，再比第七行
pokern-option-max-rounds = 到此轮数后游戏结束
pokern-option-solitaire = 单人：turns 固定回合数；discard 未写入的回合付一张牌
pokern-option-turns = 单人：回合数

## The log

pokern-told-rolls = { $seat }掷出 { $face }{ $numbers ->
        [none] 。
       *[other] ，{ $numbers }。
    }
pokern-told-must-roll = { $seat }只能继续掷{ $numbers ->
        [none] 。
       *[other] ：{ $numbers } 无法写入。
    }
pokern-told-stops = { $seat }停在 { $numbers }。
pokern-told-enters = { $seat }把 { $roman }（{ $number }）写入第{ $row }行。
pokern-told-enters-again = { $seat }把 { $roman }（{ $number }）再次写入第{ $row }行。
pokern-told-misthrow = { $seat }失手：{ $dice } 不是数字。
pokern-told-misthrow-number = { $seat }失手：{ $numbers } 无法写入。
pokern-told-plays = { $seat }打出“{ $card }”。
pokern-told-wild = { $seat }把万能牌当作“{ $card }”。
pokern-told-rerolls = { $seat }拿起{ $n }颗 { $face } 重掷。
pokern-told-picks-again = { $seat }拿起一颗 { $face } 重掷。
pokern-told-picks-out = { $seat }把一颗 { $face } 移出本回合。
pokern-told-passes = { $seat }没有写入就结束了回合。
pokern-told-pays = { $seat }付出了“{ $card }”。
pokern-told-last = 本轮结束后游戏结束。
pokern-told-turn = 第{ $n }轮：{ $seat }
pokern-told-over = 终局。
pokern-told-level-cards = 平分：未用的牌多者胜。
pokern-told-level-row = 平分且未用的牌同样多：第七行数字较大者胜。

## Moves

pokern-move-roll = { $n ->
        [1] 再掷一颗骰子
       *[other] 一次掷{ $n }颗骰子
    }
pokern-move-stop = 停下，写入 { $numbers }
pokern-move-stop-misthrow = 停在 { $numbers }，无法写入：失手
pokern-move-read = { $roman }（{ $number }）
pokern-move-row = { $roman }（{ $number }）写入第{ $row }行
pokern-move-card = 打出“{ $card }”
pokern-move-as = 当作“{ $card }”
pokern-move-pay = 付出“{ $card }”
pokern-move-count = 重掷{ $n }颗 { $face }
pokern-move-pick-again = 重掷一颗 { $face }
pokern-move-pick-out = 拿掉一颗 { $face }
pokern-move-at-again = 重掷第{ $place }颗骰子（{ $face }）
pokern-move-at-several = 一起重掷的还有第{ $place }颗骰子（{ $face }）
pokern-move-at-out = 拿掉第{ $place }颗骰子（{ $face }）
pokern-move-pass = 不写入，结束回合

## What a move would do, said behind it

pokern-effect-roll = { $chance ->
        [none] 没有风险
        [certain] 必定失手
       *[other] 失手 { $chance }，{ $percent }%
    }
pokern-effect-card = { $chance ->
        [none] 必定再次失手
        [certain] 必定补救
       *[other] 补救 { $chance }，{ $percent }%
    }
pokern-effect-pass = 本轮结束后游戏结束
pokern-effect-row = { $left }
pokern-effect-above = 上方空{ $rows }行，{ $enough ->
        [none] 没有数字可写
        [short] { $n ->
            [1] 只有数字{ $low }
           *[other] 只有{ $n }个数字，{ $low }–{ $high }
        }
       *[enough] { $n ->
            [1] 可写{ $low }
           *[other] 可写{ $low }–{ $high }
        }
    }
pokern-effect-below = 下方空{ $rows }行，{ $enough ->
        [none] 没有数字可写
        [short] { $n ->
            [1] 只有数字{ $low }
           *[other] 只有{ $n }个数字，{ $low }–{ $high }
        }
       *[enough] { $n ->
            [1] 可写{ $low }
           *[other] 可写{ $low }–{ $high }
        }
    }
pokern-doubt-pass = 还有牌可能补救

## What is to be decided

pokern-ask-choosing = { $numbers ->
        [none] 还不是数字。
       *[other] { $numbers }。
    }要做什么？
pokern-ask-starting = 掷几颗骰子？
pokern-ask-reading = 写入哪个数字？
pokern-ask-entering = { $roman }（{ $number }）写入哪一行？
pokern-ask-misthrow = 失手：{ $dice } 不是数字。要做什么？
pokern-ask-misthrow-number = 失手：{ $numbers } 无法写入。要做什么？
pokern-ask-wildly = 万能牌当作哪张牌？
pokern-ask-counting = 重掷几颗 { $face }？
pokern-ask-picking-again = 重掷哪颗骰子？
pokern-ask-picking-out = 拿掉哪颗骰子？
pokern-ask-paying = 未写入的回合要付一张牌。付哪张？

## Chances

pokern-odds-risk = 下一颗骰子失手：{ $chance ->
        [none] 不可能
        [certain] 必定
       *[other] { $chance }，{ $percent }%
    }
pokern-odds-risks = 掷1、2……颗骰子失手：{ $chances }
pokern-odds-reach = 可达：{ $numbers }
pokern-odds-number = { $number }：{ $percent }%
pokern-odds-rescue = 可补救的牌：{ $cards }
pokern-odds-rescue-none = 没有牌能补救。
pokern-odds-card = { $card } { $chance ->
        [certain] 必定
       *[other] { $chance }
    }

## The position on the board

pokern-board-head = 第{ $round }轮{ $rounds ->
        [0] { "" }
       *[other] （最多{ $rounds }轮）
    }{ $last ->
        [yes] {" "}· 最后一轮
       *[no] { "" }
    }{ $bare ->
        [yes] {" "}· 已没有牌：失手则游戏结束
       *[no] { "" }
    }
pokern-board-no-number = 不是数字

## The column

pokern-row-filled = 第{ $row }行：{ $roman }（{ $number }）
pokern-row-open = 第{ $row }行：空，可写{ $range }
pokern-row-dead = 第{ $row }行：空，但已没有数字可写
pokern-row-fits = 这里可写 { $numbers }

## The position in sentences

pokern-state-head = 第{ $round }轮{ $rounds ->
        [0] { "" }
       *[other] （最多{ $rounds }轮）
    }。{ $last ->
        [yes] 这是最后一轮。
       *[no] { "" }
    }
pokern-state-side = { $seat }：{ $vp }分。列：{ $column }。牌：{ $cards }。
pokern-state-open = 空
pokern-state-no-cards = 无
pokern-state-dice = 骰子：{ $dice }，{ $numbers ->
        [none] 不是数字
       *[other] { $numbers }
    }。还剩{ $left }颗可掷。{ $removed ->
        [0] { "" }
       *[other] 拿掉{ $removed }颗。
    }
pokern-state-bare = 本回合开始时已没有牌：失手则游戏结束。

# 为什么不能这样走
pokern-no-other = 现在不能选这个。
pokern-no-misthrown = 这是失手：请打出一张牌，或结束回合。
pokern-no-pass = 这不是失手。
pokern-no-dice = { $n ->
        [0] 没有骰子可掷了。
       *[other] 只剩{ $n }颗骰子可掷。
    }
pokern-no-several = 这里一次只掷一颗骰子。
pokern-no-start = 本回合还没有掷过骰子。
pokern-no-number = { $dice } 不是数字。
pokern-no-twice = 你的列中已有 { $numbers }。
pokern-no-room = 你的列中没有放 { $numbers } 的行。
pokern-no-reading = { $dice } 不能读作 { $number }。
pokern-no-row-free = 第{ $row }行已写有 { $number }。
pokern-no-row-fits = { $roman }（{ $number }）不能写入第{ $row }行：数字须从上到下递增。
pokern-no-card = 你已没有“{ $card }”。
pokern-no-card-yet = 只有失手后才能打出牌。
pokern-no-face = 没有骰子显示 { $face }。
pokern-no-duplicate = “{ $card }”需要一个列中已有、且还能再写一次的数字。
pokern-no-count = 只有{ $n }颗骰子显示 { $face }。
pokern-no-by-place = 这里按位置选骰子。
pokern-no-by-face = 这里按点面选骰子。
pokern-no-place = 桌上只有{ $n }颗骰子。
pokern-no-place-shows = 第{ $place }颗骰子显示 { $face }，不是 { $wanted }。
pokern-no-place-same = 第{ $place }颗骰子与前一颗相同：请选前一颗。

# 行动的理由：它改变了什么

pokern-why-gains = +{ $n }分
pokern-why-loses = −{ $n }分
pokern-why-uses = 用掉“{ $card }”
pokern-why-full = 填满整列
pokern-why-last = 本轮结束后游戏结束
