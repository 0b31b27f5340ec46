# The table: the commands `ludi serve` and `ludi backup`, and log lines that belong to no title.

server-help = Open the table: play in a browser, alone, on one sofa, or with friends by a link.
server-help-host = Address to listen on; 0.0.0.0 lets in others on your network.
server-help-name = A host name that the table answers to, besides this machine’s own and any address; may be given several times; * allows every name.
server-help-port = Port to listen on; 0 takes a free one.
server-help-data = Folder for the matches; if not given, your own data folder.
server-help-db = A PostgreSQL database to use instead of the file: postgresql://user:password@host/name.
server-help-open = Whether to open the page in a browser.
server-help-log = What goes to the log on standard error: info, warning or error.
server-ready = The table is open at { $address }
server-ready-others = Others on your network can join at { $address }
server-ready-plain = Nothing that is sent is encrypted, and anybody who reaches this port can open the page. For the internet, put a proxy with TLS in front of it: docs/howto-host.md
server-stop = Ctrl-C closes it; every match is kept.
server-help-backup = Copy all matches to a file; this works while the table is open.
server-help-backup-file = The file to write; it must not exist yet.
server-backup-done = { $file } holds { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}.
server-help-restore = Replace all matches with those of a backup; the old ones are kept beside them.
server-help-restore-file = The backup to use; it is not changed.
server-restore-done = { $rooms ->
    [one] One room is
   *[other] { $rooms } rooms are
} back in { $folder }, from { $file }.
server-restore-kept = What was there before was kept as { $file }
server-help-prune = Delete rooms in which nothing has happened for some days; run it only while no table is open.
server-help-prune-lobbies = Days after which a room that never started a game is deleted.
server-help-prune-abandoned = Days after which an unfinished game is deleted.
server-help-prune-finished = Days after which a finished game is deleted.
server-help-prune-chat = Days after which lines of chat are deleted.
server-prune-done = Deleted: { $lobbies } never started, { $abandoned } unfinished, { $finished } finished; { $chat ->
    [one] { $chat } line
   *[other] { $chat } lines
} of chat.

table-told-undo = { $seat } undid a move.
table-told-redo = { $seat } redid the move.
table-told-resign = { $seat } resigned.

table-act-bot = { $by } let a bot ({ $level }) play for { $seat ->
        [You] you, while you were away
       *[other] { $seat }, who was away
    }.
table-act-rests = { $by } let a bot ({ $level }) play for a while.
table-act-level = { $by } changed the bot to { $level }.
table-act-take-back = { $by } came back.
table-act-kick = { $by } sent { $seat ->
        [You] you
       *[other] { $seat }
    } away.
table-act-opens = { $seat ->
        [You] { $by } opened your seat while you were away. Whoever takes it sees its hand.
       *[other] { $by } opened the seat of { $seat }, who was away. Whoever takes it sees its hand.
    }
table-act-frees = { $by } opened the seat of the bot { $seat }. Whoever takes it sees its hand.
table-act-leave = { $by } left the seat.
table-act-resign = { $by } resigned. A bot plays on.
table-act-along = Taken along from another table. What could not be known there was dealt anew.
table-act-claim = { $by } took seat { $seat } and can see its hand.

## What the server does not do, and why

server-no-seat = This browser does not hold that seat.
server-no-reader = This room is for its players, and for spectators with its link.
server-no-origin = This request comes from another site.
server-no-host = The request does not name its host in exactly one Host header.
server-no-name = This table does not answer to the name { $name }. Whoever hosts it can allow that name: ludi serve --name { $name }
server-no-scheme = The page was opened with a different scheme than the request came in with: the proxy must send X-Forwarded-Proto.
server-no-space = At most { $bytes } bytes are accepted.
server-no-hurry = Too many requests from this address; try again in { $seconds } s.
server-no-hurry-moves = Too many moves; try again in { $seconds } s.
server-no-hurry-chat = Too many lines; try again in { $seconds } s.
server-no-hurry-rooms = Too many new rooms from this address; try again in { $seconds } s.
server-no-hurry-rooms-today = Too many new rooms from this address today; try again in { $seconds } s.
server-no-hurry-links = Too many links to other devices; try again in { $seconds } s.
server-no-device = This browser holds no seats.
server-no-link-unknown = There is no such link here; make a new one on the other device.
server-no-link-used = This link has been used already; it works only once. Make a new one on the other device.
server-no-link-late = This link is no longer valid; make a new one on the other device.
server-no-link-own = This is the device that the link was made on, or one with the same seats. Open it on the other device.
server-no-link-rivals = Both devices sit at the same table, in a game that is not over; finish it, or log out of one of the seats, first.
server-no-streams = The server cannot take any more connections now; try again later.
server-no-streams-here = Too many connections from here are open; close one.
server-no-room = There is no room { $room }.
server-no-title = This room cannot be played here: { $why }
server-no-rules = This match was played under version { $version } of the rules, which is not kept here. Nothing is lost: a server of that version can open it.
server-no-facts = This match was played with another data file. Start the table with { $name } naming that file ({ $facts }), and it opens.
server-closed-rules = This match was begun under version { $version } of the rules and cannot go on under the present ones. It can still be read and saved.
server-closed-facts = This match was begun with another data file ({ $facts }). It goes on when the table is started with { $name } naming that file; it can still be read and saved.
server-no-start = The game has not begun: a seat is still open.
server-no-share = This seat adds nothing to the seed, or neither just a seal nor just a share was sent.
server-no-share-twice = This seat has sealed another share.
server-no-share-yet = A share is opened when all seats are taken and sealed.
server-no-share-sealed = This share does not fit its seal.
server-no-share-late = The match has begun; its seed can no longer change.
server-no-more = The game is over.
server-no-stale = The position has moved on; look again and choose.
server-no-turn = It is not your turn.
server-no-move = Move { $action } is not possible here.
server-no-command = This cmd_id was used for another command; every command needs its own.
server-no-events = A match has at most { $most } events.
server-no-hand = A bot plays for this seat; take the seat back first.
server-no-undo = There is nothing to undo.
server-no-undo-seen = Something new has been revealed since; that move can no longer be undone.
server-no-undo-twice = An undo has already been asked for.
server-no-undo-asked = No one is waiting for your answer.
server-no-redo = You have undone nothing that could be redone.
server-no-hints = This room was made without hints.
server-no-hint-twice = A hint is already being looked for.
server-no-hint = No hint was found in time; try again.
server-hint-warming = { $total ->
    [0] The hints are still warming up.
   *[other] The hints are still warming up: { $done } of { $total } parts are ready.
}
server-hint-searched = Looking for hints: { $done } of { $total } tries.
server-no-invite = This invite link is no longer valid; ask for a new one.
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
server-no-successor = By the rule of this room only a bot may play for an absent player; no seat is opened while the game runs.
server-no-absence = This player is here.
server-no-absence-yet = This player may still come back; try again in { $seconds } s.
server-no-along = Only a game of one person against bots, under the rules and numbers of this version, can be taken along.
server-no-rematch = A rematch can begin once the game is over.
server-no-such-event = The last event of this match is number { $last }.
server-no-record = This record cannot be opened: { $why }
server-no-record-type = A match record is sent as application/jsonl.
server-no-value = This is not accepted: { $why }
server-no-option = { $option }: { $wrong }
server-no-json = The body is not JSON.
server-no-page = There is nothing at this address.
server-no-method = This address does not take this method.
server-no-store = The stored matches cannot be reached at the moment. Nothing is lost; try again soon.
server-no-answer = Something went wrong on the server; the details are in its log.

server-no-review-yet = The review comes when the game is over.
server-no-review-rules = The rules or data of this game are not those of today: it cannot be reviewed.
server-no-review-busy = Many games are being reviewed; ask again soon.
server-no-review = The review failed; ask again later.
server-review-made = The game is being reviewed: { $done } of { $total } positions.
