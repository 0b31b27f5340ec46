# Römisch Pokern on the home page and at the top of its table. It travels with web.ftl.

web-title-pokern = Römisch Pokern
web-title-pokern-about = Les dés deviennent des chiffres romains. Encore un, ou vous notez ?
web-brief-pokern = Pokern
