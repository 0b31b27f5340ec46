# Par Impar on the home page and at the top of its table. It travels with web.ftl.

web-title-parimpar = Par Impar
web-title-parimpar-about = Nuts in a closed hand: odd or even?
web-brief-parimpar = Par Impar
