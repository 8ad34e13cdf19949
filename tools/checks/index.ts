import type { Check } from '../content/check'
import { addresses } from './addresses'
import { brandHost } from './brand-host'
import { brandWords } from './brand-words'
import { contrast } from './contrast'
import { damagedMedia } from './damaged-media'
import { darkTheme } from './dark-theme'
import { deadLink } from './dead-link'
import { drawing } from './drawing'
import { duplicateId } from './duplicate-id'
import { excludedPage } from './excluded-page'
import { figure } from './figure'
import { glossary } from './glossary'
import { heroFirst } from './hero-first'
import { interfaceWord } from './interface-word'
import { lineBreak } from './line-break'
import { missingGlyph } from './missing-glyph'
import { missingIcons } from './missing-icons'
import { missingMedia } from './missing-media'
import { missingSharedWords } from './missing-shared-words'
import { missingTranslation } from './missing-translation'
import { orphanPage } from './orphan-page'
import { parent } from './parent'
import { pictureShape } from './picture-shape'
import { reservedName } from './reserved-name'
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
import { unknownUnit } from './unknown-unit'
import { untranslated } from './untranslated'
import { unusedMedia } from './unused-media'
import { wrongLanguage } from './wrong-language'

/** Every rule about a site, beyond reading its documents and the schema. */
export const checks: Check[] = [
  addresses,
  brandHost,
  brandWords,
  contrast,
  damagedMedia,
  darkTheme,
  deadLink,
  drawing,
  duplicateId,
  excludedPage,
  figure,
  glossary,
  heroFirst,
  interfaceWord,
  lineBreak,
  missingGlyph,
  missingIcons,
  missingMedia,
  missingSharedWords,
  missingTranslation,
  orphanPage,
  parent,
  pictureShape,
  reservedName,
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
  unknownUnit,
  untranslated,
  unusedMedia,
  wrongLanguage,
]
