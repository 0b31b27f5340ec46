# Roma and Arena on the home page and at the top of its table. It travels with web.ftl.

web-title-roma = Roma
web-title-roma-about = 双人骰子卡牌游戏：守住自己的一排，攻击对方，积累胜利点。
web-brief-roma = Roma
web-title-arena = Arena: Roma II
web-title-arena-about = 同一版图的更多卡牌，还可以行贿。
web-brief-arena = Arena
