# Whose the seats are

web-my-seats = Your seats
web-my-seats-none = This browser holds no seats yet. Your first game will give you one.
web-my-seats-rooms = This browser holds seats in { $rooms ->
        [one] one game
       *[other] { $rooms } games
    }.
web-my-seats-devices = { $devices } devices share them.
web-device = Seats of another device
web-device-make = Continue on another device
web-device-link = Open this link on the other device. It works once, within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
web-device-local = This address works only on this computer. Open the table by its network address first, then make the link.
web-device-ask = Play here with the seats of the device this link was made on? Both will hold all seats from then on. Continue only if that device is yours: whoever made the link can see the hands of these seats too.
web-device-own = This browser already has seats in { $rooms ->
        [one] one game
       *[other] { $rooms } games
    }. The other device will hold them too.
web-device-take = Take the seats
web-device-done = { $rooms ->
        [one] One game is
       *[other] { $rooms } games are
    } now on this device too.
web-device-no-link = This address brings seats to another device. The link is made in the settings of the device that holds them.
web-forget-this = Log out here
web-forget-this-sure = Log out of { $rooms ->
        [one] one game
       *[other] { $rooms } games
    }? Your seats become free, and nobody can give them back to you.
web-forget-this-shared = Log out here? Your other devices keep the seats.
web-forget-others = Log out all other devices
web-forget-others-sure = Log out all other devices? Only this one keeps the seats.

# The list of one's own games

web-games = My games
web-games-turn = Your move ({ $n })
web-games-waiting = Waiting ({ $n })
web-games-over = Finished ({ $n })
web-games-last = Last move: { $when }
web-games-delete = Delete
web-games-sure-running = Leave this game? A bot plays on in your place, or the seat becomes free again, depending on the rule of the room.
web-games-sure = Remove this game from your list? It is deleted if nobody else sits there.
web-games-none = No games yet.
web-games-keep = Finished games are deleted { $days } days after their last change; export what you want to keep.
web-games-keep-all = This server keeps games until they are deleted.
web-games-export = Export all games
web-home-more = { $rooms } more
web-home-continue = Continue a game
web-home-turn = Your turn
web-home-open = a free seat

web-numbers = My numbers
web-numbers-title = Game
web-numbers-against = Against
web-numbers-games = Games
web-numbers-won = Won
web-numbers-fair = Luck aside
web-numbers-best = Most points
web-numbers-share = { $won } ({ $percent }%)
web-numbers-fairly = { $percent }% ({ $games })
web-numbers-people = people
web-numbers-several = bots of several levels
web-numbers-practice = { $opponent }, practice
web-numbers-alone = nobody
web-numbers-about = Counted in this browser alone, from games whose end it has seen, even if they were deleted later. Games taken up in the middle do not count.
web-numbers-fair-about = Luck aside: the share won of the games that were reviewed (their number in brackets), less what dice and cards gave.
web-numbers-save = Save as a file
web-numbers-forget = Delete my numbers
web-numbers-sure = Delete all these numbers? They are kept nowhere else.
