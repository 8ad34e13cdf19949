"""Hot-air heater, seen from the burner side and from the outlet side; solid-fuel boiler. Gas or diesel, 80, 100 and
120 kW; no sizes are published."""
from heater import air_heater, boiler
from shapes import asset, place
from studio import PRODUCT, turning


def turned(degrees, from_outlet=False):
    def build():
        with asset() as made:
            air_heater(from_outlet=from_outlet)
        place(made, turn=(0, 0, degrees))
    return build


VIEWS = {'front': (turned(24), PRODUCT), 'outlet': (turned(205, True), PRODUCT), 'boiler': (boiler, PRODUCT), **turning(turned(24), PRODUCT)}
