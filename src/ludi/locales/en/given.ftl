# What is wrong with what was given: an option, a record, a file. In the middle of a sentence, so it begins small.

given-title = there is no game { $title }; there are { $titles }
given-players = players: { $given } was given, { $title } is for { $wanted }
given-option = option { $name }
given-no-option = option { $name } is unknown; { $title } has { $options }
given-no-pair = option { $given } was given, name=value is accepted
given-none = none
given-something = something else
given-one-of = one of { $words }
given-whole = a whole number from { $low } to { $high }
given-from = a number from { $low } to { $high }
given-above-0 = a number above 0
given-at-most = a number above 0 and at most { $most }
given-no-rules = it was played under version { $version } of the rules of { $title }; this is version { $now }; { $versions } can be read here
given-no-facts = it was played with another data file; { $variable } names the file (from what is in it: { $name })
given-resigned = resigned: seat { $seat } was given, but the game was over
given-whole-from = a whole number from { $low }
given-below = a number above 0 and below { $limit }
given-is-no-folder = { $at }: { $folder } was given, which is not a folder

## Records of matches

given-line = line { $line }: { $wrong }
given-no-text = this is not a match record: it is not text
given-large = { $file } is not a match record: it has more than { $most } characters
given-no-header = this is not a match record of Ludi Romani (the header is missing)
given-no-format = format { $given } was given, { $wanted } is accepted
given-no-field = unknown field { $name }
given-object = an object
given-names = a list of { $n } printable names
given-empty = this is empty and no record
given-no-object = { $given } is not a JSON object; the file is damaged, cut off or no record
given-cut = the file ends in the middle of a line; it was cut off
given-no-action = action { $given } was given, a number from 0 to { $most } is accepted
given-other-action = action { $action } is { $name }, not { $given }
given-other-data = this game of { $title } was begun with another data file: it can be replayed and verified, not { $wanted ->
    [reviewed] reviewed
   *[played] played on
}
given-other-rules = this game of { $title } was begun under version { $version } of the rules; now it is { $current }: it can be replayed and verified, not { $wanted ->
    [reviewed] reviewed
   *[played] played on
}
given-no-hex = note.chance: seed, salt and shares are written in hex digits
given-other-seed = the seed is not the one that was committed to before the game
given-no-indices = note.chance.indices: a list of whole numbers is accepted
given-falling-indices = note.chance.indices: they do not rise
given-few-indices = note.chance.indices has only { $n } draws
given-other-draw = { $given } is not what the committed seed gives
given-no-note = { $name } is missing

## Files, and why the system refuses them

given-unwritten = { $file } cannot be written: { $why }
given-no-folder = { $folder } is not a folder
given-network = the network was made for { $made }, and this is { $title }
given-network-inputs = the network reads what no seat of { $title } sees; it was made for another version
given-no-weights = { $file } holds no network
given-folder = it is a folder
given-kept = it may not be changed
given-twice = it is already in use in this command, for something else
given-eacces = Permission denied
given-eaddrinuse = Address already in use
given-eaddrnotavail = Cannot assign requested address
given-eexist = File exists
given-eisdir = Is a directory
given-enametoolong = File name too long
given-enoent = No such file or directory
given-enospc = No space left on device
given-enotdir = Not a directory
given-eperm = Operation not permitted
given-erofs = Read-only file system
