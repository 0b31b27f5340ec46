# History of the Roman Empire on the home page and at the top of its table. It travels with web.ftl.

web-title-empire = История Римской империи
web-title-empire-about = Императоры и народы сражаются за провинции, от двух до четырёх за столом.
web-brief-empire = Римская империя
