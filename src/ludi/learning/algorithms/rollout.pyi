from ludi.algorithms.rollout import step as step
