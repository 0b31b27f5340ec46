# History of the Roman Empire on the home page and at the top of its table. It travels with web.ftl.

web-title-empire = History of the Roman Empire
web-title-empire-about = Emperors and peoples fight for the provinces, two to four at a table.
web-brief-empire = Roman Empire
