# The rules on the page: examples, search and the summary to print.

web-rules-of = { $title }: the rules
rules-contents = On this page
rules-find = Find in the rules
rules-found = { $n ->
        [0] Nothing found
        [one] { $n } place found
       *[other] { $n } places found
    }
rules-summary = Summary to print
rules-example = Example: { $name }
rules-before = Before
rules-try = Try it yourself
rules-all = All rules
rules-print = Print
rules-on-one-page = { $title }: the rules on one page
