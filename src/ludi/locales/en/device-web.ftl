# Whose the seats are

web-my-seats = Your seats
web-my-seats-none = This browser holds no seats yet. They come with the first game.
web-my-seats-rooms = This browser holds seats in { $rooms ->
        [one] one game
       *[other] { $rooms } games
    }.
web-my-seats-devices = { $devices } devices share them.
web-device = Seats of another device
web-device-make = Play on on another device
web-device-link = Open this link on the other device. It works once, within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
web-device-local = This address leads to this computer only. Open the table by its address in the network first, then make the link.
web-device-ask = Play here with the seats of the device that this link was made on? Both will hold all seats from then on. Go on only if that device is yours: whoever made the link sees the hands of these seats too.
web-device-own = This browser has seats in { $rooms ->
        [one] one game
       *[other] { $rooms } games
    } already. The other device will hold them too.
web-device-take = Take the seats
web-device-done = { $rooms ->
        [one] One game is
       *[other] { $rooms } games are
    } now on this device too.
web-device-no-link = This address takes seats to another device. The link to it is made in the settings of the device that holds them.
web-forget-this = Log out here
web-forget-this-sure = Log out of { $rooms ->
        [one] one game
       *[other] { $rooms } games
    }? Your seats become free, and nobody can give them back to you.
web-forget-this-shared = Log out here? Your other devices keep the seats.
web-forget-others = Log out all other devices
web-forget-others-sure = Log out all other devices? Only this one keeps the seats.
