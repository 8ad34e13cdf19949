import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joined, wordsOf } from '../../../tools/content/say/say.js'
import { inspectMedia, publishedContent } from '../../../tools/files/site/inspect'

const svg = (attributes: string, inner = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

/** The message that the check reports for a file; the file's width and height if there is no message. */
function verdict(file: string, content: Buffer | string): string {
  const { fault, width, height } = inspectMedia(file, Buffer.from(content as string))
  return fault ? wordsOf(joined([fault.message, fault.hint])) : `${width} × ${height}`
}

const grey = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
const frames = [40, 200].map((shade) => ({
  create: { width: 40, height: 30, channels: 3 as const, background: { r: shade, g: shade, b: shade } },
}))

function pngChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

/** A PNG with a chunk before its pixels. */
async function pngWith(name: string, data: Buffer): Promise<Buffer> {
  const png = await grey.png().toBuffer()
  const pixels = png.indexOf('IDAT') - 4
  return Buffer.concat([png.subarray(0, pixels), pngChunk(name, data), png.subarray(pixels)])
}

/** Data of the chunk "acTL" (animation control) of a PNG with this number of frames. */
function control(frameCount: number): Buffer {
  const data = Buffer.alloc(8)
  data.writeUInt32BE(frameCount)
  return data
}

test('an animated picture is refused whatever its format, with the way to show it', async () => {
  const sequence = Buffer.from(await grey.avif().toBuffer())
  sequence.write('avis', 8, 'latin1')
  const webp = await sharp(frames as never, { join: { animated: true } })
    .webp()
    .toBuffer()
  const sentence =
    'This picture is animated, but only its first frame would be shown. Save that frame as a picture, or the animation as a film for a "video" block.'
  expect(verdict('a.webp', webp)).toBe(sentence)
  expect(verdict('a.png', await pngWith('acTL', control(2)))).toBe(sentence)
  expect(verdict('a.avif', sequence)).toBe(sentence)
  const gif = await sharp(frames as never, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(verdict('a.png', gif)).toBe(sentence)
  expect(verdict('a.png', await grey.gif().toBuffer())).toContain('The content of this picture is GIF')
  expect(verdict('a.png', await pngWith('acTL', control(1)))).toBe('40 × 30')
  expect(verdict('a.webp', await grey.webp().toBuffer())).toBe('40 × 30')
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a turned %s has the size of its upright pixels',
  async (format) => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const picture = await grey.clone().withMetadata({ orientation }).toFormat(format).toBuffer()
      const { info } = await sharp(picture).autoOrient().toBuffer({ resolveWithObject: true })
      expect(verdict(`a.${format}`, picture), `orientation ${orientation}`).toBe(`${info.width} × ${info.height}`)
    }
  },
)

test('an AVIF whose main brand is a general one is an AVIF', async () => {
  const picture = Buffer.from(await grey.avif().toBuffer())
  picture.write('mif1', 8, 'latin1')
  expect(verdict('a.avif', picture)).toBe('40 × 30')
})

test.each([
  ['viewBox="0,0,400,300"', '400 × 300'],
  ['viewBox="0, 0, 400, 300"', '400 × 300'],
  ['viewBox=" 0\t0\n400   300 "', '400 × 300'],
  ["viewBox = '0 0 400 300'", '400 × 300'],
  ['viewBox="-10 -10 4e2 300.0"', '400 × 300'],
  ['width="400" height="300"', '400 × 300'],
  ["width = '10cm' height='100MM'", '378 × 378'],
  ['width="4in" height="3in"', '384 × 288'],
  ['width="100%" height="100%" viewBox="0 0 400 300"', '400 × 300'],
  ['width="200" viewBox="0 0 400 300"', '200 × 150'],
  ['height="150px" viewBox="0 0 400 300"', '200 × 150'],
  ['style="width:400px; height:300px"', '400 × 300'],
  ['style="stroke-width:2" viewBox="0 0 400 300"', '400 × 300'],
  ['viewBox="0 0 1 0.75"', '100 × 75'],
  [`data-long="${'x'.repeat(2000)}" viewBox="0 0 400 300"`, '400 × 300'],
  ['viewBox="0 0 400"', 'This drawing does not give its size. Give it a "viewBox", or a "width" and a "height".'],
  ['viewBox="0 0 0 0"', 'This drawing does not give its size. Give it a "viewBox", or a "width" and a "height".'],
])('a drawing with %s', (attributes, expected) => {
  expect(verdict('a.svg', svg(attributes))).toBe(expected)
})

test('a drawing below a long comment, and one whose name says another format', () => {
  const drawing = svg('viewBox="0 0 400 300"')
  expect(verdict('a.svg', `<!-- ${'x'.repeat(2000)} -->${drawing}`)).toBe('400 × 300')
  expect(verdict('a.png', drawing)).toBe(
    'The content of this picture is SVG, but its name ends in ".png". Rename it to end in ".svg".',
  )
  expect(verdict('a.svg', `<!doctype html><body>${drawing}`)).toContain('This file begins like a web page')
})

test('editing data of Illustrator and HTML of draw.io: which setting leaves them out', () => {
  const entities = '<!DOCTYPE svg [ <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"> ]>'
  const illustrator =
    'This drawing has the editing data of Illustrator. Save it again as SVG, and turn off "Preserve Illustrator Editing Capabilities" in the dialog "SVG Options".'
  expect(verdict('a.svg', entities + svg('xmlns:i="&ns_ai;" viewBox="0 0 4 3"'))).toBe(illustrator)
  const pgf =
    '<switch><foreignObject><i:pgfRef xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"/></foreignObject></switch>'
  expect(verdict('a.svg', svg('viewBox="0 0 4 3"', pgf))).toBe(illustrator)
  expect(verdict('a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('viewBox="0 0 4 3"', '<text>&a;</text>')}`)).toBe(
    'This drawing has internal declarations (<!DOCTYPE … [ ]>). Save it again as plain SVG, without editing data of the program.',
  )
  expect(
    verdict(
      'a.svg',
      svg('content="&lt;mxfile host=&quot;app.diagrams.net&quot;/>"', '<switch><foreignObject/></switch>'),
    ),
  ).toBe(
    'This drawing has <foreignObject>. In draw.io, turn off "Word Wrap" and "Formatted Text" for all texts, and export the drawing again.',
  )
})

test.each([
  ['00:00:00.000 --> 00:00:02.000 line:0\nHi', 'undefined × undefined'],
  ['00:01.000 --> 100:00:02.000\r\nHi', 'undefined × undefined'],
  ['0:00:01.000 --> 0:00:02.000\nHi', 'undefined × undefined'],
  ['NOTE an arrow --> here\n\n00:01.000-->00:02.000\nHi', 'undefined × undefined'],
  [
    '1\n00:00:00,000 --> 00:00:02,000\nHi',
    'Browsers cannot read the times in line 4: "00:00:00,000 --> 00:00:02,000". Write all times like 00:00:00.000 --> 00:00:02.000, with a point and three digits at the end.',
  ],
  [
    '00:00.000 --> 00:02.00\nHi',
    'Browsers cannot read the times in line 3: "00:00.000 --> 00:02.00". Write all times like 00:00:00.000 --> 00:00:02.000, with a point and three digits at the end.',
  ],
  [
    '00:00.000 --> 00:01.000\nHi\n\n00:04.000 --> 00:02.000\nHi',
    'The subtitle in line 6 is never shown, because its end is not after its beginning. Correct one of its times.',
  ],
  [
    'NOTE nothing yet',
    'This file has no subtitles: no line with times such as 00:00:00.000 --> 00:00:02.000. Save it again from the program that made it.',
  ],
])('subtitles: %j', (text, expected) => {
  expect(verdict('a.vtt', `WEBVTT\n\n${text}`)).toBe(expected)
})

test('a file of another kind than its name says is called what it is', async () => {
  const jpeg = await grey.jpeg().toBuffer()
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)])
  expect(verdict('a.pdf', jpeg)).toBe(
    'This is a picture, not a PDF document. Rename it to end in ".jpg", or save it in the format that its name says.',
  )
  expect(verdict('a.csv', jpeg)).toContain('This is a picture, not text in UTF-8.')
  expect(verdict('a.jpg', heic)).toContain('The content of this picture is HEIC, but its name ends in ".jpg".')
  expect(verdict('a.svg', Buffer.from('\ufeff<svg/>', 'utf16le'))).toBe(
    'This is not text in UTF-8. Save it again as "UTF-8".',
  )
  expect(verdict('a.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d\n')).toBe(
    'Git LFS has not fetched this file. Run "git lfs pull".',
  )
})

test('a truncated document or film is called so', () => {
  const cut = 'This file is cut off. Copy or download it again.'
  const box = (name: string, length: number) => `\0\0\0${String.fromCharCode(length)}${name}${' '.repeat(8)}`
  const film = box('ftyp', 16) + box('moov', 16) + box('mdat', 16)
  expect(verdict('a.pdf', '%PDF-1.7\n1 0 obj')).toBe(cut)
  expect(verdict('a.pdf', `%PDF-1.7\n%%EOF\n${'\0'.repeat(5000)}`)).toBe('undefined × undefined')
  expect(verdict('a.docx', 'PK\x03\x04[Content_Types].xml')).toBe(cut)
  expect(verdict('a.mp4', film)).toBe('undefined × undefined')
  expect(verdict('a.mp4', film.slice(0, -1))).toBe(cut)
  expect(verdict('a.mp4', film.replace('moov', 'free'))).toBe(cut)
})

test('a drawing is published without names, folders and editing data, and otherwise as it is', () => {
  const [inkscape, sodipodi] = ['http://www.inkscape.org/namespaces/inkscape', 'http://sodipodi.sourceforge.net/DTD/x']
  const drawing = (id: string, head: string, inner: string, label: string, role: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n${id}<svg xmlns="http://www.w3.org/2000/svg"${head} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 3">${inner}<g${label}><use xlink:href="#a"/><text xml:space="preserve"${role}>ä  &amp; b</text></g></svg>`
  const brought = drawing(
    '<!-- C:\\Users\\jane\\drawing.svg -->',
    ` xmlns:inkscape="${inkscape}" xmlns:sodipodi="${sodipodi}" sodipodi:docname="customer.svg" inkscape:export-filename="/home/jane/customer.png" content="&lt;mxfile/>"`,
    '<sodipodi:namedview id="v"/><metadata><title>Jane Doe</title></metadata><?xpacket begin?>',
    ' inkscape:label="Layer of Jane"',
    ' sodipodi:role="line"',
  )
  const clean = (text: string) => publishedContent('a.svg', Buffer.from(text)).toString()
  expect(clean(brought)).toBe(drawing('', '', '', '', ''))
  const plain = svg('viewBox="0 0 4 3"', '<!--! License: CC BY 4.0 --><style><![CDATA[g > g{fill:red}]]></style>')
  expect(clean(plain)).toBe(plain)
  // A style sheet may count elements, so a removed element is replaced with an empty one.
  expect(clean(svg('viewBox="0 0 4 3"', '<metadata><x/></metadata><style>g:nth-child(3){fill:red}</style><g/>'))).toBe(
    svg('viewBox="0 0 4 3"', '<metadata/><style>g:nth-child(3){fill:red}</style><g/>'),
  )
  const { hash } = inspectMedia('a.svg', Buffer.from(brought))
  expect(inspectMedia('a.svg', Buffer.from(drawing('', '', '', '', ''))).hash).toBe(hash)
})
