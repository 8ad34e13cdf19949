"""Egg cage feeding: the travelling hopper over its cages, and the trough close."""
from feed_cart import close, hopper
from studio import PRODUCT, SMALL

VIEWS = {'hopper': (hopper, PRODUCT), 'trough': (close, SMALL)}
