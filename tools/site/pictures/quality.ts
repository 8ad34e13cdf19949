/** Quality range of an image format, and the rate at which files grow with quality. */
export type Format = {
  /** The quality at which no loss is visible. */
  best: number
  /** The lowest quality at which a product can still be judged. */
  last: number
  /** Growth per quality step for most pictures, as the natural logarithm of the ratio of file sizes. */
  growth: number
  /** `growth` for the picture whose file size depends least on quality. */
  leastGrowth: number
}

/**
 * Values measured for AVIF. Most pictures are photographs; the files of computer-rendered images grow least with
 * quality.
 */
export const avif: Format = { best: 52, last: 38, growth: 0.038, leastGrowth: 0.02 }

/**
 * Values measured for WebP, which needs a higher `quality` for the same look. The files of transparent pictures grow
 * least with quality.
 */
export const webp: Format = { best: 76, last: 52, growth: 0.012, leastGrowth: 0.003 }

/** A file of a picture, with its width in pixels and its quality. */
export type Encoded = { width: number; quality: number; content: Buffer }

/** For most photographs, the file size is proportional to the width raised to this power. */
const usualPower = 1.5

/** Share of the size limit that a guess aims for: less than 1, because a file over the limit is encoded again. */
const targetShare = 0.92

/**
 * Guesses the highest quality at which a picture stays within its size limit.
 * @param budget size limit in bytes
 * @param smallerFiles the same picture at smaller widths, smallest first; if empty, the guess is `best`
 */
export function guessQuality(format: Format, budget: number, width: number, smallerFiles: Encoded[]): number {
  const nearest = smallerFiles.at(-1)
  if (!nearest) return format.best
  const bytes = nearest.content.length * (width / nearest.width) ** powerOf(smallerFiles)
  return clamp(format, nearest.quality + Math.floor(Math.log((targetShare * budget) / bytes) / format.growth))
}

/** Power of the width to which file sizes are proportional, measured on the two smallest files if possible. */
function powerOf([smallest, next]: Encoded[]): number {
  if (!smallest || !next || smallest.quality !== next.quality) return usualPower
  return Math.log(next.content.length / smallest.content.length) / Math.log(next.width / smallest.width)
}

/**
 * Encodes a picture within its size limit: first at the guessed quality, then at a quality estimated from the size of
 * the first file, and finally, if both files are too large, at the lowest quality.
 * @param budget size limit in bytes, exceeded only at the lowest quality
 */
export async function encodeWithin(
  format: Format,
  budget: number,
  guess: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Omit<Encoded, 'width'>> {
  let content = await encode(guess)
  if (content.length <= budget || guess === format.last) return { quality: guess, content }
  // Subtracts one more step, because AVIF encodes some adjacent qualities identically.
  const quality = clamp(format, guess - 1 - Math.ceil(Math.log(content.length / budget) / format.leastGrowth))
  content = await encode(quality)
  if (content.length <= budget || quality === format.last) return { quality, content }
  return { quality: format.last, content: await encode(format.last) }
}

function clamp({ best, last }: Format, quality: number): number {
  return Math.max(last, Math.min(best, quality))
}
