import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { icons } from '../../../tools/content/read/icons'
import { say } from '../../../tools/content/say/say.js'
import { hashOf } from '../../../tools/files/files'
import { encodeVariants, widthsOf } from '../../../tools/site/pictures/encode'
import { makePictures } from '../../../tools/site/pictures/make'
import { readSource } from '../source'
import { homeLinkingTo, page, siteOf } from '../unit/site'
import { ico } from './small-site'

const home = process.cwd()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  process.chdir(folder)
  mkdirSync('pages/_media/_variants', { recursive: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

/** Writes a file into the media folder. */
function save(file: string, content: Buffer | string) {
  mkdirSync(dirname(join('pages/_media', file)), { recursive: true })
  writeFileSync(join('pages/_media', file), content)
}
const blue = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 16, g: 64, b: 128, alpha } } })

const onePixel = await blue(1, 1).png().toBuffer()

/** The small site with a gallery of the given pictures. */
function siteWith(...files: string[]) {
  const images = files.map((src, i) => ({ id: `image-${i}`, src, alt: 'Fan' }))
  const changes = {
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page([{ type: 'gallery', id: 'views', images }]),
  }
  for (const file of ['flag.svg', 'fan.svg'])
    save(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"/>')
  for (const icon of Object.values(icons)) save(`icons/default/${icon}`, icon.endsWith('.ico') ? ico : onePixel)
  return siteOf(changes, readSource().media)
}

test('widths are the usual ones below its own, and its own up to 1280; of a wide picture up to 2800', () => {
  expect([320, 700, 960, 1100, 1280, 4000].map((width) => widthsOf(width, width / 1.9))).toEqual([
    [320],
    [320, 480, 700],
    [320, 480, 768, 960],
    [320, 480, 768, 960, 1100],
    [320, 480, 768, 960, 1280],
    [320, 480, 768, 960, 1280],
  ])
  expect([960, 1280, 2800, 4000].map((width) => widthsOf(width, width / 2))).toEqual([
    [320, 480, 768, 960],
    [320, 480, 768, 960, 1280],
    [320, 480, 768, 960, 1400, 2800],
    [320, 480, 768, 960, 1400, 2800],
  ])
})

test('a new picture is encoded in all its widths, once, and again where a file is damaged', async () => {
  save('fan.png', await blue(400, 300).png().toBuffer())
  const { site, problems } = await makePictures(siteWith('fan.png'))
  expect(problems).toEqual([])
  const hash = hashOf(readFileSync('pages/_media/fan.png'))
  expect(site.source.media['fan.png']).toMatchObject({ width: 400, height: 300, hash, widths: [320, 400] })
  expect(readdirSync('.cache/variants').sort()).toEqual([`${hash}-320.avif`, `${hash}-400.avif`, `${hash}.webp`])
  const { width, height } = await sharp(`.cache/variants/${hash}-320.avif`).metadata()
  expect([width, height]).toEqual([320, 240])

  const files = readdirSync('.cache/variants').map((name) => `.cache/variants/${name}`)
  const [contents, times] = [files.map((file) => readFileSync(file)), files.map((file) => statSync(file).mtimeMs)]
  expect((await makePictures(siteWith('fan.png'))).problems).toEqual([])
  expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times)
  for (const length of [0, 20, 100]) {
    for (const [i, file] of files.entries()) writeFileSync(file, contents[i]?.subarray(0, length) ?? '')
    expect((await makePictures(siteWith('fan.png'))).problems).toEqual([])
    expect(files.map((file) => readFileSync(file))).toEqual(contents)
  }
})

test('what is committed is not encoded again', async () => {
  save('other.png', await blue(330, 220).png().toBuffer())
  const hash = hashOf(readFileSync('pages/_media/other.png'))
  for (const name of [`${hash}-320.avif`, `${hash}-330.avif`, `${hash}.webp`])
    save(`_variants/${name}`, await blue(32, 24).png().toBuffer())
  const { site, problems } = await makePictures(siteWith('other.png'))
  expect(problems).toEqual([])
  expect(existsSync(`.cache/variants/${hash}.webp`)).toBe(false)
  expect(Object.keys(site.source.media).filter((file) => file.includes('_'))).toEqual([])
})

test('only what nothing shines through has a colour', async () => {
  save('photo.jpg', await blue(340, 255).jpeg().toBuffer())
  save('render.png', await blue(340, 255, 0.5).png().toBuffer())
  const { site, problems } = await makePictures(siteWith('photo.jpg', 'render.png'))
  expect(problems).toEqual([])
  expect(site.source.media['photo.jpg']?.colour).toMatch(/^#[01][0-9a-f][34][0-9a-f][78][0-9a-f]$/)
  // The colour must be the exact average, computed here from all pixels of the picture.
  const { hash } = site.source.media['photo.jpg'] ?? {}
  const { channels } = await sharp(readFileSync(`.cache/variants/${hash}-320.avif`)).stats()
  const exact = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')
  expect(site.source.media['photo.jpg']?.colour).toBe(`#${exact}`)
  expect(site.source.media['render.png']).not.toHaveProperty('colour', expect.anything())
})

test('a photograph taken on its side stands upright, and keeps no note of where it was taken', async () => {
  const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 30/1 0/1' } }
  save('side.jpg', await blue(400, 300).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { site, problems } = await makePictures(siteWith('side.jpg'))
  expect(problems).toEqual([])
  expect(site.source.media['side.jpg']).toMatchObject({ width: 300, height: 400, widths: [300] })
  const metadata = await sharp(`.cache/variants/${site.source.media['side.jpg']?.hash}-300.avif`).metadata()
  expect([metadata.width, metadata.height, metadata.exif]).toEqual([300, 400, undefined])
})

test('a damaged picture is a problem in a sentence', async () => {
  const whole = await blue(400, 300).png().toBuffer()
  save('half.png', whole.subarray(0, 60))
  const { problems } = await makePictures(siteWith('half.png'))
  expect(problems).toEqual([
    {
      file: 'pages/_media/half.png',
      line: 1,
      column: 1,
      code: 'damaged-media',
      severity: 'error',
      message: say`This picture is cut off or damaged.`,
      hint: say`Save it again from the program that made it.`,
    },
  ])
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s of which the last bytes are missing is damaged',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const grain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
    const whole = await grain.toFormat(format).toBuffer()
    save(`whole.${format}`, whole)
    save(`cut.${format}`, whole.subarray(0, whole.length - 200))
    const { problems } = await makePictures(siteWith(`whole.${format}`, `cut.${format}`))
    expect(problems.map(({ file }) => file)).toEqual([`pages/_media/cut.${format}`])
  },
)

test('quality goes down while a picture is over the budget', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  const best = await sharp(grain).webp({ quality: 76 }).toBuffer()
  const chosen: Buffer[] = []
  await encodeVariants(grain, [{ name: 'grain.webp' }], (_, encoded) => chosen.push(encoded))
  expect(best.length).toBeGreaterThan(60_000)
  expect(chosen).toHaveLength(1)
  expect(chosen[0]?.length).toBeLessThanOrEqual(60_000)
  expect(chosen[0]?.length).toBeGreaterThan(30_000)
})

/** A picture with coarse and fine structures, like a photograph. It is identical in every run. */
async function photographLike(width: number, height: number): Promise<Buffer> {
  let state = 2008
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
  const sum = new Float64Array(width * height)
  for (let cells = 4; cells <= width; cells *= 2) {
    const across = Math.min(cells, width)
    const down = Math.max(1, Math.round((across * height) / width))
    const raw = { width: across, height: down, channels: 1 } as const
    const grey = Buffer.from(Array.from({ length: across * down }, () => Math.floor(256 * random())))
    const scaled = await sharp(grey, { raw })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    for (const [i, value] of scaled.entries()) sum[i] = (sum[i] ?? 0) + (value - 128) / cells ** 0.6
  }
  const grey = Buffer.from(sum.map((value) => Math.max(0, Math.min(255, 128 + 3 * value))))
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

test('a photograph is encoded once in each width, or twice, and no file is over its budget', {
  tags: 'ci',
}, async () => {
  const [avif, webp] = [vi.spyOn(sharp.prototype, 'avif'), vi.spyOn(sharp.prototype, 'webp')]
  const content = await photographLike(1280, 960)
  const variants = [...widthsOf(1280).map((width) => ({ name: `${width}.avif`, width })), { name: 'fallback.webp' }]
  const sizes: number[] = []
  await encodeVariants(content, variants, (_, encoded) => sizes.push(encoded.length))
  const qualities = avif.mock.calls.map(([options]) => Number(Object(options).quality))
  // At the best quality, this detailed picture would exceed the size limit.
  expect(qualities).toContain(52)
  expect(Math.min(...qualities)).toBeLessThan(52)
  expect(qualities.length).toBeLessThanOrEqual(variants.length)
  expect(webp.mock.calls.length).toBeLessThanOrEqual(2)
  expect(sizes.map((size, i) => size <= (i < 3 ? 24_000 : 60_000))).toEqual(variants.map(() => true))
})
