import type { Explanation } from './explanation'
import { fields } from './fields'
import { files } from './files'
import { links } from './links'
import { site } from './site'
import { translations } from './translations'
import { words } from './words'

/** What each code means to an author. A test says which is missing. */
export const explanations: Record<string, Explanation> = {
  ...files,
  ...fields,
  ...words,
  ...translations,
  ...links,
  ...site,
}
