# 浏览器中的回放。

web-replay-start = 开局
web-replay-seat = 视角
web-replay-eyes = { $seat }的视角
web-replay-all = 观众的视角
web-replay-first = 到开头
web-replay-back = 后退一步
web-replay-on = 前进一步
web-replay-last = 到结尾
web-replay-run = 播放
web-replay-stop = 暂停
web-replay-slider = 游戏进度
web-replay-at = { $n } / { $all }，第{ $turn }回合
