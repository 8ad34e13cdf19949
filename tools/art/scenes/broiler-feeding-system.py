"""Broiler cage feeding, beside that of the other kinds: the travelling hoppers above their cages; close-up of the troughs."""
from feed_cart import hoppers, troughs
from studio import Lens

VIEWS = {'hoppers': (lambda: hoppers('broiler'), Lens(-20, 12, 85)), 'troughs': (lambda: troughs('broiler'), Lens(-24, 18, 100))}
