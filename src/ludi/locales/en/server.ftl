# The table: the commands `ludi serve` and `ludi backup`, and log lines that belong to no title.

server-help = Open the table: play in a browser, alone, on one sofa, or with friends by a link.
server-help-host = Address to listen on; 0.0.0.0 lets others in your network in.
server-help-port = Port to listen on; 0 takes a free one.
server-help-data = Folder for the matches; without it your own folder for programs' data.
server-help-db = A PostgreSQL database in place of the file: postgresql+asyncpg://user:password@host/name.
server-help-open = Open the page in a browser, or not.
server-help-log = What goes to the log on standard error: info, warning or error.
server-ready = The table is open at { $address }
server-ready-others = Others in your network come in at { $address }
server-stop = Ctrl-C closes it; every match is kept.
server-help-backup = Copy all matches to a file, also while the table is open.
server-help-backup-file = The file to write; it must not exist yet.
server-backup-done = { $file } holds { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}.

table-told-undo = { $seat } takes a move back.
table-told-redo = { $seat } makes the move again.
