import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { cacheFolder } from '../../files/cache'
import { isWhole } from '../../files/whole-file'

/** Loaded when there is something to encode, which is rare. */
async function openPicture(content: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(content)
}

/** The most that the first picture of a page may weigh, in bytes: a second on a slow network. */
const budget = 60_000

/** The same on a phone, whose pixels are too small to show what is lost: as much as two round trips bring. */
const phoneBudget = 24_000

/** The widest file that is made for phones, in pixels: 384 at two to one. */
const phoneWidth = 768

/** Qualities of AVIF, best first: from one that shows no loss to the last that a product can be judged by. */
const avifQualities = [52, 48, 45, 42, 38]

/** The same for WebP, which needs more to look alike. Its alpha is a soft shadow, for which less is enough. */
const webpQualities = [76, 68, 60, 52]
const webpAlphaQuality = 60

/** Widths of a picture's files, in pixels. The last is enough for a stage at two pixels to one. */
const widths = [320, 480, phoneWidth, 960, 1280]

/** The width of the file for browsers that know no AVIF. */
const fallbackWidth = 960

/** The widths of a picture's files, smallest first; never more than it has itself. @param width its own, in pixels */
export function widthsOf(width: number): number[] {
  return [...widths.filter((one) => one < width), width].slice(0, widths.length)
}

/**
 * The same picture in a width, as AVIF, in the best quality that keeps it within the budget, or else the last.
 * @param content a picture file of any format
 * @throws what sharp says of a file it cannot read
 */
export function encodeAvif(content: Buffer, width: number): Promise<Buffer> {
  const most = width <= phoneWidth ? phoneBudget : budget
  return withinBudget(most, avifQualities, async (quality) =>
    (await resized(content, width)).avif({ quality }).toBuffer(),
  )
}

/** The picture for browsers that know no AVIF; see `encodeAvif`. */
export function encodeWebp(content: Buffer): Promise<Buffer> {
  return withinBudget(budget, webpQualities, async (quality) =>
    (await resized(content, fallbackWidth)).webp({ quality, alphaQuality: webpAlphaQuality }).toBuffer(),
  )
}

/**
 * The average colour of a picture, as CSS writes it.
 * @returns undefined where something shines through it
 * @throws what sharp says of a file it cannot read
 */
export async function averageColour(content: Buffer): Promise<string | undefined> {
  const { data, info } = await (await openPicture(content))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
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

/** Upright, as cameras mean it; what they wrote about place and time is left out. */
async function resized(content: Buffer, width: number) {
  return (await openPicture(content)).autoOrient().resize({ width, withoutEnlargement: true })
}

/**
 * Encodes in the best quality that is within a budget, or in the last.
 * @param most how many bytes there should be at most
 * @param qualities the best first
 */
export async function withinBudget(
  most: number,
  qualities: number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const [quality = 0, ...lower] = qualities
  const encoded = await encode(quality)
  return encoded.length <= most || lower.length === 0 ? encoded : withinBudget(most, lower, encode)
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
