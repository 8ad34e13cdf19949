"""Manure conveyor: 2.2 m, inclined, 6 mm rubber belt (380 V three-phase motor); close-up of the drive head."""
from manure_conveyor import run, standing
from studio import LONG, PRODUCT

VIEWS = {'front': (lambda: standing(2.2, 14, .98), LONG), 'drive': (lambda: run(.75), PRODUCT)}
