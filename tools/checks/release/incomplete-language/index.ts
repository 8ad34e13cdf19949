import type { Check } from '../../../content/check'
import { incompleteLanguageAs } from '../../incomplete-language'

/** What is a warning while somebody translates keeps a site from being released. */
export const incompleteLanguageError: Check = incompleteLanguageAs('error')
