from ludi.algorithms.ismcts import HIDDEN as HIDDEN
from ludi.algorithms.ismcts import child as child
from ludi.algorithms.ismcts import choose as choose
from ludi.algorithms.ismcts import search as search
