import { isUtf8 } from 'node:buffer'
import { imageSize } from 'image-size'
import { formatOf, formats, isPicture, isVector, marksOf, publishable } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { type Said, say } from '../../content/say/say.js'
import { hashOf } from '../files'
import { readSvg, unsafeInSvg } from './svg'

/** Maximum number of pixels in a picture: more than cameras produce, but few enough to decode with little memory. */
const mostPixels = 150_000_000

const saveAgain = say`Save it again from the program that made it.`

type Kind = { what: Said; hint?: Said; is: (content: Buffer) => boolean }

const headOf = (content: Buffer) => content.toString('latin1', 0, 64)
const begins = (content: Buffer, ...signs: string[]) => signs.some((sign) => headOf(content).startsWith(sign))
const isZip = (content: Buffer) => begins(content, 'PK\x03\x04', 'PK\x05\x06')
const isUtf8Text = (content: Buffer) => isUtf8(content) && !content.includes(0)

/** Defines an office format: a ZIP archive that contains the text `inside`, by which the format is recognized. */
const office = (what: Said, inside: string): Kind => ({
  what,
  is: (content) => isZip(content) && content.includes(inside),
})
const openXml = (what: Said, folder: string) => office(what, `${folder}/`)
const openDocument = (what: Said, type: string) => office(what, `application/vnd.oasis.opendocument.${type}`)
const saveAsUtf8 = say`Save it again as "UTF-8".`
const textKind: Kind = { what: say`text in UTF-8`, hint: saveAsUtf8, is: isUtf8Text }
const stepKind: Kind = {
  what: say`a STEP model`,
  is: (content) => /^(\xef\xbb\xbf)?\s*ISO-10303-21;/.test(headOf(content)),
}

/** File types other than pictures, by file name extension, each with a test of the content. */
const fileKinds = new Map<string, Kind>([
  ['pdf', { what: say`a PDF document`, is: (content) => begins(content, '%PDF-') }],
  ['mp4', { what: say`an MP4 film`, is: (content) => headOf(content).startsWith('ftyp', 4) }],
  ['webm', { what: say`a WebM film`, is: (content) => begins(content, '\x1aE\xdf\xa3') }],
  [
    'vtt',
    {
      what: say`a WebVTT file`,
      is: (content) => isUtf8Text(content) && /^(\xef\xbb\xbf)?WEBVTT\s/.test(headOf(content)),
    },
  ],
  ['ico', { what: say`an icon`, is: (content) => begins(content, '\0\0\x01\0') }],
  ['zip', { what: say`a ZIP archive`, is: isZip }],
  ['docx', openXml(say`a Word document`, 'word')],
  ['xlsx', openXml(say`an Excel workbook`, 'xl')],
  ['pptx', openXml(say`a PowerPoint presentation`, 'ppt')],
  ['odt', openDocument(say`an OpenDocument text`, 'text')],
  ['ods', openDocument(say`an OpenDocument spreadsheet`, 'spreadsheet')],
  ['csv', textKind],
  ['txt', textKind],
  ['dwg', { what: say`a DWG drawing`, is: (content) => /^AC\d{4}/.test(headOf(content)) }],
  ['dxf', { what: say`a DXF drawing`, is: (content) => /^(\s*(0|999)\r?\n|AutoCAD Binary DXF)/.test(headOf(content)) }],
  ['step', stepKind],
  ['stp', stepKind],
  ['stl', { what: say`an STL model`, is: (content) => /^\s*solid\s/.test(headOf(content)) || isBinaryModel(content) }],
])

/** Whether a binary STL file has as many triangles as its header says. */
function isBinaryModel(content: Buffer): boolean {
  return content.length >= 84 && content.length === 84 + 50 * content.readUInt32LE(80)
}

/** Tags by which browsers recognize a web page when they guess the type of a file from its content (sniffing). */
const pageTag = /<(!doctype|html|head|body|script|iframe|meta|svg)[\s>/]/i

/** Matches an XML declaration with an encoding other than UTF-8, which makes browsers decode UTF-8 incorrectly. */
const otherEncoding = /^\ufeff?<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-8["'])/i

/** Number of bytes at the start of a file from which browsers guess its type. */
const sniffedBytes = 1500

/** Properties of a media file, including any fault that prevents publication. @param file path in the media folder */
export function inspectMedia(file: string, content: Buffer): Media {
  const media: Media = { bytes: content.length }
  const fault = (message: Said, hint: Said): Media => ({ ...media, fault: { message, hint } })
  const name = file.slice(file.lastIndexOf('/') + 1)
  const format = formatOf(name)
  if (!publishable.includes(format))
    return fault(
      name.includes('.')
        ? say`Files that end in ".${format}" are never published.`
        : say`Files without an ending are never published.`,
      say`Keep it outside of pages/_media. Published files end in: ${publishable.join(', ')}.`,
    )
  if (content.length === 0) return fault(say`This file is empty.`, saveAgain)
  const kind = fileKinds.get(format)
  if (kind && !kind.is(content)) return fault(say`This is not ${kind.what}.`, kind.hint ?? saveAgain)
  if (!isVector(file) && !isZip(content) && pageTag.test(content.toString('latin1', 0, sniffedBytes)))
    return fault(say`This file begins like a web page, which does not match its name.`, saveAgain)
  if (!isPicture(file)) return formats.document.includes(format) ? { ...media, digest: hashOf(content) } : media

  const { type, width, height } = sizeOf(content)
  if (type === undefined && isVector(file) && content.includes('<svg'))
    return fault(say`This drawing does not give its size.`, say`Give it a "viewBox", or a "width" and a "height".`)
  if (type === undefined) return fault(say`This picture cannot be read.`, saveAgain)
  if (type !== formatOf(file).replace('jpeg', 'jpg')) {
    const hint = formats.picture.includes(type)
      ? say`Rename it to end in ".${type}".`
      : say`Save it as PNG, JPEG, WebP or AVIF.`
    return fault(
      say`The content of this picture is ${type.toUpperCase()}, but its name ends in ".${formatOf(file)}".`,
      hint,
    )
  }
  if (!width || !height) return fault(say`This picture does not give its size.`, saveAgain)
  if (width * height > mostPixels)
    return fault(
      say`This picture is too large: ${width} × ${height} pixels.`,
      say`Save it smaller; 1280 pixels wide is best.`,
    )

  Object.assign(media, { width, height, hash: hashOf(content) })
  if (!isVector(file)) return media
  const svg = content.toString()
  if (!isUtf8Text(content) || otherEncoding.test(svg)) return fault(say`This is not ${textKind.what}.`, saveAsUtf8)
  const document = readSvg(svg)
  if (!document) return fault(say`This drawing is not valid SVG.`, saveAgain)
  const unsafe = unsafeInSvg(document)
  if (unsafe !== undefined)
    return fault(say`This drawing has ${unsafe}.`, say`Remove it: a picture may not run scripts or load other files.`)
  const flows = svg.includes('var(--flow')
  return { ...media, labels: marksOf(svg), ...(flows && { moves: true }) }
}

/** Format of a picture, and its displayed width and height in pixels. Empty if the picture cannot be read. */
function sizeOf(content: Buffer): { type?: string; width?: number; height?: number } {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content)
    // EXIF orientations 5 to 8 rotate the picture by 90 degrees.
    return orientation > 4 ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return {}
  }
}
