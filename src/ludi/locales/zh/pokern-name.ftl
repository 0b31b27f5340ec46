# Römisch Pokern on the home page and at the top of its table. It travels with web.ftl.

web-title-pokern = 罗马骰子扑克
web-title-pokern-about = 骰子变成罗马数字。再掷一颗，还是记下来？
web-brief-pokern = 罗马骰子扑克
