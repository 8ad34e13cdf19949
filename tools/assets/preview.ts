import { readFileSync } from 'node:fs'
import { type Node, Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { faceOf } from '../content/language/faces'
import { readMedia } from '../files/site/media'
import { type Font, fontFamilies } from '../html/fonts'
import { type BrandLook, type PreviewWords, previewSize } from '../html/previews'

/** Content of a preview. `picture` is the path of a file within `pages/_media`. */
export type PreviewContent = PreviewWords & BrandLook & { picture: string | undefined }

const { width, height } = previewSize

/** Layout of a preview in pixels: a panel with the text, followed by an area with the picture (`stage`). */
const panel = { width: 572, padding: 52 }
const stage = { width: width - panel.width }
const titleWidth = panel.width - 2 * panel.padding

/** Font sizes of the title in pixels, preferred sizes first, and the maximum number of its lines. */
const titleSizes = [76, 68, 60, 54, 48, 44, 40, 36]
const titleLines = 3

/**
 * Smallest font size of the title, in pixels. At this size, long words are broken, because even smaller text would be
 * unreadable.
 */
const leastTitle = 32

/**
 * Minimum length of a line, as a share of the longest line (`shortLine`). To avoid shorter lines, the font size may
 * shrink to `leastShrunk` of the largest size that fits.
 */
const shortLine = 0.35
const leastShrunk = 0.7

/** Edge length of the logo in pixels: next to the brand's name (`line`), or in place of a missing picture (`stage`). */
const logoSize = { line: 56, stage: 300 }

/** Target size of previews in bytes, and JPEG qualities to try in order. If none meets the target, the last is used. */
const limit = 60_000
const qualities = [80, 72, 64, 56, 48]

/** Draws link previews. Each font and picture is read only once. */
export class PreviewArtist {
  readonly #renderer = new Renderer()
  readonly #ready: Promise<unknown>
  readonly #images = new Map<string, Promise<Buffer>>()

  /** @param fonts the site's fonts */
  constructor(fonts: Font[]) {
    this.#ready = Promise.all(
      fonts.map(({ family, file, ranges }) =>
        this.#renderer.registerFont({
          name: family,
          data: readFileSync(file),
          ...(ranges && { unicodeRange: rangesOf(ranges) }),
        }),
      ),
    )
  }

  /** Draws a preview. @returns a JPEG file of `previewSize` */
  async draw(shown: PreviewContent): Promise<Buffer> {
    await this.#ready
    const [logo, picture, fontSize] = await Promise.all([
      this.#image(shown.logo, readLogo),
      shown.picture === undefined ? undefined : this.#image(shown.picture, readPicture),
      this.#titleSize(shown),
    ])
    const images = [{ src: 'logo', data: logo }, ...(picture ? [{ src: 'picture', data: picture }] : [])]
    const pixels = await this.#renderer.render(card(shown, fontSize), { width, height, images, format: 'raw' })
    return compress(pixels)
  }

  /**
   * Largest font size at which the title fits into the panel, both in width and in number of lines. A slightly smaller
   * size is preferred if that avoids a line with only one short word.
   */
  async #titleSize(shown: PreviewContent): Promise<number> {
    let largest: number | undefined
    for (const size of titleSizes) {
      if (largest !== undefined && size < largest * leastShrunk) break
      const { runs } = await this.#renderer.measure(title(shown, size), { width: titleWidth })
      const lines = lineWidths(runs)
      if (lines.length > titleLines || lines.some((line) => line > titleWidth + 1)) continue
      if (Math.min(...lines) >= shortLine * Math.max(...lines)) return size
      largest ??= size
    }
    return largest ?? leastTitle
  }

  /** Converts a media file to PNG, because the renderer cannot read all formats. Each file is converted only once. */
  #image(file: string, read: (file: string) => Promise<Buffer>): Promise<Buffer> {
    const image = this.#images.get(file) ?? read(file)
    this.#images.set(file, image)
    return image
  }
}

/** Width of each line of text, in pixels. */
function lineWidths(runs: { x: number; y: number; width: number }[]): number[] {
  const byHeight = new Map<number, { start: number; end: number }>()
  for (const { x, y, width } of runs) {
    const { start, end } = byHeight.get(Math.round(y)) ?? { start: x, end: x }
    byHeight.set(Math.round(y), { start: Math.min(start, x), end: Math.max(end, x + width) })
  }
  return [...byHeight.values()].map(({ start, end }) => end - start)
}

function compress(pixels: Buffer): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return withinLimit((quality) => image.clone().jpeg({ quality, mozjpeg: true }).toBuffer())
}

async function withinLimit(
  encode: (quality: number) => Promise<Buffer>,
  [quality = 0, ...lower] = qualities,
): Promise<Buffer> {
  const encoded = await encode(quality)
  return encoded.length <= limit || lower.length === 0 ? encoded : withinLimit(encode, lower)
}

function readLogo(file: string): Promise<Buffer> {
  return sharp(readMedia(file), { density: 720 }).autoOrient().resize({ width: logoSize.stage }).png().toBuffer()
}

/**
 * Reads a picture at the size of the picture area. An opaque picture is cropped to fill the area. A transparent picture
 * is fitted into the area, and its edges are faded, so that no shadow is cut off.
 */
async function readPicture(file: string): Promise<Buffer> {
  const image = sharp(readMedia(file), { density: 144 }).autoOrient()
  const { isOpaque } = await image.stats()
  if (isOpaque) return image.resize({ width: stage.width, height, fit: 'cover' }).png().toBuffer()
  const { data, info } = await image
    .resize({ width: stage.width, height, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  return sharp(data)
    .composite([{ input: fade(info.width, info.height), blend: 'dest-in' }])
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** SVG mask that is transparent at the edges and opaque in the middle. */
function fade(width: number, height: number): Buffer {
  const edge = 40
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="soft"><feGaussianBlur stdDeviation="${edge / 4}"/></filter><rect x="${edge / 2}" y="${edge / 2}" width="${width - edge}" height="${height - edge}" filter="url(#soft)"/></svg>`,
  )
}

/** Layout of the preview, in the text direction of the title. */
function card(shown: PreviewContent, fontSize: number): Node {
  const { dir, colours, picture } = shown
  return flexBox(
    { width, height, flexDirection: dir === 'rtl' ? 'row-reverse' : 'row', backgroundColor: colours.stage },
    [
      flexBox(
        {
          width: panel.width,
          height,
          padding: panel.padding,
          flexDirection: 'column',
          justifyContent: 'space-between',
          alignItems: dir === 'rtl' ? 'flex-end' : 'flex-start',
          backgroundColor: colours.deep,
        },
        [
          brandLine(shown),
          flexBox({ flexDirection: 'column', alignItems: dir === 'rtl' ? 'flex-end' : 'flex-start', gap: 28 }, [
            flexBox({ width: 72, height: 8, backgroundColor: colours.accent }, []),
            title(shown, fontSize),
          ]),
        ],
      ),
      flexBox({ width: stage.width, height, alignItems: 'center', justifyContent: 'center' }, [
        picture ? { type: 'image', src: 'picture' } : { type: 'image', src: 'logo' },
      ]),
    ],
  )
}

function brandLine({ brand, lang, dir, colours }: PreviewContent): Node {
  return flexBox({ flexDirection: dir === 'rtl' ? 'row-reverse' : 'row', alignItems: 'center', gap: 16 }, [
    { type: 'image', src: 'logo', style: { width: logoSize.line, height: logoSize.line } },
    {
      type: 'text',
      text: brand,
      style: { fontFamily: fontFamilies(lang), fontWeight: 600, fontSize: 36, color: colours['on-deep'] },
    },
  ])
}

function title({ title, lang, dir, colours }: PreviewContent, fontSize: number): Node {
  return {
    type: 'text',
    // Word joiners prevent line breaks in names such as AZM-100.
    text: title.replace(/-(?=\d)/g, '\u2060-\u2060'),
    lang,
    style: {
      width: titleWidth,
      direction: dir,
      fontFamily: fontFamilies(lang),
      fontWeight: 600,
      fontSize,
      lineHeight: dir === 'rtl' || faceOf(lang) ? 1.35 : 1.15,
      textWrap: 'balance',
      overflowWrap: fontSize > leastTitle ? 'normal' : 'anywhere',
      color: colours['on-deep'],
    },
  }
}

function flexBox(style: Node['style'] & object, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

/** Parses a CSS `unicode-range`: `rangesOf('U+0-FF,U+131') // [[0, 255], [305, 305]]` */
function rangesOf(ranges: string): [number, number][] {
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}
