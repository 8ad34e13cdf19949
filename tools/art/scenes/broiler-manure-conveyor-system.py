"""Broiler house manure conveyor: wide and steep, its head high enough to load a trailer. No sizes are published."""
from manure_conveyor import standing
from studio import PRODUCT

VIEWS = {'front': (lambda: standing(2.8, 24, 1.62, .60, (.45, 1.35, 2.35)), PRODUCT)}
