"""Broiler cage: three tiers, two cells 0.90 m wide, depth 750, height 60; level slatted floor."""
from cage_block import block
from studio import PRODUCT


def section():
    block(3, 2, .90, .750, .60, 'broiler')


VIEWS = {'section': (section, PRODUCT)}
