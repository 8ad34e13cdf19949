"""Feeding of layer cages: the travelling hoppers above the cages, next to those for the other kinds of cages; and a
close-up of the troughs."""
from feed_cart import hoppers, troughs
from studio import Lens

VIEWS = {'hoppers': (lambda: hoppers('egg'), Lens(-20, 12, 85)), 'troughs': (lambda: troughs('egg'), Lens(-24, 18, 100))}
