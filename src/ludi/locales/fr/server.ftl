# The table: the commands `ludi serve` and `ludi backup`, and log lines that belong to no title.

server-help = Ouvre la table : jouer dans un navigateur, en solitaire, côte à côte ou avec des amis par un lien.
server-help-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres de votre réseau.
server-help-name = Un nom d’hôte auquel la table répond, outre celui de cette machine et toute adresse ; peut être répété ; * les autorise tous.
server-help-port = Port d’écoute ; 0 en prend un libre.
server-help-data = Dossier des parties ; sans lui, votre propre dossier de données.
server-help-db = Une base PostgreSQL au lieu du fichier : postgresql://user:password@host/name.
server-help-open = Ouvrir la page dans un navigateur, ou non.
server-help-log = Ce qui va au journal sur la sortie d’erreur : info, warning ou error.
server-ready = La table est ouverte à l’adresse { $address }
server-ready-others = Les autres de votre réseau entrent par { $address }
server-ready-plain = Rien n’est chiffré, et quiconque atteint ce port peut ouvrir la page. Pour Internet, placez devant un proxy avec TLS : docs/howto-host.md
server-stop = Ctrl-C la ferme ; toutes les parties sont gardées.
server-help-backup = Copie toutes les parties dans un fichier, même quand la table est ouverte.
server-help-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
server-backup-done = { $file } contient { $rooms ->
    [one] { $rooms } partie
   *[other] { $rooms } parties
}.
server-help-restore = Remet une sauvegarde à la place de toutes les parties ; ce qui s’y trouvait est conservé à côté.
server-help-restore-file = La sauvegarde à reprendre ; elle reste telle quelle.
server-restore-done = { $rooms ->
    [one] { $rooms } partie rétablie
   *[other] { $rooms } parties rétablies
} dans { $folder }, depuis { $file }.
server-restore-kept = Ce qui s’y trouvait est conservé sous { $file }
server-help-prune = Supprime les parties où rien ne s’est passé depuis des jours ; aucune table ne doit être ouverte.
server-help-prune-lobbies = Nombre de jours après lequel une partie jamais commencée est supprimée.
server-help-prune-abandoned = Nombre de jours après lequel une partie non terminée est supprimée.
server-help-prune-finished = Nombre de jours après lequel une partie terminée est supprimée.
server-help-prune-chat = Nombre de jours après lequel un message est supprimé.
server-prune-done = Supprimé : { $lobbies } jamais commencées, { $abandoned } non terminées, { $finished } terminées ; { $chat ->
    [one] { $chat } message
   *[other] { $chat } messages
}.

table-told-undo = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } annulé un coup.
table-told-redo = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } rétabli le coup.
table-told-resign = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } abandonné.

table-act-bot = { $by } : un bot ({ $level }) joue pour { $seat ->
    [Vous] vous, pendant votre absence
   *[other] { $seat }, pendant son absence
}.
table-act-rests = { $by } : un bot ({ $level }) joue en attendant.
table-act-level = { $by } : le niveau du bot est maintenant { $level }.
table-act-take-back = { $by } : de retour à la table.
table-act-kick = { $by } : exclusion ({ $seat }).
table-act-opens = { $by } : place libérée pour absence ({ $seat }). Qui la prend voit sa main.
table-act-frees = { $by } : place du bot { $seat } libérée. Qui la prend voit sa main.
table-act-leave = { $by } : place quittée.
table-act-resign = { $by } : abandon. Un bot joue la suite.
table-act-along = Partie emportée d’une autre table. Ce qu’on ne pouvait pas y savoir a été redistribué.
table-act-claim = { $by } : place { $seat } prise, avec vue sur sa main.

## Ce que le serveur ne fait pas, et pourquoi

server-no-seat = Ce navigateur n’occupe pas cette place.
server-no-reader = Cette table est réservée à ses joueurs, et aux spectateurs qui ont son lien.
server-no-origin = Cette requête vient d’un autre site.
server-no-host = La requête n’indique pas, dans un seul en-tête Host, à qui elle s’adresse.
server-no-name = Ce serveur ne répond pas au nom { $name }. Son hôte peut l’autoriser : ludi serve --name { $name }
server-no-scheme = La page et la requête n’ont pas le même protocole (http ou https) : le proxy doit envoyer X-Forwarded-Proto.
server-no-space = Au plus { $bytes } octets sont acceptés.
server-no-hurry = Trop de requêtes depuis cette adresse ; réessayez dans { $seconds } s.
server-no-hurry-moves = Trop de coups ; réessayez dans { $seconds } s.
server-no-hurry-chat = Trop de messages ; réessayez dans { $seconds } s.
server-no-hurry-rooms = Trop de nouvelles tables depuis cette adresse ; réessayez dans { $seconds } s.
server-no-hurry-rooms-today = Trop de nouvelles tables depuis cette adresse aujourd’hui ; réessayez dans { $seconds } s.
server-no-hurry-links = Trop de liens vers d’autres appareils ; réessayez dans { $seconds } s.
server-no-device = Ce navigateur n’occupe aucune place.
server-no-link-unknown = Ce lien n’existe pas ici ; créez-en un nouveau sur l’autre appareil.
server-no-link-used = Ce lien a déjà servi et ne sert qu’une fois. Créez-en un nouveau sur l’autre appareil.
server-no-link-late = Ce lien n’est plus valable ; créez-en un nouveau sur l’autre appareil.
server-no-link-own = C’est l’appareil où ce lien a été créé, ou un appareil qui a les mêmes places. Ouvrez-le sur l’autre.
server-no-link-rivals = Les deux appareils jouent à la même table et la partie n’est pas finie ; terminez-la ou quittez d’abord l’une des places.
server-no-streams = Le serveur ne peut pas servir plus de connexions ; réessayez plus tard.
server-no-streams-here = Trop de connexions sont ouvertes d’ici ; fermez-en une.
server-no-room = Il n’y a pas de table { $room }.
server-no-title = Cette table ne peut pas se jouer ici : { $why }
server-no-rules = Cette partie a été jouée avec la version { $version } des règles, qui n’est pas conservée ici. Rien n’est perdu : un serveur de cette version l’ouvre.
server-no-facts = Cette partie a été jouée avec un autre fichier de données. Démarrez la table avec { $name } désignant ce fichier ({ $facts }), et elle s’ouvrira.
server-closed-rules = Cette partie a commencé avec la version { $version } des règles et ne peut pas continuer avec celles d’aujourd’hui. On peut toujours la lire et l’enregistrer.
server-closed-facts = Cette partie a commencé avec un autre fichier de données ({ $facts }). Elle continue quand la table est démarrée avec { $name } désignant ce fichier ; on peut toujours la lire et l’enregistrer.
server-no-start = La partie n’a pas commencé : une place est encore libre.
server-no-share = Cette place n’ajoute rien à la graine, ou l’envoi ne contenait ni une somme de contrôle seule ni une part seule.
server-no-share-twice = Cette place a déjà scellé une autre part.
server-no-share-yet = Une part s’ouvre quand toutes les places sont prises et scellées.
server-no-share-sealed = Cette part ne correspond pas à sa somme de contrôle.
server-no-share-late = La partie a commencé ; sa graine est fixée.
server-no-more = La partie est terminée.
server-no-stale = La position a changé ; regardez-la et choisissez de nouveau.
server-no-turn = Ce n’est pas votre tour.
server-no-move = Le coup { $action } n’est pas possible ici.
server-no-command = Ce cmd_id a servi à une autre commande ; chaque commande a le sien.
server-no-events = Une partie a au plus { $most } événements.
server-no-hand = Un bot joue à cette place ; reprenez-la d’abord.
server-no-undo = Il n’y a rien à annuler.
server-no-undo-seen = Une information a été révélée depuis : ce coup ne peut plus être annulé.
server-no-undo-twice = Une annulation est déjà demandée.
server-no-undo-asked = Personne n’attend votre réponse.
server-no-redo = Vous n’avez annulé aucun coup à rétablir.
server-no-hints = Cette table a été ouverte sans conseils.
server-no-hint-twice = Un conseil est déjà recherché.
server-no-hint = Aucun conseil n’a été trouvé à temps ; réessayez.
server-hint-warming = { $total ->
    [0] Les conseils se préparent encore.
   *[other] Les conseils se préparent encore : { $done } éléments prêts sur { $total }.
}
server-hint-searched = Recherche des conseils : { $done } essais sur { $total }.
server-no-invite = Ce lien d’invitation n’est plus valable ; demandez-en un nouveau.
server-no-free-seat = Toutes les places de cette table sont prises.
server-no-taken-seat = Cette place est prise.
server-no-seats-changed = Les places de cette table viennent de changer ; regardez de nouveau.
server-no-member = Seuls les joueurs de cette table peuvent en changer les places.
server-no-such-seat = La place { $seat } a été donnée ; celles de 0 à { $last } sont acceptées.
server-no-take-back = Seul le joueur que le bot remplace peut reprendre sa place.
server-no-kick = Seul l’hôte de la table peut exclure un autre joueur.
server-no-one-there = Personne n’est assis là.
server-no-open = Seul l’hôte de la table peut libérer une place.
server-no-open-taken = Cette place est à quelqu’un et ne peut pas être libérée.
server-no-bot = Seul l’hôte de la table peut choisir ses bots.
server-no-successor = Selon la règle de cette table, seul un bot peut remplacer un absent ; aucune place n’est libérée pendant la partie.
server-no-absence = Ce joueur est là.
server-no-absence-yet = Ce joueur peut encore revenir ; réessayez dans { $seconds } s.
server-no-along = On ne peut emporter qu’une partie d’une seule personne contre des bots, selon les règles et les nombres de cette version.
server-no-rematch = On peut rejouer quand la partie est terminée.
server-no-such-event = Le dernier événement de cette partie est le numéro { $last }.
server-no-record = Cet enregistrement ne peut pas être ouvert : { $why }
server-no-record-type = L’enregistrement d’une partie s’envoie comme application/jsonl.
server-no-value = Ceci n’est pas accepté : { $why }
server-no-option = { $option } : { $wrong }
server-no-json = Le contenu de la requête n’est pas du JSON.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas cette méthode.
server-no-store = Les données sont momentanément inaccessibles. Rien n’est perdu ; réessayez dans un instant.
server-no-answer = Une erreur s’est produite sur le serveur ; les détails sont dans son journal.

server-no-review-yet = L’analyse vient quand la partie est finie.
server-no-review-rules = Les règles ou les données de cette partie ne sont pas celles d’aujourd’hui : elle ne peut pas être analysée.
server-no-review-busy = Beaucoup de parties sont en cours d’analyse ; redemandez bientôt.
server-no-review = L’analyse a échoué ; redemandez plus tard.
server-review-made = La partie est en cours d’analyse : { $done } positions sur { $total }.
