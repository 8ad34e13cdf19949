"""Chick house manure conveyor: narrow and level, low enough to lie across the ends of the rows. No size of it is published."""
from manure_conveyor import standing
from studio import LONG

VIEWS = {'front': (lambda: standing(2.2, 0, .46, .40), LONG)}
