"""Chick manure drive end: two tiers of narrow cages, one geared motor for both. Belt 1 mm polypropylene."""
from belt_end import dispatch
from studio import PRODUCT

VIEWS = {'front': (lambda: dispatch(2, 0.95, 0.54), PRODUCT)}
