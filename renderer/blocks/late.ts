import { Compare } from './compare/compare'
import { Faq } from './faq/faq'

/** Blocks that few pages have. No other page loads them: browsers fetch them together, with the first page that has one. */
export const late = {
  compare: Compare,
  faq: Faq,
}
