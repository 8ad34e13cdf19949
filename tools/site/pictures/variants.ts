import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../content/media'
import type { Media } from '../../content/model'
import { cacheFolder } from '../../files/cache'
import { isWhole } from '../../files/whole-file'

/** Variants of the pictures in the repository, so that a fresh clone encodes nothing. */
export const committedFolder = join(mediaFolder, '_variants')

/** Variants of new pictures, until "npm run generate -- pictures" moves them. */
export const newFolder = join(cacheFolder, 'variants')

/** One file a picture is served as: its name, from the picture's content, and its width; none for the fallback. */
export type Variant = { name: string; width?: number }

/** The files of a picture that exists in several widths. Drawings and documents have none. */
export function variantsOf({ hash, widths }: Media): Variant[] {
  if (!hash || !widths) return []
  return [...widths.map((width) => ({ name: `${hash}-${width}.avif`, width })), { name: `${hash}.webp` }]
}

/** Where a variant is; undefined when it was not made yet, or is damaged. */
export function findVariant(name: string): string | undefined {
  const [committed, fresh] = [join(committedFolder, name), join(newFolder, name)]
  if (lstatSync(committed, { throwIfNoEntry: false })?.isFile()) return committed
  return isWhole(fresh) ? fresh : undefined
}
