import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons } from '../../../tools/assets/icons'
import { paletteOf } from '../../../tools/content/localize/colours'
import { iconFile, icons } from '../../../tools/content/read/icons'
import type { BrandSettings } from '../../../tools/content/read/model'
import { readMedia } from '../../../tools/files/site/media'

const settings: { brands: BrandSettings[] } = JSON.parse(readMedia('../_site.json').toString())

test.each(settings.brands)('the icons of $id are those of its logo', async ({ id, logo, colours }) => {
  for (const [icon, content] of await drawIcons(readMedia(logo), paletteOf(colours, false).deep))
    expect(
      await difference(content, readMedia(iconFile(id, icon))),
      `npm run generate -- icons: ${icons[icon]}`,
    ).toBeLessThan(1)
})

/**
 * Average difference between the pixels of two icons, from 0 to 255. Even for the same icon it may exceed 0, because
 * machines round differently.
 */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.length !== b.length) return 255
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

/** Pixels of an .ico file, which consists of a 22-byte header and a PNG. */
function pixelsOf(icon: Buffer): Promise<Buffer> {
  const png = icon.subarray(icon.indexOf(Buffer.from('\x89PNG', 'latin1')))
  return sharp(png).ensureAlpha().raw().toBuffer()
}
