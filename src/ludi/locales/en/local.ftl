# The table that is in the browser itself

local-loading = The table is being laid: { $percent }%
local-no-table = The table could not be started in this browser. Load the page again; if that does not help, use a newer browser.
local-begun-anew = The table in this browser failed and was started again, with the games as they were last kept. Your last action may be missing: look, and repeat it if it is.
local-new = New game
local-elsewhere = This game is being played in another window of this browser. Close it there to go on here.
local-full = This browser has no room left to keep the game, so nothing was done. Delete old games in the settings, or save them as files first.
local-refused = This browser does not let the page keep games, so nothing was done. Allow the page to store data, or leave the private window.
local-bot-random = { $seat } could not think in this browser just now, and made a move at random.
local-no-open = Here nobody else can join: a seat is for a person at this device, or for a bot.
local-games = Games in this browser
local-games-none = No game is kept here yet.
local-lasting = They are kept until you delete them.
local-passing = They are kept here, but the browser may delete them if space runs short. Save the games you care about as files.
local-delete = Delete
local-delete-all = Delete all games
local-delete-sure = { $games ->
    [one] One game
   *[other] { $games } games
} will be gone for good.
