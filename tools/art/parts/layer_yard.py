"""Equipment outside the layer house: the silo on its plinth, the pads in the long wall."""
from materials import concrete, galv, graphite, polymer, ribbed, signal
from motors import gear_motor
from shapes import asset, box, fused, place, tube
from silo import bin_, boot, ladder

LENGTH, WIDTH, EAVES, RIDGE = 40.0, 11.6, 3.55, 5.2


def store(at):
    """Silo on its plinth, and the auger to the house with the picture's amber motor at its foot."""
    x, y = at
    low, r = 2.1, 1.25
    with asset() as made:
        high = bin_(r, low, 4, cap=graphite(.4))
        ladder(206, r, high)
        boot(low - (r - .17) * 1.12 - .08)
    place(fused(made), (x, y, .12), (0, 0, 20))
    box((x, y, .06), (3.5, 3.3, .12), concrete('#979B9B'), .03)
    z = low - (r - .17) * 1.12 - .35 + .12
    tube([(x, y, z), (x + .4, y + .25, z + .05), (x + 1.0, y + 2.6, EAVES - .55)], .075, polymer(.35))
    place(gear_motor(.085, .24, signal()), (x - .32, y - .16, z), (0, 0, -60), 1.1)


def pads(y):
    """Pads under a hood along the long wall, at the end that is farther from the fans."""
    low, high = .55, 2.35
    for k in range(3):
        x = LENGTH / 2 - 3.4 - 4.6 * k
        for i in range(7):
            box((x - 1.8 + .6 * i, y - .05, (low + high) / 2), (.594, .14, high - low), ribbed('#6E5036' if i % 2 else '#694D35', 90, .85), .004)
        for z in (low - .06, high + .06):
            box((x, y - .08, z), (4.4, .24, .12), galv(), .006)

