# Par Impar на головній сторінці й над столом. It travels with web.ftl.

web-title-parimpar = Par Impar
web-title-parimpar-about = Горіхи в кулаці: чіт чи лишка?
web-brief-parimpar = Par Impar
