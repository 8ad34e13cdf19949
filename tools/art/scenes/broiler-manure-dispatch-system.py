"""Broiler manure drive end: two tiers of deep cages, one geared motor for both. Belt 1 mm polypropylene."""
from belt_end import dispatch
from studio import PRODUCT

VIEWS = {'front': (lambda: dispatch(2, 1.4, 0.72), PRODUCT)}
