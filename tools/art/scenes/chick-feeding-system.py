"""Chick cage feeding: the trough before the fine mesh close, and the travelling hopper over its cages."""
from feed_cart import close, hopper
from studio import PRODUCT, SMALL

VIEWS = {'trough': (lambda: close('chick'), SMALL), 'hopper': (lambda: hopper('chick', .42), PRODUCT)}
