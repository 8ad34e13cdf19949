/** Made by "npm run generate -- rules" from the folders next to it. */
import { ofReading } from './examples'
import type { Explanation } from './examples/explanation'
import { explanation as address } from './address/explain'
import { explanation as addressForm } from './address-form/explain'
import { explanation as alsoCalled } from './also-called/explain'
import { explanation as brand } from './brand/explain'
import { explanation as brandWords } from './brand-words/explain'
import { explanation as comparison } from './comparison/explain'
import { explanation as contrast } from './contrast/explain'
import { explanation as damagedMedia } from './damaged-media/explain'
import { explanation as darkPicture } from './dark-picture/explain'
import { explanation as darkTheme } from './dark-theme/explain'
import { explanation as deadLink } from './dead-link/explain'
import { explanation as doubtfulFigure } from './doubtful-figure/explain'
import { explanation as draftPage } from './draft-page/explain'
import { explanation as drawing } from './drawing/explain'
import { explanation as duplicateId } from './duplicate-id/explain'
import { explanation as eventDate } from './event-date/explain'
import { explanation as excludedPage } from './excluded-page/explain'
import { explanation as figure } from './figure/explain'
import { explanation as finder } from './finder/explain'
import { explanation as glossary } from './glossary/explain'
import { explanation as heroFirst } from './hero-first/explain'
import { explanation as incompleteLanguage } from './incomplete-language/explain'
import { explanation as interfaceWord } from './interface-word/explain'
import { explanation as labelUnit } from './label-unit/explain'
import { explanation as leaningAlt } from './leaning-alt/explain'
import { explanation as ledgerConflict } from './ledger-conflict/explain'
import { explanation as lineBreak } from './line-break/explain'
import { explanation as lostLedger } from './lost-ledger/explain'
import { explanation as missingGlyph } from './missing-glyph/explain'
import { explanation as missingIcons } from './missing-icons/explain'
import { explanation as missingMedia } from './missing-media/explain'
import { explanation as missingPage } from './missing-page/explain'
import { explanation as missingSharedWords } from './missing-shared-words/explain'
import { explanation as missingTranslation } from './missing-translation/explain'
import { explanation as noEffect } from './no-effect/explain'
import { explanation as orphanPage } from './orphan-page/explain'
import { explanation as orphanTranslation } from './orphan-translation/explain'
import { explanation as otherLanguage } from './other-language/explain'
import { explanation as outdatedTranslation } from './outdated-translation/explain'
import { explanation as pageDates } from './page-dates/explain'
import { explanation as pageLanguages } from './page-languages/explain'
import { explanation as panel } from './panel/explain'
import { explanation as parent } from './parent/explain'
import { explanation as pastedSigns } from './pasted-signs/explain'
import { explanation as pictureShape } from './picture-shape/explain'
import { explanation as plainText } from './plain-text/explain'
import { explanation as privacyDocument } from './privacy-document/explain'
import { explanation as reckon } from './reckon/explain'
import { explanation as redirect } from './redirect/explain'
import { explanation as related } from './related/explain'
import { explanation as releaseConfirm } from './release/confirm/explain'
import { explanation as releaseDraft } from './release/draft/explain'
import { explanation as releaseDrawingFigure } from './release/drawing-figure/explain'
import { explanation as releasePlaceholder } from './release/placeholder/explain'
import { explanation as repeatedHeading } from './repeated-heading/explain'
import { explanation as reservedName } from './reserved-name/explain'
import { explanation as richText } from './rich-text/explain'
import { explanation as rules } from './rules/explain'
import { explanation as scale } from './scale/explain'
import { explanation as scene } from './scene/explain'
import { explanation as seoLength } from './seo-length/explain'
import { explanation as sharedWord } from './shared-word/explain'
import { explanation as signSpace } from './sign-space/explain'
import { explanation as smallPicture } from './small-picture/explain'
import { explanation as tableCells } from './table-cells/explain'
import { explanation as translationLink } from './translation-link/explain'
import { explanation as translationList } from './translation-list/explain'
import { explanation as translationNumber } from './translation-number/explain'
import { explanation as translationPlaceholder } from './translation-placeholder/explain'
import { explanation as turn } from './turn/explain'
import { explanation as twoNames } from './two-names/explain'
import { explanation as twoUnits } from './two-units/explain'
import { explanation as typedList } from './typed-list/explain'
import { explanation as unedited } from './unedited/explain'
import { explanation as unequalTranslation } from './unequal-translation/explain'
import { explanation as unknownLanguage } from './unknown-language/explain'
import { explanation as unknownName } from './unknown-name/explain'
import { explanation as unknownTranslation } from './unknown-translation/explain'
import { explanation as unknownUnit } from './unknown-unit/explain'
import { explanation as untranslated } from './untranslated/explain'
import { explanation as unusedMeant } from './unused-meant/explain'
import { explanation as unusedMedia } from './unused-media/explain'
import { explanation as vagueAlt } from './vague-alt/explain'
import { explanation as wrongContact } from './wrong-contact/explain'
import { explanation as wrongLanguage } from './wrong-language/explain'
import { explanation as wrongLink } from './wrong-link/explain'
import { explanation as wrongWord } from './wrong-word/explain'

/** The meaning of each code to an author. A test says which is missing. */
export const explanations: Record<string, Explanation> = {
  ...ofReading,
  address,
  'address-form': addressForm,
  'also-called': alsoCalled,
  brand,
  'brand-words': brandWords,
  comparison,
  contrast,
  'damaged-media': damagedMedia,
  'dark-picture': darkPicture,
  'dark-theme': darkTheme,
  'dead-link': deadLink,
  'doubtful-figure': doubtfulFigure,
  'draft-page': draftPage,
  drawing,
  'duplicate-id': duplicateId,
  'event-date': eventDate,
  'excluded-page': excludedPage,
  figure,
  finder,
  glossary,
  'hero-first': heroFirst,
  'incomplete-language': incompleteLanguage,
  'interface-word': interfaceWord,
  'label-unit': labelUnit,
  'leaning-alt': leaningAlt,
  'ledger-conflict': ledgerConflict,
  'line-break': lineBreak,
  'lost-ledger': lostLedger,
  'missing-glyph': missingGlyph,
  'missing-icons': missingIcons,
  'missing-media': missingMedia,
  'missing-page': missingPage,
  'missing-shared-words': missingSharedWords,
  'missing-translation': missingTranslation,
  'no-effect': noEffect,
  'orphan-page': orphanPage,
  'orphan-translation': orphanTranslation,
  'other-language': otherLanguage,
  'outdated-translation': outdatedTranslation,
  'page-dates': pageDates,
  'page-languages': pageLanguages,
  panel,
  parent,
  'pasted-signs': pastedSigns,
  'picture-shape': pictureShape,
  'plain-text': plainText,
  'privacy-document': privacyDocument,
  reckon,
  redirect,
  related,
  confirm: releaseConfirm,
  draft: releaseDraft,
  'drawing-figure': releaseDrawingFigure,
  placeholder: releasePlaceholder,
  'repeated-heading': repeatedHeading,
  'reserved-name': reservedName,
  'rich-text': richText,
  rules,
  scale,
  scene,
  'seo-length': seoLength,
  'shared-word': sharedWord,
  'sign-space': signSpace,
  'small-picture': smallPicture,
  'table-cells': tableCells,
  'translation-link': translationLink,
  'translation-list': translationList,
  'translation-number': translationNumber,
  'translation-placeholder': translationPlaceholder,
  turn,
  'two-names': twoNames,
  'two-units': twoUnits,
  'typed-list': typedList,
  unedited,
  'unequal-translation': unequalTranslation,
  'unknown-language': unknownLanguage,
  'unknown-name': unknownName,
  'unknown-translation': unknownTranslation,
  'unknown-unit': unknownUnit,
  untranslated,
  'unused-meant': unusedMeant,
  'unused-media': unusedMedia,
  'vague-alt': vagueAlt,
  'wrong-contact': wrongContact,
  'wrong-language': wrongLanguage,
  'wrong-link': wrongLink,
  'wrong-word': wrongWord,
}
