# What is wrong with a data file of the user: at names the key, given is what stands there, wanted what is accepted.

data-in-file = { $file }: { $wrong }
data-wrong = { $at }: { $given } was given, { $wanted } is accepted
data-key-meant = { $at }: there is no such key; is { $meant } meant?
data-no-key = { $at }: there is no such key; { $keys } are accepted
data-unread = { $file } cannot be read: { $why }
data-no-toml = { $file }: this is not TOML ({ $why })
data-too-deep = { $file }: this is not TOML that can be read: its brackets are nested too deep
data-no-text = { $file }: it is not text; UTF-8 text is accepted
data-long = { $file }: it is longer than { $most } bytes; a short text is accepted
data-no-numbers = --facts was given; { $title } has no numbers that a file may stand for
data-facts-twice = --facts was given together with option { $option }; one of the two is accepted

## What was given, and what is accepted

data-huge = a number of more than 100 digits
data-choice = { $words }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
data-number = { $n }
data-span = { $low } to { $high }
data-bounded = a number from -{ $most } to { $most }
data-at-least = { $n } or more
data-flag = true or false
data-whole = a whole number
data-real = a number
data-text = a text
data-list = a list
data-table = a table
data-rows = { $n ->
        [0] a list of tables
       *[other] a list of { $n }
    }
data-value = a value
