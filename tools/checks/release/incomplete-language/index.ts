import type { Check } from '../../../content/check/check'
import { incompleteLanguageAs } from '../../incomplete-language'

/** Missing translations are a warning at first, and an error when a site is released. */
export const incompleteLanguageError: Check = incompleteLanguageAs('error')
