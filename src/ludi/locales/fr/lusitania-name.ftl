# Lusitania XXI on the home page and at the top of its table. It travels with web.ftl.

web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Levez une légion : échangez, recrutez, congédiez. Le premier à 21 points gagne.
web-brief-lusitania = Lusitania
