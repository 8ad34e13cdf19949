import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { cacheFolder } from '../../files/cache'
import { isWhole } from '../../files/whole-file'
import { avif, type Encoded, encodeWithin, guessQuality, webp } from './quality'

/** Size limit of a picture file, in bytes, so that it loads in a second on a slow network. */
const budget = 60_000

/**
 * Size limit of a picture file for phones, in bytes, so that it loads in two round trips. Small pixels hide the loss of
 * quality.
 */
const phoneBudget = 24_000

/** Size limit of a file wider than the usual widths, in bytes. Such files have up to five times as many pixels. */
const wideBudget = 160_000

/**
 * Quality range of files wider than the usual widths. At the usual best quality, a soft shadow across the whole stage
 * would show visible steps.
 */
const wideAvif = { ...avif, best: 65 }

/** Width of the widest file for phones, in pixels: 384 CSS px at a device pixel ratio of 2. */
const phoneWidth = 768

/**
 * Effort of AVIF encoding, 0 to 9. For photographs on desktops, 0 is enough, and takes a third of the time. Phones and
 * transparent pictures need 1, because at 0, specks appear beside thin wires. At 1, files wider than the usual widths
 * show lines in soft shadows. Higher efforts look the same and take up to eight times as long.
 */
const efforts = { photograph: 0, other: 1, wide: 2 }

/** Quality of a WebP's alpha channel, 0 to 100: enough for soft shadows. */
const alphaQuality = 60

/** Widths of a picture's files, in pixels. The last is enough for a gallery at a device pixel ratio of 2. */
const usualWidths = [320, 480, phoneWidth, 960, 1280]

/**
 * Widths of the files of a wide picture, in pixels. Such a picture is up to 1400 CSS px wide, at a device pixel ratio of
 * 1 or 2.
 */
const wideWidths = [...usualWidths.slice(0, -1), 1400, 2800]

/** Minimum ratio of width to height of a wide picture. The frames of other pictures are narrower. */
const wideRatio = 2

/** Width of the WebP file for browsers that do not support AVIF, in pixels. */
const fallbackWidth = 960

/** Widths of the files of a picture with the given size in pixels, smallest first; none exceeds the picture's width. */
export function widthsOf(width: number, height = width): number[] {
  const widths = width >= wideRatio * height ? wideWidths : usualWidths
  return [...widths.filter((candidate) => candidate < width), width].slice(0, widths.length)
}

/**
 * Encodes variants of a picture, one after the other, because the size of each helps to estimate the quality setting of
 * the next. Each variant gets about the highest quality within its size limit, but at least the format's lowest
 * quality.
 * @param content a picture file of any format
 * @param variants smallest first
 * @param keep called with each encoded variant
 * @throws an error from sharp if the file cannot be read
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
    const isWide = width > Math.max(...usualWidths)
    const format = isWide ? wideAvif : avif
    const limit = isForPhones ? phoneBudget : isWide ? wideBudget : budget
    const effort = isWide ? efforts.wide : isForPhones || isCutOut ? efforts.other : efforts.photograph
    const encode = (quality: number) => inWidth(width).avif({ quality, effort }).toBuffer()
    const encoded = await encodeWithin(format, limit, guessQuality(format, limit, width, smallerFiles), encode)
    smallerFiles.push({ width, ...encoded })
    keep(variant, encoded.content)
  }
}

/**
 * Decodes a picture once for all its widths, rotates it according to its EXIF orientation, and drops its EXIF data
 * (place, time).
 * @returns a function that resizes the picture, and whether the picture has an alpha channel
 */
async function decode(content: Buffer): Promise<{ inWidth: (width: number) => Sharp; isCutOut: boolean }> {
  // Loaded on demand, because pictures rarely have to be encoded.
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(content).metadata()
  // Reduces a large photograph first, to save memory.
  const widestSource = 2 * Math.max(...widthsOf(autoOrient.width, autoOrient.height))
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
 * @throws an error from sharp if the file cannot be read
 */
export async function averageColour(content: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(content).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  const sums = [0, 0, 0, 0]
  for (let offset = 0; offset < data.length; offset += channels) {
    // There are one (grey) or three colour channels. If the number of channels is even, the last one is alpha.
    if (channels % 2 === 0 && data[offset + channels - 1] !== 255) return undefined
    for (let i = 0; i < channels; i++) sums[i] = (sums[i] ?? 0) + (data[offset + i] ?? 0)
  }
  const means = sums.map((sum) => Math.round((sum * channels) / data.length))
  const [red = 0, green, blue] = channels < 3 ? [means[0], means[0], means[0]] : means
  return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Folder of the variants that are committed to Git, so that nothing has to be encoded in a fresh clone. */
export const committedFolder = join(mediaFolder, '_variants')

/** Folder of variants of new pictures, until "npm run generate -- pictures" moves them to `committedFolder`. */
export const newFolder = join(cacheFolder, 'variants')

/** A file that is served for a picture. `name` contains the picture's hash. `width` (in pixels) is missing for WebP. */
export type Variant = { name: string; width?: number }

/** The files that are served for a picture in several widths; none for drawings and documents. */
export function variantsOf({ hash, widths }: Media): Variant[] {
  if (!hash || !widths) return []
  return [...widths.map((width) => ({ name: `${hash}-${width}.avif`, width })), { name: `${hash}.webp` }]
}

/** Path of a variant; undefined if the file is missing or damaged. */
export function findVariant(name: string): string | undefined {
  const [committed, fresh] = [join(committedFolder, name), join(newFolder, name)]
  if (lstatSync(committed, { throwIfNoEntry: false })?.isFile()) return committed
  return isWhole(fresh) ? fresh : undefined
}
