import { expect, test } from 'vitest'
import { avif, encodeWithin, guessQuality, webp } from '../../../tools/site/pictures/quality'

const most = 60_000

/**
 * Simulates encoding a picture.
 * @param bytes size of the picture at the best quality
 * @param growth exponent by which the size grows per step of quality
 */
async function encode(format: typeof avif, bytes: number, growth: number, quality = format.best) {
  const tried: number[] = []
  const encoded = await encodeWithin(format, most, quality, async (tryWith) => {
    tried.push(tryWith)
    return Buffer.alloc(Math.round(bytes * Math.exp((tryWith - format.best) * growth)))
  })
  return { ...encoded, tried }
}

test('what is within its budget is encoded once', async () => {
  expect((await encode(avif, most, 0.04)).tried).toEqual([avif.best])
  expect((await encode(webp, most / 2, 0.012)).tried).toEqual([webp.best])
})

test.each([
  ['AVIF of photographs', avif, [0.03, 0.04, 0.05, 0.06]],
  ['AVIF of renders', avif, [0.02, 0.025, 0.03]],
  ['WebP of photographs', webp, [0.012, 0.018]],
  ['WebP of what something shines through', webp, [0.004, 0.006]],
] as const)(
  'what is over its budget is encoded once more, and is within it or in the last quality: %s',
  async (_, format, growths) => {
    for (const growth of growths)
      for (const bytes of [61_000, 70_000, 90_000, 200_000]) {
        const { quality, content, tried } = await encode(format, bytes, growth)
        expect(tried).toEqual([format.best, quality])
        expect(content.length <= most || quality === format.last, `${bytes} ${growth}`).toBe(true)
      }
  },
)

test('one more try is not the last where its size grows less than that of any known picture', async () => {
  const { content, tried } = await encode(avif, 62_000, 0.005)
  expect(tried.length).toBe(3)
  expect(content.length).toBeLessThanOrEqual(most)
})

test('two qualities with the same file do not lead to the lowest quality', async () => {
  const sizes = (quality: number) => Buffer.alloc(60_500 - 1000 * (avif.best - quality - ((avif.best - quality) % 2)))
  const { content, quality } = await encodeWithin(avif, most, avif.best, async (quality) => sizes(quality))
  expect(content.length).toBeLessThanOrEqual(most)
  expect(quality).toBeGreaterThan(avif.best - 5)
})

test('a smaller width tells the quality of the next', () => {
  const earlierVariants = (...sizes: [width: number, quality: number, bytes: number][]) =>
    sizes.map(([width, quality, bytes]) => ({ width, quality, content: Buffer.alloc(bytes) }))
  const guess = (...sizes: Parameters<typeof earlierVariants>) =>
    guessQuality(avif, most, 1280, earlierVariants(...sizes))
  expect(guess()).toBe(avif.best)
  expect(guess([960, 52, 20_000])).toBe(avif.best)
  expect(guess([960, 52, 50_000])).toBeLessThan(avif.best)
  expect(guess([960, 52, 50_000])).toBeGreaterThan(avif.last)
  expect(guess([960, 52, 300_000])).toBe(avif.last)
  // The size at a low quality, which was chosen for a smaller budget, predicts the size at a better quality.
  expect(guess([768, 38, 24_000])).toBeGreaterThan(avif.last)
  // Two sizes at the same quality show how fast the size of this picture grows with its width.
  const [slow, fast] = [9000, 20_000].map((bytes) => guess([320, 52, 8000], [480, 52, bytes], [960, 52, 55_000]))
  expect(slow).toBeGreaterThan(fast ?? 0)
})
