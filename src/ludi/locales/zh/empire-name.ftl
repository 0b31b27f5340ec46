# History of the Roman Empire on the home page and at the top of its table. It travels with web.ftl.

web-title-empire = 罗马帝国史
web-title-empire-about = 皇帝与各民族争夺行省，二至四人对局。
web-brief-empire = 罗马帝国史
