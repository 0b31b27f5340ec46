# 提示的说法

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
    [least] 至少{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
    [about] 约{ NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) }分
    [likely] 胜率约{ $percent }%
   *[win] 胜率{ $percent }%
}
web-hint-note = 按最佳下法，终局时的得分。
web-hint-note-turns = 假定您还有{ $turns }个回合（估计），按最佳下法，终局时的得分。
web-hint-note-win = 终局将近：以胜率为准。
