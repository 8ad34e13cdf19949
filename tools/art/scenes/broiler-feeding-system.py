"""Feeding system of broiler cages, next to those of the other kinds of cages: travelling hoppers above the cages, and a
close-up of the troughs."""
from feed_cart import hoppers, troughs
from studio import Lens

VIEWS = {'hoppers': (lambda: hoppers('broiler'), Lens(-20, 12, 85)), 'troughs': (lambda: troughs('broiler'), Lens(-24, 18, 100))}
