import type { Check } from '../content/check'
import { addresses } from './addresses'
import { deadLink } from './dead-link'
import { duplicateId } from './duplicate-id'
import { figure } from './figure'
import { heroFirst } from './hero-first'
import { missingMedia } from './missing-media'
import { missingTranslation } from './missing-translation'
import { orphanPage } from './orphan-page'
import { parent } from './parent'
import { richText } from './rich-text'
import { sharedWord } from './shared-word'
import { tableCells } from './table-cells'
import { unknownName } from './unknown-name'
import { unknownTranslation } from './unknown-translation'

/** Every rule about a site, beyond reading its documents and the schema. */
export const checks: Check[] = [
  addresses,
  deadLink,
  duplicateId,
  figure,
  heroFirst,
  missingMedia,
  missingTranslation,
  orphanPage,
  parent,
  richText,
  sharedWord,
  tableCells,
  unknownName,
  unknownTranslation,
]
