# ludi learn：终端里的课程。与页面共用的文字在 lessons-web.ftl 里。

learn-help = 通过短课学习游戏：每课一个要点，亲手试一试。
learn-help-lesson = 课程的编号或名称；未给出时从第一节未完成的课开始。
learn-help-check = 检查每节课是否都能走到结尾，然后退出。
learn-checked = 已检查的课程：{ $n }。问题：{ $wrong }。
learn-line = { "  " }{ $name }（{ $minutes }{ $stands ->
        [done] ，已完成
        [begun] ，已开始
       *[no] { "" }
    }）
learn-how-to-begin = 开始：ludi learn { $title }
learn-how = 输入行动的编号或简写。其他命令：state、moves、back、restart、quit。
learn-enter = 按回车继续。
learn-unknown = “{ $given }”不是这里可选的行动。请输入 1 到 { $n } 的数字，或 back、state、quit。
learn-all-done = 所有课程都已完成。现在去玩吧：ludi play { $title } --bot tiro
learn-no-lessons = { $title }没有课程
learn-no-lesson = lesson：给出的是{ $given }，可接受的是其中之一：{ $lessons }
