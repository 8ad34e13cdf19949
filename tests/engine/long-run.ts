/** Whether to test all languages, looks, pages and cases, as `npm run test:long` does, or only a sample. */
export const isLong = process.env.LONG === '1'

/** The whole list at night; otherwise its first items, so put the most important first. */
export function byDay<One>(all: readonly One[], count: number): readonly One[] {
  return isLong ? all : all.slice(0, count)
}
