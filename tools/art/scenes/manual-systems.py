"""Manual equipment: feeder with 8 kg reservoir, hanging drinker cut open to its 0.5 litre float."""
from feeders import manual_feeder
from studio import PRODUCT
from water import bell_drinker

VIEWS = {'feeder': (manual_feeder, PRODUCT), 'drinker': (bell_drinker, PRODUCT)}
