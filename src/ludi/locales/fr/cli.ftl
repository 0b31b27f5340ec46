# The command line, and what both screens of the terminal say whatever is played.

## ludi

cli-help = Jeux de société romains : jouer, laisser jouer des bots, revoir des parties.
cli-help-version = Affiche la version et quitte.
cli-help-lang = Langue de tous les messages ; sinon celle de $LUDI_LANG, puis celle du système.
cli-help-usage = Utilisation :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-help = Affiche ce message et quitte.
cli-help-default = par défaut : { $value }
cli-help-required = obligatoire
cli-titles = Jeux :
cli-title = { "  " }{ $title } : { $about } (ludi play { $title })

## Ce qui ne va pas

cli-interrupted = interrompu
cli-see = { $wrong } (voir { $command } --help)
cli-no-option = cette option n’existe pas : { $name }
cli-no-option-but = cette option n’existe pas : { $name } (options possibles : { $options })
cli-no-command = cette commande n’existe pas : { $name }.
cli-no-command-but = cette commande n’existe pas : { $name }. Vouliez-vous dire { $meant } ?
cli-extra = il y a des mots de trop ({ $words })
cli-missing = il manque { $name }.
cli-no-value = l’option { $name } demande une valeur.
cli-no-flag = l’option { $name } ne prend pas de valeur.
cli-no-number = { $name } : accepté : { $wanted }
cli-save-there = { $file } existe déjà et n’est pas écrasé ; reprenez-le par --resume { $file }, ou nommez un autre fichier
cli-no-saved = il n’y a pas de partie à reprendre dans { $folder } ; commencez-en une : ludi play { $title }
cli-with-resume = { $names } ne va pas avec --resume : la partie enregistrée a les siens
cli-other-title = { $file } est une partie de { $title }, non de { $other }
cli-changed = { $file } a été modifié par un autre programme ; il n’est pas écrasé
cli-no-person = personne n’a joué dans cette partie enregistrée, elle ne peut donc pas être reprise ; voir ludi replay

## ludi play

play-help = Joue une partie dans ce terminal, contre un bot ou à deux.
play-help-title = Le jeu : { $titles }.
play-help-bot = L’adversaire : du plus faible au plus fort, random (n’importe quel coup), tiro (facile), optio (assez facile), centurio (moyen, par défaut), consul (fort), caesar (le plus fort) ; greedy (avide : ne voit que ce coup) ; ou none : deux personnes au même terminal.
play-help-players = Nombre de joueurs : vous, et un bot à chaque autre place ; par défaut, le nombre habituel du jeu.
play-help-seat = Votre place : un numéro à partir de 1 (vous commencez ; par défaut), ou random (au hasard).
play-help-seed = La même graine donne les mêmes dés et les mêmes cartes.
play-help-option = Une option du jeu sous la forme nom=valeur, ou nom=@fichier pour le texte d’un fichier ; peut être donnée plusieurs fois.
play-help-facts = Un fichier TOML avec les valeurs imprimées, au lieu des valeurs maison.
play-help-ms = Temps de réflexion du bot pour un coup, en millisecondes.
play-help-plain = Ligne par ligne, sans image : pour un tube ou un lecteur d’écran.
play-help-save = Le fichier où enregistrer la partie ; sans lui, un nouveau fichier dans votre dossier de données.
play-help-resume = Reprend une partie enregistrée : celle de ce fichier, ou la dernière si aucun n’est nommé.

play-title = { $title }
play-seats = Joueurs : { $seats }.
play-you = Vous
play-bot = Bot { $level }
play-bot-of = Bot { $level } { $n }
play-player = Joueur { $n }
play-none = aucun
play-option = { $option } : { $value }.
play-card = { $card } ({ $facts }) : { $text }
play-move = { $move } ({ $effect })
play-ask-of = { $seat } : { $ask }
play-thinking = { $seat } réfléchit.
play-curtain = À { $seat } de jouer. L’autre détourne les yeux. Entrée pour continuer.
play-undone = Coup annulé.
play-redone = Coup rétabli.
play-odds = Les probabilités sont { $shown ->
        [yes] affichées
       *[no] masquées
    }.
play-resign = { $sure } { $how ->
        [key] Si oui, appuyez encore sur R.
       *[word] Si oui, tapez encore resign.
    }
play-hint = Conseil { $n } : { $move } ({ $worth })
play-hint-mine = Votre coup : { $move } ({ $worth })
play-hint-why = { $hint } : { $why }
play-hint-wait = Recherche d’un conseil…
play-saved = La partie est enregistrée dans { $file }
play-unsaved = La partie n’a pas pu être enregistrée : { $error }
play-resume = Pour continuer : ludi play { $title } --resume { $file }
play-replay = Pour la revoir : ludi replay { $file }

## The full screen

screen-keys = 1–9 a–z : coup · { $undo ->
        [yes] u : annuler ·{" "}
        [redo] U : rétablir ·{" "}
       *[no] { "" }
    }h : conseil · ? : aide · Tab : journal · q : fin
screen-keys-map = 0 : carte · { $undo ->
        [yes] u : annuler ·{" "}
        [redo] U : rétablir ·{" "}
       *[no] { "" }
    }h : conseil · ? : aide · Tab : journal · q : quitter
screen-keys-over = q : quitter · ? : aide · Tab : journal
screen-no-move = { $n ->
    [1] « { $typed } » n’est pas un coup ; il n’y a que 1
   *[other] « { $typed } » n’est pas un coup ; choisissez de 1 à { $last }
  }
screen-help = Aide : Échap ferme
screen-map = Carte et tableaux : Échap ferme
screen-hints = Conseils : Échap ferme
screen-help-keys = Touches : un chiffre ou une lettre joue ce coup ; les flèches et Entrée aussi. h montre ce que ferait un bon joueur, avec les chances de gagner ou les points à attendre ; u annule votre dernier coup, tant que rien de nouveau n’a été révélé, et U le rétablit ; % masque ou affiche les probabilités ; R abandonne. Chaque coup est enregistré. q quitte.

## Line by line

plain-prompt = >
plain-how = Tapez le numéro d’un coup ou son texte court ; plusieurs, séparés par des virgules. Autres mots : undo (annuler), redo (rétablir), hint (conseil), hint COUP (pourquoi pas ?), state (position), moves (coups), log (journal), odds (afficher ou masquer les probabilités), resign (abandonner), help (aide), quit (quitter).
plain-commands = À taper : un numéro, ou un texte court comme : { $example }. Et aussi : undo, redo, hint, hint COUP, state, moves, log, odds, resign, help CARTE, quit.
plain-group = { $group } :
plain-move = { $n }. { $move } [{ $short }]
plain-number = Reçu : { $given } ; il faut un numéro de 1 à { $n }
plain-long = Reçu : { $n } caractères ; ce n’est pas un coup
plain-not-now = { $given } n’est pas possible maintenant.
plain-unknown = « { $given } » n’est ici ni un coup ni une commande. Tapez help, ou moves pour voir ce qui est possible.
plain-unknown-near = « { $given } » n’est ici ni un coup ni une commande. Vouliez-vous dire { $near } ?
plain-empty = Tapez un numéro de 1 à { $n }, ou help pour l’aide.
plain-rest = Laissé de côté : { $rest }
plain-no-card = Il n’y a pas de carte { $given } ; help les montre toutes.
