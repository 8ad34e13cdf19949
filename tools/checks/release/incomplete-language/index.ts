import type { Check } from '../../../content/check/check'
import { incompleteLanguageAs } from '../../incomplete-language'

/** Missing translations are an error in a release, otherwise a warning. */
export const incompleteLanguageError: Check = incompleteLanguageAs('error')
