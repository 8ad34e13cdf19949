/** Whether all languages, looks, pages and cases are tried, as `npm run test:long` does, or a sample of them. */
export const isLong = process.env.LONG === '1'

/** All of a list at night; in every other run the first few, so what matters most comes first. */
export function byDay<One>(all: readonly One[], count: number): readonly One[] {
  return isLong ? all : all.slice(0, count)
}
