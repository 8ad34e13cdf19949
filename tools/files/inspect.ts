import { imageSize } from 'image-size'
import { formatOf, formats, isPicture, isVector, marksOf } from '../content/media'
import type { Media } from '../content/model'
import { unsafeInSvg } from '../content/svg'
import { hashOf } from './files'

/** The most pixels a picture may have: more than any camera makes, and as many as can be decoded in little memory. */
const mostPixels = 150_000_000

const saveAgain = 'Save it again from the program that made it.'

/** How films and documents begin. */
const beginnings: Record<string, { what: string; is: (content: Buffer) => boolean }> = {
  pdf: { what: 'a PDF document', is: (content) => content.subarray(0, 1024).includes('%PDF-') },
  mp4: { what: 'an MP4 film', is: (content) => content.toString('latin1', 4, 8) === 'ftyp' },
  vtt: { what: 'a WebVTT file', is: (content) => /^\ufeff?WEBVTT/.test(content.toString('utf8', 0, 16)) },
  webm: { what: 'a WebM film', is: (content) => content.toString('latin1', 0, 4) === '\x1aE\xdf\xa3' },
}

/** What can be found out about a media file from its content without decoding it. @param file its name */
export function inspectMedia(file: string, content: Buffer): Media {
  const media: Media = { bytes: content.length }
  const fault = (message: string, hint: string): Media => ({ ...media, fault: { message, hint } })
  if (content.length === 0) return fault('This file is empty.', saveAgain)
  const beginning = beginnings[formatOf(file)]
  if (beginning && !beginning.is(content)) return fault(`This is not ${beginning.what}.`, saveAgain)
  if (!isPicture(file)) return media

  const { type, width, height } = sizeOf(content)
  if (type === undefined && isVector(file) && content.includes('<svg'))
    return fault('This drawing has no size.', 'Give it a "viewBox", or a "width" and a "height".')
  if (type === undefined) return fault('This picture cannot be read.', saveAgain)
  if (type !== formatOf(file).replace('jpeg', 'jpg')) {
    const right = formats.picture.includes(type)
      ? `Rename it to end in ".${type}".`
      : 'Save it as PNG, JPEG, WebP or AVIF.'
    return fault(
      `The content of this picture is ${type.toUpperCase()}, though its name ends in ".${formatOf(file)}".`,
      right,
    )
  }
  if (!width || !height) return fault('This picture has no size.', saveAgain)
  if (width * height > mostPixels)
    return fault(
      `This picture is too large: ${width} × ${height} pixels.`,
      'Save it smaller; 1280 pixels wide is best.',
    )

  Object.assign(media, { width, height, hash: hashOf(content) })
  if (!isVector(file)) return media
  const svg = content.toString()
  const [unsafe] = unsafeInSvg(svg)
  if (unsafe !== undefined)
    return fault(`This drawing has ${unsafe}.`, 'Remove it: a picture may not run scripts or load other files.')
  return { ...media, labels: marksOf(svg), ...(svg.includes('var(--flow') && { moves: true }) }
}

/** What kind of picture it is, and its width and height as it is looked at; nothing when they cannot be found. */
function sizeOf(content: Buffer): { type?: string; width?: number; height?: number } {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content)
    // A camera that lay on its side says so in the picture (EXIF orientations 5 to 8).
    return orientation > 4 ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return {}
  }
}
