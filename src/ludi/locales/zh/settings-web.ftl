# 设置

web-settings-where = 只保存在此浏览器中。
web-settings-name = 新名字只用于新的牌桌；已开始的牌桌仍用原来的名字。
web-language = 语言
web-motion = 动画
web-motion-system = 跟随系统
web-motion-normal = 正常
web-motion-fast = 快速
web-motion-off = 无
web-colours = 颜色
web-colours-system = 跟随系统
web-colours-light = 浅色
web-colours-dark = 深色
web-setting-sound = 声音
web-setting-keys = 单键快捷键
web-setting-odds = 显示概率
