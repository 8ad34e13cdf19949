import type { Check } from '../../../content/check/check'
import { incompleteLanguageAs } from '../../incomplete-language'

/** In a release, too few translations are an error; otherwise, they are a warning. */
export const incompleteLanguageError: Check = incompleteLanguageAs('error')
