import type { Check } from '../content/check'
import { addresses } from './addresses'
import { damagedMedia } from './damaged-media'
import { deadLink } from './dead-link'
import { drawing } from './drawing'
import { duplicateId } from './duplicate-id'
import { figure } from './figure'
import { glossary } from './glossary'
import { heroFirst } from './hero-first'
import { lineBreak } from './line-break'
import { missingIcons } from './missing-icons'
import { missingMedia } from './missing-media'
import { missingTranslation } from './missing-translation'
import { orphanPage } from './orphan-page'
import { parent } from './parent'
import { pictureShape } from './picture-shape'
import { richText } from './rich-text'
import { searchWords } from './search-words'
import { sharedWord } from './shared-word'
import { smallPicture } from './small-picture'
import { tableCells } from './table-cells'
import { translationLink } from './translation-link'
import { translationNumber } from './translation-number'
import { translationPlaceholder } from './translation-placeholder'
import { unknownName } from './unknown-name'
import { unknownTranslation } from './unknown-translation'
import { untranslated } from './untranslated'
import { unusedMedia } from './unused-media'
import { wrongLanguage } from './wrong-language'

/** Every rule about a site, beyond reading its documents and the schema. */
export const checks: Check[] = [
  addresses,
  damagedMedia,
  deadLink,
  drawing,
  duplicateId,
  figure,
  glossary,
  heroFirst,
  lineBreak,
  missingIcons,
  missingMedia,
  missingTranslation,
  orphanPage,
  parent,
  pictureShape,
  richText,
  searchWords,
  sharedWord,
  smallPicture,
  tableCells,
  translationLink,
  translationNumber,
  translationPlaceholder,
  unknownName,
  unknownTranslation,
  untranslated,
  unusedMedia,
  wrongLanguage,
]
