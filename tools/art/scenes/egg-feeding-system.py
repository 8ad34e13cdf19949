"""Cage feeding, one picture for its three kinds, for chicks, layers and broilers: the travelling hoppers over their cages, and the troughs close."""
from feed_cart import hoppers, troughs
from studio import Lens

VIEWS = {'hoppers': (hoppers, Lens(-20, 12, 85)), 'troughs': (troughs, Lens(-24, 18, 100))}
