# Roma and Arena on the home page and at the top of its table. It travels with web.ftl.

web-title-roma = Roma
web-title-roma-about = Двоє гравців, кубики й карти: тримайте свій ряд, нападайте на чужий, збирайте переможні очки.
web-brief-roma = Roma
web-title-arena = Arena: Roma II
web-title-arena-about = Нові карти для тієї самої дошки — і хабарі.
web-brief-arena = Arena
