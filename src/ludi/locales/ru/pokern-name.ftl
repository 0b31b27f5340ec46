# Römisch Pokern on the home page and at the top of its table. It travels with web.ftl.

web-title-pokern = Römisch Pokern
web-title-pokern-about = Кубики складываются в римские числа. Бросить ещё или записать?
web-brief-pokern = Pokern
