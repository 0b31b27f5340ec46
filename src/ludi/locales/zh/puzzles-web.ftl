# 题目：终端与网页共用。

puzzle-about = 局面取自电脑之间的对局，其中有一步明显最好。找出它，再看看为什么。每个游戏每天一道新题。
puzzle-title = 题目：{ $title }
puzzle-today = 今日一题：第 { $n } 题
puzzle-all = 全部题目
puzzle-next = 下一题
puzzle-leave = 离开题目
puzzle-none = 这个游戏还没有题目。
puzzle-score = { $done ->
        [0] 共 { $of } 题，还没有做过
       *[other] 一次答对 { $right } 题，已做 { $done } 题，共 { $of } 题
    }
puzzle-solved = 一次答对
puzzle-missed = 没有一次答对
puzzle-ask = 这里哪一步最好？
puzzle-ask-within = { $question }请找出最好的一步。
puzzle-right = 找对了：这是最好的一步。{ puzzle-theme }
puzzle-wrong = 不是最好的：这一步在 { $of } 步中排第 { $place }。{ puzzle-theme }
puzzle-theme = { $theme ->
        [end] 本题考的是终局。
        [clash] 本题考的是进攻。
        [odds] 本题考的是概率。
       *[tempo] { "" }
    }
puzzle-compare = 比较
puzzle-compared = 各步比较
