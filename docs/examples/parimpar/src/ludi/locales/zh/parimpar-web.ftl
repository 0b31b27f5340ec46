# Par Impar：浏览器中的文字。

parimpar-score = { $n } 颗坚果
parimpar-region-moves = 可做的事
parimpar-chip-even = 双
parimpar-chip-odd = 单
parimpar-page-goal-title = 目标
parimpar-page-turn-title = 一轮
parimpar-page-end-title = 终局
parimpar-page-credit = 古罗马的孩子用坚果玩“{ $title }”。游戏属于所有人；数字由我们自定。
