from ludi.algorithms.ismcts import credit as credit
from ludi.algorithms.ismcts import descend as descend
from ludi.algorithms.ismcts import search as search
