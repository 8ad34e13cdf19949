import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { cacheFolder } from '../../files/cache'
import { isWhole } from '../../files/whole-file'
import { avif, type Encoded, encodeWithin, guessQuality, webp } from './quality'

/** The most that the first picture of a page may weigh, in bytes: a second on a slow network. */
const budget = 60_000

/** The same on a phone, whose pixels are too small to show what is lost: as much as two round trips bring. */
const phoneBudget = 24_000

/** The widest file that is made for phones, in pixels: 384 at two to one. */
const phoneWidth = 768

/**
 * How hard AVIF tries, of 9. A photograph for a desk has bytes enough: at 0 it takes a third of the time. More is needed for
 * phones, and where something shines through: at 0, the wires of a cage have specks beside them. Above 1, times double for
 * files that are hardly smaller.
 */
const efforts = { photograph: 0, other: 1 }

/** How good the alpha of a WebP is: a soft shadow, for which less is enough. */
const alphaQuality = 60

/** Widths of a picture's files, in pixels. The last is enough for a stage at two pixels to one. */
const widths = [320, 480, phoneWidth, 960, 1280]

/** The width of the file for browsers that know no AVIF. */
const fallbackWidth = 960

/** The widths of a picture's files, smallest first; never more than it has itself. @param width its own, in pixels */
export function widthsOf(width: number): number[] {
  return [...widths.filter((one) => one < width), width].slice(0, widths.length)
}

/** The most pixels across that files are made from: enough for the widest, and a camera's picture takes a tenth of the memory. */
const widestSource = 2 * Math.max(...widths)

/**
 * Encodes a picture as files that it does not have yet, one after the other: how large one came out tells the quality of the
 * next. Each is in about the best quality that keeps it within its budget, or else in the last.
 * @param content a picture file of any format
 * @param variants smallest first
 * @param keep is called with each when it is there
 * @throws what sharp says of a file it cannot read
 */
export async function encodeVariants(
  content: Buffer,
  variants: Variant[],
  keep: (variant: Variant, encoded: Buffer) => void,
): Promise<void> {
  const { inWidth, isCutOut } = await decoded(content)
  const before: Encoded[] = []
  for (const variant of variants) {
    const { width } = variant
    if (width === undefined) {
      const encode = (quality: number) => inWidth(fallbackWidth).webp({ quality, alphaQuality }).toBuffer()
      keep(variant, (await encodeWithin(webp, budget, webp.best, encode)).content)
      continue
    }
    const isForPhones = width <= phoneWidth
    const most = isForPhones ? phoneBudget : budget
    const effort = isForPhones || isCutOut ? efforts.other : efforts.photograph
    const encode = (quality: number) => inWidth(width).avif({ quality, effort }).toBuffer()
    const encoded = await encodeWithin(avif, most, guessQuality(avif, most, width, before), encode)
    before.push({ width, ...encoded })
    keep(variant, encoded.content)
  }
}

/**
 * Decodes a picture once for all its widths, upright, as cameras mean it; what they wrote about place and time is left out.
 * @returns what resizes it, and whether something may shine through it
 */
async function decoded(content: Buffer): Promise<{ inWidth: (width: number) => Sharp; isCutOut: boolean }> {
  // Loaded when there is something to encode, which is rare.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(content)
    .autoOrient()
    .resize({ width: widestSource, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inWidth = (width: number) => sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
  return { inWidth, isCutOut: info.channels % 2 === 0 }
}

/**
 * The average colour of a picture, as CSS writes it.
 * @returns undefined where something shines through it
 * @throws what sharp says of a file it cannot read
 */
export async function averageColour(content: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(content).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  const sums = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += channels) {
    // Without colours, a picture has one channel; the last may say what shines through.
    if (channels % 2 === 0 && data[at + channels - 1] !== 255) return undefined
    for (let i = 0; i < channels; i++) sums[i] = (sums[i] ?? 0) + (data[at + i] ?? 0)
  }
  const means = sums.map((sum) => Math.round((sum * channels) / data.length))
  const [red = 0, green, blue] = channels < 3 ? [means[0], means[0], means[0]] : means
  return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`
}

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
