from ludi.algorithms.plan import add as add
from ludi.algorithms.plan import begun as begun
from ludi.algorithms.plan import tried as tried
