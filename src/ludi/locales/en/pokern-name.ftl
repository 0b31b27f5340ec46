# Römisch Pokern on the home page and at the top of its table. It travels with web.ftl.

web-title-pokern = Römisch Pokern
web-title-pokern-about = Dice become Roman numerals. One more die, or write it down?
web-brief-pokern = Pokern
