"""Chick house manure conveyor: narrow and horizontal, low enough to run across the ends of the rows. No sizes are published."""
from manure_conveyor import standing
from studio import LONG

VIEWS = {'front': (lambda: standing(2.2, 0, .46, .40), LONG)}
