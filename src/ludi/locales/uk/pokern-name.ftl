# Römisch Pokern on the home page and at the top of its table. It travels with web.ftl.

web-title-pokern = Römisch Pokern
web-title-pokern-about = Кубики складаються в римські числа. Кинути ще чи записати?
web-brief-pokern = Pokern
