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
