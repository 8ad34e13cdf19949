import type { Check } from '../../content/check'
import { confirm } from './confirm'
import { draft } from './draft'
import { drawingFigure } from './drawing-figure'
import { incompleteLanguageError } from './incomplete-language'
import { placeholder } from './placeholder'

/**
 * What must be settled before the site is published, reported only by `npm run check -- --release`. A list of its own, not a flag
 * on Check: whoever runs checks (the command, the build, live editing, the tests) says which list, and none has to filter.
 * A rule with the code of another one takes its place.
 */
export const releaseChecks: Check[] = [confirm, draft, drawingFigure, incompleteLanguageError, placeholder]
