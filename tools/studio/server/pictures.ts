import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { slugOf } from '../../content/json/new-id'
import { iconFiles } from '../../content/read/icons'
import { mediaFolder } from '../../content/read/media'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { writeWhole } from '../../files/cache'
import { hashOf } from '../../files/files'
import { inspectMedia } from '../../files/site/inspect'
import { animated, readRaster } from '../../files/site/raster'
import { widthsOf } from '../../site/pictures/encode'
import type { MediaAnswer, MediaState } from '../protocol'
import { requirePlain } from './page-files'

/** Formats that can be uploaded, by their names in sharp. All these pictures are stored as AVIF. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']

/** Maximum width of a stored picture, in pixels. Only wide pictures are published wider, and thus stored wider. */
const widest = 1600

/** AVIF quality of stored pictures, 1 to 100. It is high because the published pictures are encoded from them. */
const quality = 80

/** Effort of the AVIF encoder, 0 to 9. The default, 4, would save a tenth of the bytes but take ten times as long. */
const effort = 1

/** Maximum number of pixels in an uploaded picture. Cameras take smaller pictures. */
const mostPixels = 150_000_000

/** Lists all media files, each with the pages that show it. @param site the site without its pages */
export function mediaStates({ source, index, printed, settings }: Site): MediaState[] {
  const users = new Map<string, MediaState['usedBy']>()
  const add = (file: string, name: string, title: string) => {
    const knownUsers = users.get(file) ?? []
    if (!knownUsers.some((user) => user.name === name)) users.set(file, [...knownUsers, { name, title }])
  }
  for (const { name, names, lang, media } of index.pages)
    for (const file of media) add(file, name, names[lang]?.text ?? name)
  for (const { name, annotations, document } of printed)
    for (const { kind, value } of annotations)
      if (kind === 'media') add(String(value), name, String(document.json.title))
  for (const { kind, value } of settings.annotations) if (kind === 'media') add(String(value), '_site', '')
  for (const file of iconFiles(settings)) add(file, '_site', '')
  return Object.entries(source.media).map(([file, media]) => ({ file, media, usedBy: users.get(file) ?? [] }))
}

/**
 * Stores an uploaded picture, whose format is detected from its bytes. The picture is turned upright, scaled down if it
 * is too wide, and encoded again without metadata about place and time. A safe SVG is stored unchanged.
 * @param name name of the uploaded file
 * @param folder name of the page's picture folder
 * @throws Refusal if the file is not a picture that the site can show
 */
export async function takePicture(name: string, folder: string, content: Buffer): Promise<MediaAnswer> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder)) throw new Refusal(say`"${folder}" is not a folder of pictures.`)
  const isDrawing = /^\s*(<\?xml|<!--|<svg)/.test(content.toString('utf8', 0, 200)) && content.includes('<svg')
  const [bytes, ending] = isDrawing ? [content, 'svg'] : [await encoded(content), 'avif']
  const file = freeName(folder, slugOf(name) || 'picture', ending, bytes)
  const media = inspectMedia(file, bytes)
  if (media.fault) throw new Refusal([media.fault.message, media.fault.hint])
  const path = join(mediaFolder, file)
  requirePlain(path)
  if (!existsSync(path)) writeWhole(path, bytes)
  return { file, media }
}

async function encoded(content: Buffer): Promise<Buffer> {
  if (readRaster(content)?.isAnimated) throw new Refusal([animated.message, animated.hint])
  // The library is loaded on demand, because only uploads need it.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels })
    const { format, autoOrient } = await picture.metadata()
    const widestPublished = widthsOf(autoOrient.width, autoOrient.height).at(-1) ?? widest
    if (formats.includes(format))
      return await picture
        .autoOrient()
        .resize({ width: Math.max(widest, widestPublished), withoutEnlargement: true })
        .avif({ quality, effort })
        .toBuffer()
  } catch {
    // The Refusal below reports the error.
  }
  throw new Refusal(
    say`This is not a picture that can be shown, or it is damaged. Save it as JPEG, PNG, WebP, AVIF or SVG.`,
  )
}

/** A file name that is not in use in the folder. If the same picture is already there, the name of that picture. */
function freeName(folder: string, stem: string, ending: string, bytes: Buffer): string {
  for (let number = 1; ; number++) {
    const file = `${folder}/${stem}${number === 1 ? '' : `-${number}`}.${ending}`
    const path = join(mediaFolder, file)
    requirePlain(path)
    if (!existsSync(path) || hashOf(readFileSync(path)) === hashOf(bytes)) return file
  }
}
