# 课程：终端和页面上课程周围的文字。课程本身的话在 TITLE-lessons.ftl 里。

lesson-other = 这样可以，但不是这里要求的。
learn-about = 在真正的牌桌上学几节短课：自己动手，明白道理。
learn-title = 学习{ $title }
learn-offer = 第一次来？几节短课，在牌桌上教会你每个游戏。
learn-offer-later = 以后再说
learn-lesson = { $n }. { $name }
learn-minutes = { $n } 分钟
learn-done = 已完成
learn-begun = 已开始
learn-go-on = 继续
learn-leave = 离开课程
learn-next = 下一课
learn-play = 玩一局
learn-all = 所有课程
learn-none = 这个游戏还没有课程。
