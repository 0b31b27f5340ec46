# 提示的说法

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
    [least] 至少{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
    [about] 约{ NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) }分
    [likely] 胜率约{ $percent }%
   *[win] 胜率{ $percent }%
}
web-hint-note = 按最佳下法，终局时的得分。
web-hint-note-turns = 假定你还有{ $turns }个回合（估计），按最佳下法，终局时的得分。
web-hint-note-win = 终局将近：以胜率为准。
web-hint-found = 胜率{ $percent }%（±{ $margin }）
web-hint-note-even = 前几个行动不相上下，搜索分不出高低。
web-hint-mine = 你的行动
web-hint-untried = 未尝试：其他行动更有希望
web-why-percent = { $percent }%：{ $what }
web-why-mean = 平均{ $what }
web-why-won = 赢得本局
web-why-drawn = 本局以平局结束
web-why-lost = 输掉本局
web-why-ended = 本局结束
web-why = { $why }
