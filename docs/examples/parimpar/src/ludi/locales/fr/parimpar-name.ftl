# Par Impar sur la page d’accueil et en haut de sa table. It travels with web.ftl.

web-title-parimpar = Par Impar
web-title-parimpar-about = Des noix dans une main fermée : pair ou impair ?
web-brief-parimpar = Par Impar
