from ludi.algorithms.state_ops import State as State
from ludi.algorithms.state_ops import copy as copy
