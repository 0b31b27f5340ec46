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

## What the server does not do, and why

server-no-seat = This browser does not hold that seat.
server-no-reader = This room is for its players, and for spectators with its link.
server-no-origin = This request comes from another site.
server-no-space = At most { $bytes } bytes are accepted.
server-no-hurry = Too many requests from this address; try again in { $seconds } s.
server-no-hurry-moves = Too many moves; try again in { $seconds } s.
server-no-hurry-chat = Too many lines; try again in { $seconds } s.
server-no-hurry-rooms = Too many new rooms from this address; try again in { $seconds } s.
server-no-hurry-rooms-today = Too many new rooms from this address today; try again in { $seconds } s.
server-no-streams = The server has as many connections as it can serve; try again later.
server-no-streams-here = Too many connections are open from here; close one.
server-no-room = There is no room { $room }.
server-no-title = This room cannot be played here: { $why }
server-no-rules = This match was begun under version { $version } of the rules; save it on the server where it began.
server-no-start = The game has not begun: a seat is still open.
server-no-more = The game is over.
server-no-stale = The position has moved on; look again and choose.
server-no-turn = It is not your turn.
server-no-move = Move { $action } is not possible here.
server-no-command = This cmd_id was used for another command; every command has its own.
server-no-events = A match has at most { $most } events.
server-no-hand = A bot plays for this seat; take the seat back first.
server-no-undo = There is nothing to take back.
server-no-undo-seen = Something new has come to light since; that cannot be taken back.
server-no-undo-twice = An undo is asked for already.
server-no-undo-asked = Nobody waits for your answer.
server-no-redo = There is no undo of yours to take back.
server-no-hints = This room was made without hints.
server-no-hint-twice = A hint is being searched for already.
server-no-hint = No hint was found in time; try again.
server-no-invite = This invite link is not valid any more; ask for a new one.
server-no-free-seat = Every seat of this room is taken.
server-no-taken-seat = This seat is taken.
server-no-seats-changed = The seats of this room have just changed; look again.
server-no-member = Only the players of this room may change its seats.
server-no-such-seat = Seat { $seat } was given; 0 to { $last } are accepted.
server-no-take-back = Only the player for whom the bot plays may take the seat back.
server-no-kick = Only the owner of the room may send another player away.
server-no-one-there = Nobody sits there.
server-no-open = Only the owner of the room may open a seat.
server-no-open-taken = This seat belongs to somebody and cannot be opened.
server-no-bot = Only the owner of the room may choose its bots.
server-no-absence = This player is here.
server-no-absence-yet = This player may come back; try again in { $seconds } s.
server-no-rematch = A rematch begins when the game is over.
server-no-such-event = The last event of this match is number { $last }.
server-no-record = This record cannot be opened: { $why }
server-no-record-type = A match record is sent as application/jsonl.
server-no-value = This is not accepted: { $why }
server-no-json = The body is not JSON.
server-no-page = There is nothing at this address.
server-no-method = This address does not take this method.
server-no-store = The store cannot be read.
server-no-answer = The server made a mistake; it is in its log.
