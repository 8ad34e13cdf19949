/** Qualities of a format, and how the files of one picture grow with them. */
export type Format = {
  /** From the one that shows no loss to the last that a product can be judged by. */
  best: number
  last: number
  /** How much larger one step more makes a file: the natural logarithm of the factor, of most pictures. */
  growth: number
  /** The same of the picture whose files grow least. */
  leastGrowth: number
}

/** What AVIF needs. Most pictures that come from authors are photographs; renders grow least. */
export const avif: Format = { best: 52, last: 38, growth: 0.038, leastGrowth: 0.02 }

/** The same for WebP, which needs more to look alike. Where something shines through, its files hardly shrink. */
export const webp: Format = { best: 76, last: 52, growth: 0.012, leastGrowth: 0.003 }

/** How a picture came out in one width. */
export type Encoded = { width: number; quality: number; content: Buffer }

/** A file that is twice as wide has so many times the bytes, as a power of two, of most photographs. */
const usualPower = 1.5

/** A guess that comes out a little too large costs another try, and less effort makes larger files. */
const room = 0.92

/**
 * Guesses the best quality in which a picture comes within its budget.
 * @param most how many bytes it may have
 * @param before how the same picture came out in smaller widths, smallest first; without any the best quality is tried
 */
export function guessQuality(format: Format, most: number, width: number, before: Encoded[]): number {
  const nearest = before.at(-1)
  if (!nearest) return format.best
  const bytes = nearest.content.length * (width / nearest.width) ** powerOf(before)
  return within(format, nearest.quality + Math.floor(Math.log((room * most) / bytes) / format.growth))
}

/** How fast a picture's files grow with its width: the two smallest tell it, if they have the same quality. */
function powerOf([one, other]: Encoded[]): number {
  if (!one || !other || one.quality !== other.quality) return usualPower
  return Math.log(other.content.length / one.content.length) / Math.log(other.width / one.width)
}

/**
 * Encodes a picture so that it comes within its budget: in a quality that was guessed and, if that was too good, in one
 * that its size says is low enough. A picture that is like no other is then encoded in the last.
 * @param most how many bytes it may have; more only in the last quality
 */
export async function encodeWithin(
  format: Format,
  most: number,
  guess: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Omit<Encoded, 'width'>> {
  let content = await encode(guess)
  if (content.length <= most || guess === format.last) return { quality: guess, content }
  const quality = within(format, guess - Math.ceil(Math.log(content.length / most) / format.leastGrowth))
  content = await encode(quality)
  if (content.length <= most || quality === format.last) return { quality, content }
  return { quality: format.last, content: await encode(format.last) }
}

function within({ best, last }: Format, quality: number): number {
  return Math.max(last, Math.min(best, quality))
}
