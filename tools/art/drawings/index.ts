/** All technical drawings, by their paths below `pages/_media`, without extension. */
import { azm100 } from './azm-100'
import { broilerCage, eggCage } from './cage'
import { controlPanel } from './control-panel'
import { eggConveyor } from './egg-conveyor'
import { feedAuger } from './feed-auger'
import { feederPan } from './feeder-pan'
import { manureConveyor } from './manure-conveyor'
import { manureDrive } from './manure-drive'
import { roofFan } from './roof-fan'

export const drawings: Readonly<Record<string, () => string>> = {
  'drawings/azm-100': azm100,
  'drawings/broiler-cage': broilerCage,
  'drawings/control-panel': controlPanel,
  'drawings/egg-cage': eggCage,
  'drawings/egg-conveyor': eggConveyor,
  'drawings/feed-auger': feedAuger,
  'drawings/feeder-pan': feederPan,
  'drawings/manure-conveyor': manureConveyor,
  'drawings/manure-drive': manureDrive,
  'drawings/roof-fan': roofFan,
}
