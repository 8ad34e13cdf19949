/**
 * `npm run bench:pictures -- FILE…`: measures the CPU time of encoding pictures in all widths, and the size of the
 * files. Without FILE, it encodes a picture of this site in a usual and a wide shape, with added camera noise.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { encodeVariants, variantsOf, widthsOf } from '../site/pictures/encode'

const files = process.argv.slice(2)
const pictures: { name: string; content: Buffer }[] = files.map((file) => ({ name: file, content: readFileSync(file) }))
if (pictures.length === 0)
  for (const height of [1200, 700])
    pictures.push({ name: `photograph-like, 1600 × ${height}`, content: await photographLike(1600, height) })

for (const { name, content } of pictures) {
  const { autoOrient } = await sharp(content).metadata()
  const widths = widthsOf(autoOrient.width, autoOrient.height)
  const variants = variantsOf({ bytes: content.length, hash: 'file', widths })
  const sizes: string[] = []
  const cpuBefore = process.cpuUsage()
  await encodeVariants(content, variants, ({ width }, encoded) =>
    sizes.push(`${width ?? 'WebP'}: ${(encoded.length / 1000).toFixed(1)} kB`),
  )
  const { user, system } = process.cpuUsage(cpuBefore)
  console.log(`${name}: ${Math.round((user + system) / 1000)} ms of processor time; ${sizes.join(', ')}`)
}

async function photographLike(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  const enlarged = await sharp('pages/_media/home/poster.avif').resize(width, height).png().toBuffer()
  return sharp(enlarged)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}
