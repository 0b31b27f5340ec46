# What a room does about players who are away

web-absence-rule = Who is away for { $n ->
    [one] 1 minute
   *[other] { $n } minutes
} counts as absent. Anyone at the table may then let a bot play for that seat{ $successor ->
    [person] , and the owner may open it: who takes it sees its hand.
   *[bot] . Nobody else gets to see the hand.
} It is said in the log. While the game runs, nobody who is there can be sent away.
web-leave-sure = Leave this seat? { $follows ->
    [bot] A bot plays on for it, and this browser plays it no longer.
   *[person] It becomes free for whoever has the invite link, and this browser plays it no longer.
}
web-kick-sure = Send { $seat } away? The seat becomes free.
