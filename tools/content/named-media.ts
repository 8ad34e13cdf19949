import type { Site } from './site'

/** Every media file that a page, a page that is printed or the site file names. */
export function namedMedia({ catalogue, printed, settings }: Site): Set<string> {
  const shared = [settings, ...printed].flatMap(({ marks }) => marks)
  const named = shared.flatMap(({ kind, value }) => (kind === 'media' ? [String(value)] : []))
  return new Set([...catalogue.entries.flatMap(({ media }) => media), ...named])
}
