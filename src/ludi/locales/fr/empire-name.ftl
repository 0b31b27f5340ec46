# History of the Roman Empire on the home page and at the top of its table. It travels with web.ftl.

web-title-empire = Histoire de l’Empire romain
web-title-empire-about = Empereurs et peuples se disputent les provinces, de deux à quatre autour de la table.
web-brief-empire = Empire romain
