# Par Impar на главной странице и над столом. It travels with web.ftl.

web-title-parimpar = Par Impar
web-title-parimpar-about = Орехи в кулаке: чёт или нечет?
web-brief-parimpar = Par Impar
