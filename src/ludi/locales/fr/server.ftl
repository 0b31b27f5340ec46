# The table: the commands `ludi serve` and `ludi backup`, and log lines that belong to no title.

server-help = Ouvre la table : jouer dans un navigateur, seul, côte à côte ou avec des amis par un lien.
server-help-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres de votre réseau.
server-help-port = Port d’écoute ; 0 en prend un libre.
server-help-data = Dossier des parties ; sans lui, votre propre dossier de données.
server-help-db = Une base PostgreSQL au lieu du fichier : postgresql+asyncpg://user:password@host/name.
server-help-open = Ouvrir la page dans un navigateur, ou non.
server-help-log = Ce qui va au journal sur la sortie d’erreur : info, warning ou error.
server-ready = La table est ouverte à l’adresse { $address }
server-ready-others = Les autres de votre réseau entrent par { $address }
server-stop = Ctrl-C la ferme ; toutes les parties sont gardées.
server-help-backup = Copie toutes les parties dans un fichier, même quand la table est ouverte.
server-help-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
server-backup-done = { $file } contient { $rooms ->
    [one] { $rooms } partie
   *[other] { $rooms } parties
}.

table-told-undo = { $seat ->
        [Vous] Vous reprenez
       *[other] { $seat } reprend
    } un coup.
table-told-redo = { $seat ->
        [Vous] Vous rejouez
       *[other] { $seat } rejoue
    } le coup.

## Ce que le serveur ne fait pas, et pourquoi

server-no-seat = Ce navigateur n’occupe pas cette place.
server-no-reader = Cette table est réservée à ses joueurs, et aux spectateurs qui ont son lien.
server-no-origin = Cette demande vient d’un autre site.
server-no-space = Au plus { $bytes } octets sont acceptés.
server-no-hurry = Trop de demandes depuis cette adresse ; réessayez dans { $seconds } s.
server-no-hurry-moves = Trop de coups ; réessayez dans { $seconds } s.
server-no-hurry-chat = Trop de messages ; réessayez dans { $seconds } s.
server-no-hurry-rooms = Trop de nouvelles tables depuis cette adresse ; réessayez dans { $seconds } s.
server-no-hurry-rooms-today = Trop de nouvelles tables depuis cette adresse aujourd’hui ; réessayez dans { $seconds } s.
server-no-streams = Le serveur ne peut pas servir plus de connexions ; réessayez plus tard.
server-no-streams-here = Trop de connexions sont ouvertes d’ici ; fermez-en une.
server-no-room = Il n’y a pas de table { $room }.
server-no-title = Cette table ne peut pas se jouer ici : { $why }
server-no-rules = Cette partie a commencé avec la version { $version } des règles ; enregistrez-la sur son serveur d’origine.
server-no-start = La partie n’a pas commencé : une place est encore libre.
server-no-more = La partie est terminée.
server-no-stale = La position a changé ; regardez-la et choisissez de nouveau.
server-no-turn = Ce n’est pas votre tour.
server-no-move = Le coup { $action } n’est pas possible ici.
server-no-command = Ce cmd_id a servi à une autre commande ; chaque commande a le sien.
server-no-events = Une partie a au plus { $most } événements.
server-no-hand = Un bot joue à cette place ; reprenez-la d’abord.
server-no-undo = Il n’y a rien à reprendre.
server-no-undo-seen = Du nouveau est apparu depuis ; cela ne se reprend plus.
server-no-undo-twice = Une reprise est déjà demandée.
server-no-undo-asked = Personne n’attend votre réponse.
server-no-redo = Vous n’avez repris aucun coup à rejouer.
server-no-hints = Cette table a été ouverte sans conseils.
server-no-hint-twice = Un conseil est déjà recherché.
server-no-hint = Aucun conseil n’a été trouvé à temps ; réessayez.
server-no-invite = Ce lien d’invitation n’est plus valable ; demandez-en un nouveau.
server-no-free-seat = Toutes les places de cette table sont prises.
server-no-taken-seat = Cette place est prise.
server-no-seats-changed = Les places de cette table viennent de changer ; regardez de nouveau.
server-no-member = Seuls les joueurs de cette table peuvent en changer les places.
server-no-such-seat = La place { $seat } a été donnée ; celles de 0 à { $last } sont acceptées.
server-no-take-back = Seul le joueur que le bot remplace peut reprendre sa place.
server-no-kick = Seul l’hôte de la table peut renvoyer un autre joueur.
server-no-one-there = Personne n’est assis là.
server-no-open = Seul l’hôte de la table peut libérer une place.
server-no-open-taken = Cette place est à quelqu’un et ne peut pas être libérée.
server-no-bot = Seul l’hôte de la table peut choisir ses bots.
server-no-absence = Ce joueur est là.
server-no-absence-yet = Ce joueur peut encore revenir ; réessayez dans { $seconds } s.
server-no-rematch = On peut rejouer quand la partie est terminée.
server-no-such-event = Le dernier événement de cette partie est le numéro { $last }.
server-no-record = Cet enregistrement ne peut pas être ouvert : { $why }
server-no-record-type = L’enregistrement d’une partie s’envoie comme application/jsonl.
server-no-value = Ceci n’est pas accepté : { $why }
server-no-json = Le contenu de la demande n’est pas du JSON.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas cette méthode.
server-no-store = Les données ne peuvent pas être lues.
server-no-answer = Le serveur a fait une erreur ; elle est dans son journal.
