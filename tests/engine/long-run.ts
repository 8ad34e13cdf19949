/** Whether to test all languages, looks, pages and cases (`npm run test:long`), or only a sample. */
export const isLong = process.env.LONG === '1'

/**
 * All items in nightly runs; only the first `count` items in short runs, so lists should begin with the most important
 * items.
 */
export function byDay<One>(all: readonly One[], count: number): readonly One[] {
  return isLong ? all : all.slice(0, count)
}
