"""Tensioning end of a three-tier battery: rollers in slots, pulled by threaded rods. Manure belt 1 mm polypropylene."""
from belt_end import tensioning
from studio import PRODUCT

VIEWS = {'front': (tensioning, PRODUCT)}
