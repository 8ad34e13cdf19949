"""Broiler cage: three tiers, two cells 0.90 m wide, depth 750, height 60; its level slatted floor close."""
from cage import bars, bracket, partition, post, slat_floor, trough
from cage_block import block
from materials import signal
from studio import Lens


def section():
    block(3, 2, .90, .750, .60, 'broiler', signal(), cut=True)


def floor():
    """One bay with its gate pushed aside."""
    width, depth, height = .80, .55, .46
    slat_floor(width, depth)
    bars(width, height, pitch=.060, door=(.12, .36), open_by=.34, accent=signal())
    trough(width + .02)
    for x in (-width / 2, width / 2):
        partition(x, depth, height)
        bracket(x, 0, False)
        post(x, -.004, height + .10)


VIEWS = {'section': (section, Lens(-40, 16, 85)), 'floor': (floor, Lens(-32, 30, 100))}
