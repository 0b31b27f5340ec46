# Roma and Arena on the home page and at the top of its table. It travels with web.ftl.

web-title-roma = Roma
web-title-roma-about = Two players, dice and cards: hold your row, attack the other, gather victory points.
web-brief-roma = Roma
web-title-arena = Arena: Roma II
web-title-arena-about = More cards for the same board, and bribery.
web-brief-arena = Arena
