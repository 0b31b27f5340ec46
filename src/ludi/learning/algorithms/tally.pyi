from ludi.algorithms.tally import blank as blank
from ludi.algorithms.tally import most_visited as most_visited
