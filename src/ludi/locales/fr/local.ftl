# La table dans le navigateur lui-même

local-loading = La table se met en place : { $percent } %
local-no-table = La table n’a pas pu démarrer dans ce navigateur. Rechargez la page ; si cela ne suffit pas, prenez un navigateur plus récent.
local-begun-anew = La table dans ce navigateur a connu une panne et a redémarré, avec les parties telles qu’elles étaient gardées. Il manque peut-être votre dernière action : vérifiez, et recommencez-la si c’est le cas.
local-new = Nouvelle partie
local-elsewhere = Cette partie se joue dans une autre fenêtre de ce navigateur. Fermez-la là-bas pour continuer ici.
local-full = Ce navigateur n’a plus de place pour garder la partie ; rien n’a été fait. Supprimez d’anciennes parties dans les réglages, ou enregistrez-les d’abord dans des fichiers.
local-refused = Ce navigateur ne permet pas à la page de garder des parties ; rien n’a été fait. Autorisez la page à stocker des données, ou quittez la fenêtre privée.
local-bot-random = { $seat } n’a pas pu réfléchir dans ce navigateur cette fois-ci, et a joué un coup au hasard.
local-no-open = Ici, personne d’autre ne peut se joindre à la partie : une place est pour une personne devant cet appareil, ou pour un bot.
local-games = Parties dans ce navigateur
local-games-none = Aucune partie n’est gardée ici pour l’instant.
local-lasting = Elles sont gardées jusqu’à ce que vous les supprimiez.
local-passing = Elles sont gardées ici, mais le navigateur peut les effacer si la place vient à manquer. Enregistrez dans des fichiers celles auxquelles vous tenez.
local-delete = Supprimer
local-delete-all = Supprimer toutes les parties
local-delete-sure = { $games ->
    [one] { $games } partie disparaîtra
   *[other] { $games } parties disparaîtront
} pour toujours.
