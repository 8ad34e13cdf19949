import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { cacheFolder } from '../../files/cache'
import { isWhole } from '../../files/whole-file'
import { avif, type Encoded, encodeWithin, guessQuality, webp } from './quality'

/** Size limit of a page's first picture, in bytes: a second on a slow network. */
const budget = 60_000

/** Size limit on a phone, in bytes: two round trips. On its small pixels the loss is not visible. */
const phoneBudget = 24_000

/** The widest file for phones, in pixels: 384 CSS px at twice the density. */
const phoneWidth = 768

/**
 * AVIF effort, 0 to 9. For photographs on desktops 0 is enough, in a third of the time. Phones and transparent pictures
 * need 1: at 0, the wires of a cage have specks beside them. Above 1, the time doubles for hardly smaller files.
 */
const efforts = { photograph: 0, other: 1 }

/** Quality of a WebP's alpha channel, 0 to 100: enough for soft shadows. */
const alphaQuality = 60

/** Widths of a picture's files, in pixels. The last is enough for a stage at twice the density. */
const widths = [320, 480, phoneWidth, 960, 1280]

/** Width of the file for browsers without AVIF, in pixels. */
const fallbackWidth = 960

/** Widths of a picture's files, smallest first; none exceeds its own. @param width of the picture, in pixels */
export function widthsOf(width: number): number[] {
  return [...widths.filter((candidate) => candidate < width), width].slice(0, widths.length)
}

/** Largest width from which pictures are encoded, in pixels: a camera's picture then takes a tenth of the memory. */
const widestSource = 2 * Math.max(...widths)

/**
 * Encodes variants of a picture, one after the other: the size of each helps to guess the quality of the next. Each has
 * about the highest quality within its budget, or the format's last quality.
 * @param content a picture file of any format
 * @param variants smallest first
 * @param keep called with each encoded variant
 * @throws sharp's error if it cannot read the file
 */
export async function encodeVariants(
  content: Buffer,
  variants: Variant[],
  keep: (variant: Variant, encoded: Buffer) => void,
): Promise<void> {
  const { inWidth, isCutOut } = await decode(content)
  const smallerFiles: Encoded[] = []
  for (const variant of variants) {
    const { width } = variant
    if (width === undefined) {
      const encode = (quality: number) => inWidth(fallbackWidth).webp({ quality, alphaQuality }).toBuffer()
      keep(variant, (await encodeWithin(webp, budget, webp.best, encode)).content)
      continue
    }
    const isForPhones = width <= phoneWidth
    const limit = isForPhones ? phoneBudget : budget
    const effort = isForPhones || isCutOut ? efforts.other : efforts.photograph
    const encode = (quality: number) => inWidth(width).avif({ quality, effort }).toBuffer()
    const encoded = await encodeWithin(avif, limit, guessQuality(avif, limit, width, smallerFiles), encode)
    smallerFiles.push({ width, ...encoded })
    keep(variant, encoded.content)
  }
}

/**
 * Decodes a picture once for all its widths, rotated as its EXIF data says, and without that data (place, time).
 * @returns a function that resizes it, and whether it has an alpha channel
 */
async function decode(content: Buffer): Promise<{ inWidth: (width: number) => Sharp; isCutOut: boolean }> {
  // Loaded on demand: pictures rarely have to be encoded.
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
 * The average colour of a picture in CSS syntax, like "#a0b0c0".
 * @returns undefined for a picture with transparency
 * @throws sharp's error if it cannot read the file
 */
export async function averageColour(content: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(content).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  const sums = [0, 0, 0, 0]
  for (let offset = 0; offset < data.length; offset += channels) {
    // One channel (grey) or three, plus an alpha channel if their number is even.
    if (channels % 2 === 0 && data[offset + channels - 1] !== 255) return undefined
    for (let i = 0; i < channels; i++) sums[i] = (sums[i] ?? 0) + (data[offset + i] ?? 0)
  }
  const means = sums.map((sum) => Math.round((sum * channels) / data.length))
  const [red = 0, green, blue] = channels < 3 ? [means[0], means[0], means[0]] : means
  return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Folder of the committed variants, so that a fresh clone encodes nothing. */
export const committedFolder = join(mediaFolder, '_variants')

/** Folder of variants of new pictures, until "npm run generate -- pictures" moves them. */
export const newFolder = join(cacheFolder, 'variants')

/** A file that a picture is served as, with the picture's hash in its name; the fallback has no `width` (in pixels). */
export type Variant = { name: string; width?: number }

/** The files of a picture that is served in several widths; none for drawings and documents. */
export function variantsOf({ hash, widths }: Media): Variant[] {
  if (!hash || !widths) return []
  return [...widths.map((width) => ({ name: `${hash}-${width}.avif`, width })), { name: `${hash}.webp` }]
}

/** Path of a variant; undefined if it is missing or damaged. */
export function findVariant(name: string): string | undefined {
  const [committed, fresh] = [join(committedFolder, name), join(newFolder, name)]
  if (lstatSync(committed, { throwIfNoEntry: false })?.isFile()) return committed
  return isWhole(fresh) ? fresh : undefined
}
