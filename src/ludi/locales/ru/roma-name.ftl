# Roma and Arena on the home page and at the top of its table. It travels with web.ftl.

web-title-roma = Roma
web-title-roma-about = Двое игроков, кубики и карты: держите свой ряд, нападайте на чужой, копите победные очки.
web-brief-roma = Roma
web-title-arena = Arena: Roma II
web-title-arena-about = Новые карты для той же доски — и взятки.
web-brief-arena = Arena
