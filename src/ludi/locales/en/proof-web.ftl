# What the dice of a match were made from

web-commitment = The server’s part of the dice was fixed in advance; its seal:
web-proof-seed = The seed and the salt behind it:
web-proof-how = Save the record and run { $command }: every die and card is drawn anew and compared, and the seal must be the SHA-256 of seed and salt.
web-proof-later = After the end the seed is shown too, and everybody can check the dice and cards. Nobody, the server included, could choose them: each player’s device has added its part.
web-proof-none = This record carries no seal.
web-proof-shares = Added by { $seat }:
web-proof-mine = What this device added is in it, and the seal is the one that it was shown before the game.
web-proof-foreign = This is not what this device added, or not the seal that it was shown before the game: do not trust these dice.
web-proof-checked = Every die and card of this record follows from its seed. Whether the seal was shown before the game only those know who saw it then.
web-proof-false = This record names a seed, but its dice and cards do not follow from it.
web-share-waits = Waiting for { $seats }: each player’s device adds its part to the dice. After half a minute the game begins without it.
