"""Cage feeding for chicks, layers and broilers in one picture: the travelling hoppers above their cages; close-up of the troughs."""
from feed_cart import hoppers, troughs
from studio import Lens

VIEWS = {'hoppers': (hoppers, Lens(-20, 12, 85)), 'troughs': (troughs, Lens(-24, 18, 100))}
