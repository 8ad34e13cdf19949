import { isUtf8 } from 'node:buffer'
import { formatOf, formats, isPicture, isVector, marksOf, publishable } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { type Said, say } from '../../content/say/say.js'
import { hashOf } from '../files'
import { cleanSvg } from './clean-svg'
import { readFont } from './font'
import { animated, boxesIn, readRaster } from './raster'
import { subtitlesFault } from './subtitles'
import { readSvg, saveAgain, sizeOfSvg } from './svg'

/** Maximum number of pixels in a picture: more than cameras produce, but few enough to decode with little memory. */
const mostPixels = 150_000_000

/** A kind of file. `isWhole`: whether a file of this kind is complete, not truncated. */
type Kind = { what: Said; hint?: Said; is: (content: Buffer) => boolean; isWhole?: (content: Buffer) => boolean }

const headOf = (content: Buffer) => content.toString('latin1', 0, 64)
const begins = (content: Buffer, ...signs: string[]) => signs.some((sign) => headOf(content).startsWith(sign))
const isZip = (content: Buffer) => begins(content, 'PK\x03\x04', 'PK\x05\x06')
/** The byte order marks of UTF-16, in which some programs save drawings. */
const utf16Marks = ['\xff\xfe', '\xfe\xff']

/** Whether a ZIP archive is complete, that is, contains the list of files at its end. */
const isWholeZip = (content: Buffer) => content.includes('PK\x05\x06')
const isUtf8Text = (content: Buffer) => isUtf8(content) && !content.includes(0)

/** Defines an office file format, which is recognized as a ZIP archive that contains the text `inside`. */
const office = (what: Said, inside: string, hint?: Said): Kind => ({
  what,
  hint,
  is: (content) => isZip(content) && content.includes(inside),
  isWhole: isWholeZip,
})
const openXml = (what: Said, folder: string) =>
  office(what, `${folder}/`, say`Save it again in the format that its name says, without a password.`)
const openDocument = (what: Said, type: string) => office(what, `application/vnd.oasis.opendocument.${type}`)
const saveAsUtf8 = say`Save it again as "UTF-8".`
const textKind: Kind = { what: say`text in UTF-8`, hint: saveAsUtf8, is: isUtf8Text }
const stepKind: Kind = {
  what: say`a STEP model`,
  is: (content) => /^(\xef\xbb\xbf)?\s*ISO-10303-21;/.test(headOf(content)),
}

/** File types other than pictures, by file name extension, each with a test of the content. */
const fileKinds = new Map<string, Kind>([
  ['pdf', { what: say`a PDF document`, is: (content) => begins(content, '%PDF-'), isWhole: isWholePdf }],
  ['mp4', { what: say`an MP4 film`, is: isFilm, isWhole: isWholeFilm }],
  ['webm', { what: say`a WebM film`, is: (content) => begins(content, '\x1aE\xdf\xa3') }],
  [
    'vtt',
    {
      what: say`a WebVTT file`,
      hint: say`Save it as WebVTT: its first line is WEBVTT, and its times are like 00:00:00.000.`,
      is: (content) => isUtf8Text(content) && /^(\xef\xbb\xbf)?WEBVTT\s/.test(headOf(content)),
    },
  ],
  ['woff2', { what: say`a WOFF2 font`, is: (content) => begins(content, 'wOF2') }],
  ['ttf', { what: say`a TrueType font`, is: (content) => begins(content, '\0\x01\0\0', 'true') }],
  ['otf', { what: say`an OpenType font`, is: (content) => begins(content, 'OTTO') }],
  ['ico', { what: say`an icon`, is: (content) => begins(content, '\0\0\x01\0') }],
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
  // Must be last, because files of other kinds are also ZIP archives.
  ['zip', { what: say`a ZIP archive`, is: isZip, isWhole: isWholeZip }],
])

/** Pictures: all content that `kindOf` does not recognize. A later check reads the picture's format. */
const pictureKind: Kind = { what: say`a picture`, is: (content) => kindOf(content) === undefined }

/**
 * Detects the kind of a file by its content.
 * @param named kind that the file should have according to its name
 * @returns the extension and the kind; undefined for plain text and unknown content, for pictures if `named` is
 * omitted, and for a plain ZIP archive if `named` is a format based on ZIP
 */
function kindOf(content: Buffer, named?: Kind): [ending: string, kind: Kind] | undefined {
  const isArchive = named?.isWhole === isWholeZip
  const kind = [...fileKinds].find(
    ([ending, kind]) => kind !== textKind && kind.is(content) && !(isArchive && ending === 'zip'),
  )
  if (kind || !named) return kind
  const { type = '' } = readRaster(content) ?? {}
  return formats.picture.includes(type) ? [type, pictureKind] : undefined
}

/** Whether a file has the format of MP4 films, and not the similar format of HEIF pictures. */
function isFilm(content: Buffer): boolean {
  return headOf(content).startsWith('ftyp', 4) && !/^(avi|hei|hev|mif1|msf1|jxl|jp2|crx)/.test(headOf(content).slice(8))
}

/** Whether an MP4 film is complete: it contains its index, and its last box is not truncated. */
function isWholeFilm(content: Buffer): boolean {
  const boxes = [...boxesIn(content)]
  return boxes.some(({ name }) => name === 'moov') && (boxes.at(-1)?.end ?? 0) <= content.length
}

/** Whether a PDF has its end marker where PDF readers look: in the last 1024 bytes before trailing zeros and spaces. */
function isWholePdf(content: Buffer): boolean {
  const end = content.toString('latin1', Math.max(0, content.length - 65_536)).trimEnd()
  return end.replace(/\0+$/, '').slice(-1024).includes('%%EOF')
}

/** Whether a binary STL file has as many triangles as its header states. */
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
  if (begins(content, 'version https://git-lfs'))
    return fault(say`Git LFS has not fetched this file.`, say`Run "git lfs pull".`)
  if (!isZip(content) && isWebPage(file, content))
    return fault(
      say`This file begins like a web page, which does not match its name.`,
      say`Download or save the file itself again, not the page that offers it.`,
    )
  const kind = isPicture(file) ? pictureKind : fileKinds.get(format)
  // A truncated archive lacks the part by which its kind is recognized.
  const isCutArchive = kind?.isWhole === isWholeZip && isZip(content) && !isWholeZip(content)
  if (kind && !kind.is(content) && !isCutArchive) {
    const [ending, actual] = kindOf(content, kind) ?? []
    return ending && actual
      ? fault(
          say`This is ${actual.what}, not ${kind.what}.`,
          say`Rename it to end in ".${ending}", or save it in the format that its name says.`,
        )
      : fault(say`This is not ${kind.what}.`, kind.hint ?? saveAgain)
  }
  if (kind?.isWhole?.(content) === false) return fault(say`This file is cut off.`, say`Copy or download it again.`)
  if (format === 'vtt') return { ...media, fault: subtitlesFault(content.toString()) }
  if (isPicture(file)) return inspectPicture(file, content)
  if (formats.font.includes(format)) {
    try {
      return { ...media, digest: hashOf(content), font: readFont(content) }
    } catch {
      return fault(say`This font cannot be read.`, saveAgain)
    }
  }
  return formats.document.includes(format) ? { ...media, digest: hashOf(content) } : media
}

function inspectPicture(file: string, content: Buffer): Media {
  const media: Media = { bytes: content.length }
  const fault = (message: Said, hint: Said): Media => ({ ...media, fault: { message, hint } })
  const raster = readRaster(content)
  const type = raster?.type ?? (content.includes('<svg') || begins(content, ...utf16Marks) ? 'svg' : undefined)
  if (raster?.isAnimated) return { ...media, fault: animated }
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
  if (!raster) return inspectDrawing(content)
  const { width, height } = raster
  if (!width || !height) return fault(say`This picture does not give its size.`, saveAgain)
  if (width * height > mostPixels)
    return fault(
      say`This picture is too large: ${width} × ${height} pixels.`,
      say`Save it smaller; 1280 pixels wide is best.`,
    )
  return { ...media, width, height, hash: hashOf(content) }
}

function inspectDrawing(content: Buffer): Media {
  const media: Media = { bytes: content.length }
  const text = content.toString()
  if (!isUtf8Text(content) || otherEncoding.test(text))
    return { ...media, fault: { message: say`This is not ${textKind.what}.`, hint: saveAsUtf8 } }
  const { document, fault } = readSvg(text)
  if (fault) return { ...media, fault }
  const size = sizeOfSvg(document)
  if (!size) {
    const hint = say`Give it a "viewBox", or a "width" and a "height".`
    return { ...media, fault: { message: say`This drawing does not give its size.`, hint } }
  }
  const published = cleanSvg(document, text)
  const moves = published.includes('var(--flow')
  return { ...media, ...size, hash: hashOf(published), labels: marksOf(published), ...(moves && { moves: true }) }
}

/**
 * The content of a media file as it is published: drawings without editing data or names of people and folders. The
 * hash of a picture is the hash of this content.
 */
export function publishedContent(file: string, content: Buffer): Buffer {
  if (!isVector(file)) return content
  const text = content.toString()
  const { document } = readSvg(text)
  return document ? Buffer.from(cleanSvg(document, text)) : content
}

/** Whether a file is a web page, or begins like one, so that browsers may display it as a page. */
function isWebPage(file: string, content: Buffer): boolean {
  const head = content.toString('latin1', 0, sniffedBytes)
  const isDrawing = isVector(file) || (isPicture(file) && /^(\xef\xbb\xbf)?\s*<(\?xml|!--|svg)/.test(head))
  return isDrawing ? /^(\xef\xbb\xbf)?\s*<(!doctype\s+html|html)[\s>]/i.test(head) : pageTag.test(head)
}
