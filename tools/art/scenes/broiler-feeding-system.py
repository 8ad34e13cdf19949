"""Broiler cage feeding: the travelling hopper over cages with slatted floor, and the trough close. 2-4 tons an hour, galvanised steel."""
from feed_cart import close, hopper
from studio import PRODUCT, SMALL

VIEWS = {'hopper': (lambda: hopper('broiler', .55), PRODUCT), 'trough': (lambda: close('broiler'), SMALL)}
