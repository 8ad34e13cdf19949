/** Made by "npm run generate -- rules" from the folders next to it. */
import type { Check } from '../content/check'
import { addresses } from './address'
import { addressForm } from './address-form'
import { alsoCalled } from './also-called'
import { brand } from './brand'
import { brandWords } from './brand-words'
import { comparison } from './comparison'
import { contrast } from './contrast'
import { damagedMedia } from './damaged-media'
import { darkPicture } from './dark-picture'
import { darkTheme } from './dark-theme'
import { deadLink } from './dead-link'
import { doubtfulFigure } from './doubtful-figure'
import { draftPage } from './draft-page'
import { drawing } from './drawing'
import { duplicateId } from './duplicate-id'
import { eventDate } from './event-date'
import { excludedPage } from './excluded-page'
import { figure } from './figure'
import { finder } from './finder'
import { glossary } from './glossary'
import { heroFirst } from './hero-first'
import { incompleteLanguage } from './incomplete-language'
import { interfaceWord } from './interface-word'
import { labelUnit } from './label-unit'
import { leaningAlt } from './leaning-alt'
import { ledgerConflict } from './ledger-conflict'
import { lineBreak } from './line-break'
import { lostLedger } from './lost-ledger'
import { missingGlyph } from './missing-glyph'
import { missingIcons } from './missing-icons'
import { missingMedia } from './missing-media'
import { missingPage } from './missing-page'
import { missingSharedWords } from './missing-shared-words'
import { missingTranslation } from './missing-translation'
import { noEffect } from './no-effect'
import { orphanPage } from './orphan-page'
import { orphanTranslation } from './orphan-translation'
import { otherLanguage } from './other-language'
import { outdatedTranslation } from './outdated-translation'
import { pageDates } from './page-dates'
import { pageLanguages } from './page-languages'
import { panel } from './panel'
import { parent } from './parent'
import { pastedSigns } from './pasted-signs'
import { pictureShape } from './picture-shape'
import { plainText } from './plain-text'
import { privacyDocument } from './privacy-document'
import { reckon } from './reckon'
import { redirect } from './redirect'
import { related } from './related'
import { confirm } from './release/confirm'
import { draft } from './release/draft'
import { drawingFigure } from './release/drawing-figure'
import { incompleteLanguageError } from './release/incomplete-language'
import { placeholder } from './release/placeholder'
import { repeatedHeading } from './repeated-heading'
import { reservedName } from './reserved-name'
import { richText } from './rich-text'
import { scale } from './scale'
import { scene } from './scene'
import { seoLength } from './seo-length'
import { sharedWord } from './shared-word'
import { signSpace } from './sign-space'
import { smallPicture } from './small-picture'
import { tableCells } from './table-cells'
import { translationLink } from './translation-link'
import { translationList } from './translation-list'
import { translationNumber } from './translation-number'
import { translationPlaceholder } from './translation-placeholder'
import { turn } from './turn'
import { twoNames } from './two-names'
import { twoUnits } from './two-units'
import { typedList } from './typed-list'
import { unedited } from './unedited'
import { unequalTranslation } from './unequal-translation'
import { unknownLanguage } from './unknown-language'
import { unknownName } from './unknown-name'
import { unknownTranslation } from './unknown-translation'
import { unknownUnit } from './unknown-unit'
import { untranslated } from './untranslated'
import { unusedMedia } from './unused-media'
import { vagueAlt } from './vague-alt'
import { wrongContact } from './wrong-contact'
import { wrongLanguage } from './wrong-language'
import { wrongLink } from './wrong-link'
import { wrongWord } from './wrong-word'

/** The rules that need no other rule. */
export const rules: Check[] = [
  addresses,
  addressForm,
  alsoCalled,
  brand,
  brandWords,
  comparison,
  contrast,
  damagedMedia,
  darkPicture,
  darkTheme,
  deadLink,
  doubtfulFigure,
  draftPage,
  drawing,
  duplicateId,
  eventDate,
  excludedPage,
  figure,
  finder,
  glossary,
  heroFirst,
  incompleteLanguage,
  interfaceWord,
  labelUnit,
  leaningAlt,
  ledgerConflict,
  lineBreak,
  lostLedger,
  missingGlyph,
  missingIcons,
  missingMedia,
  missingPage,
  missingSharedWords,
  missingTranslation,
  noEffect,
  orphanPage,
  orphanTranslation,
  otherLanguage,
  outdatedTranslation,
  pageDates,
  pageLanguages,
  panel,
  parent,
  pastedSigns,
  pictureShape,
  plainText,
  privacyDocument,
  reckon,
  redirect,
  related,
  repeatedHeading,
  reservedName,
  richText,
  scale,
  scene,
  seoLength,
  sharedWord,
  signSpace,
  smallPicture,
  tableCells,
  translationLink,
  translationList,
  translationNumber,
  translationPlaceholder,
  turn,
  twoNames,
  twoUnits,
  typedList,
  unedited,
  unequalTranslation,
  unknownLanguage,
  unknownName,
  unknownTranslation,
  unknownUnit,
  untranslated,
  unusedMedia,
  vagueAlt,
  wrongContact,
  wrongLanguage,
  wrongLink,
  wrongWord,
]

/** Things to settle before a site is published. */
export const releaseRules: Check[] = [
  confirm,
  draft,
  drawingFigure,
  incompleteLanguageError,
  placeholder,
]
