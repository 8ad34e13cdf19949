import type { Text } from '../../schema/parts'
import { valueAt } from './document'
import type { Localizer } from './localizer'
import type { Page } from './model'
import { asText } from './words'

/** The description of a page's first picture, in a word that all pages share: it exists where the page itself does not. */
export function sharedCaption({ document, words }: Page, { find, around, site }: Localizer): Text | undefined {
  const written = valueAt(document.json, ['blocks', 0, 'caption'])
  const word = words.find(({ steps, value }) => steps.at(-1) === 'caption' && value === written)
  return word?.value.startsWith('t:') ? asText(find(word), around, site) : undefined
}
