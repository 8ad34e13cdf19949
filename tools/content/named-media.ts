import type { Site } from './site'

/** Every media file that a page, a page that is printed or the site file names. */
export function namedMedia({ index, printed, settings }: Site): Set<string> {
  const shared = [settings, ...printed].flatMap(({ annotations }) => annotations)
  const named = shared.flatMap(({ kind, value }) => (kind === 'media' ? [String(value)] : []))
  return new Set([...index.pages.flatMap(({ media }) => media), ...named])
}
