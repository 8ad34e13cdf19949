"""Family picture: a four-tier block of four cells, both sides, depth 625, height 60."""
from cage_block import block
from materials import signal
from studio import PRODUCT

VIEWS = {'family': (lambda: block(4, 4, .60, .625, .60, accent=signal()), PRODUCT)}
