# What a room does about players who are away

web-absence-rule = A player who has been away for { $n ->
    [one] 1 minute
   *[other] { $n } minutes
} counts as absent. Anyone at the table may then let a bot play that seat{ $successor ->
    [person] , and the owner may open it: whoever takes it sees its hand.
   *[bot] . Nobody else gets to see the hand.
} The log records it. While the game runs, nobody who is present can be sent away.
web-leave-sure = Leave this seat? { $follows ->
    [bot] A bot will play on in it, and this browser gives it up.
   *[person] It becomes free for whoever has the invite link, and this browser gives it up.
}
web-kick-sure = Send { $seat } away? The seat becomes free.
web-resign = Resign
web-resign-sure = Resign? { $ends ->
    [alone] The game ends at once, with the points so far.
    [lost] The game ends at once, and the other player has won.
    [last] The game ends at once, as only bots would be left, and you come last.
   *[bot] A bot plays on in this seat to the end, and you cannot take it back.
}

## Invitations

web-share = Share
web-link-local = This address works only on this computer, and so does the link. Start the server with --host 0.0.0.0 and open the table at the second address it prints: links from there work for others too.
web-link-network = Others on your network can join with this link. The address of this page works only on this computer.

## A game alone, taken along to the table in the browser and back

web-along-take = Take the game along
web-along-take-what = It goes on in this browser, even without a network. What you cannot know is dealt anew, and the game here stays as it is.
web-along-bring = Take it to the server
web-along-bring-what = It goes on there as a new table. The game in this browser stays as it is.
web-along-away = The server cannot be reached. The game can go on in this browser from your last turn; what you cannot know is dealt anew.
web-along-on = Go on here
