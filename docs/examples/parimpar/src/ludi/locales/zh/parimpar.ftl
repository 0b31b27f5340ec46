# Par Impar：纪事、行动，以及对局面的描述。

parimpar-name = 猜单双
parimpar-about = 双人游戏，一把坚果：单还是双？
parimpar-points = { $seat }：{ $vp } 颗坚果
parimpar-option-max-rounds = 多少轮后结束游戏

## The rules in short, for the help page

parimpar-rules-goal = 每人有 { $nuts } 颗坚果。终局时坚果多者获胜；一样多则共享胜利。
parimpar-rules-turn = 抛硬币决定谁先藏。先藏的人把自己的 1 至 { $fist } 颗坚果握在手里，另一人说“双”或“单”，然后摊开手。猜对的人赢得手里的坚果；猜错就付出同样多的坚果，不够则全部付出。接着换另一人来藏。
parimpar-rules-end = 有人输光坚果时游戏结束，最迟在约定的轮数之后结束。

## The log

parimpar-told-head = 硬币是人头：{ $seat }先藏。
parimpar-told-ship = 硬币是船：{ $seat }先藏。
parimpar-told-hides = { $seat }藏了{ $n ->
        [0] 几颗坚果
       *[other] {" "}{ $n } 颗坚果
    }。
parimpar-told-even = { $seat }说“双”。
parimpar-told-odd = { $seat }说“单”。
parimpar-told-opens = { $seat }手里有 { $n } 颗坚果。
parimpar-told-wins = { $seat }赢了 { $won } 颗，共有 { $points } 颗。
parimpar-told-pays = { $seat }还剩 { $points } 颗。
parimpar-told-over = 终局。

## Moves

parimpar-move-hide = 藏 { $n } 颗坚果
parimpar-move-even = 说“双”
parimpar-move-odd = 说“单”
parimpar-effect-guess = { $chance ->
        [none] 一定错
        [certain] 一定对
       *[other] 随意藏时，猜对的机会是 { $chance }
    }
parimpar-ask-hiding = 你藏几颗坚果？
parimpar-ask-guessing = 单还是双？

## The position

parimpar-round = 第 { $round } 轮，共 { $rounds } 轮
parimpar-nuts-of = { $seat }：{ $n } 颗坚果
parimpar-fist = { $seat }伸出握紧的手。
parimpar-fist-own = 你手里有 { $n } 颗坚果
parimpar-last = { $n ->
        [0] 还没有摊开过手。
       *[other] 上一次手里有 { $n } 颗坚果。
    }
