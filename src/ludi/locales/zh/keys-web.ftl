# 牌桌按键

web-key-tab = Tab
web-key-tab-does = 在区域之间移动
web-key-arrows = 方向键
web-key-arrows-does = 在区域之内移动
web-key-places = B、C、P
web-key-places-does = 到版图、手牌、提问处
web-key-digits = 1–6
web-key-digits-does = 选骰子，再选圆盘
web-key-enter = Enter
web-key-enter-does = 点选焦点所在；确认
web-key-escape = Esc
web-key-escape-does = 退回一步
web-key-u = U
web-key-u-does = 撤销；也可用 Ctrl+Z，重做用 Ctrl+Y
web-key-h = H
web-key-h-does = 提示
web-key-e = E
web-key-e-does = 结束回合
web-key-l = L
web-key-l-does = 最近的事件和纪事
web-key-d = D
web-key-d-does = 描述局面
web-key-s = S
web-key-s-does = 所有人的分数
web-key-question = ?
web-key-question-does = 本帮助；在牌上：牌的说明
