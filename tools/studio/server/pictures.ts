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
import type { MediaAnswer, MediaState } from '../protocol'
import { requirePlain } from './page-files'

/** Formats that a picture may come in; it is kept as AVIF. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']

/** The widest that a picture is kept, in pixels: more than the site ever shows of it. */
const widest = 1600

/** How good it is kept: what is shown is encoded again from it. */
const quality = 80

/** How hard the encoder tries, of 9: its usual 4 takes ten times as long, while the author waits, for a tenth fewer bytes. */
const effort = 1

/** The most pixels that are decoded: more than any camera makes. */
const mostPixels = 150_000_000

/** All media files, and the pages that show each. @param site without its pages */
export function mediaStates({ source, index, printed, settings }: Site): MediaState[] {
  const users = new Map<string, MediaState['usedBy']>()
  const add = (file: string, name: string, title: string) => {
    const known = users.get(file) ?? []
    if (!known.some((one) => one.name === name)) users.set(file, [...known, { name, title }])
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
 * Takes a picture in: what it is, its bytes tell. It is turned upright, made no wider than needed and encoded again, without
 * what cameras write about place and time. A drawing is kept as it is when it does no harm.
 * @param name of the file it was
 * @param folder of pictures it comes into: that of a page
 * @throws Refusal for what is no picture that the site can show
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
  // Loaded when there is something to encode.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels })
    const { format } = await picture.metadata()
    if (formats.includes(format))
      return await picture
        .autoOrient()
        .resize({ width: widest, withoutEnlargement: true })
        .avif({ quality, effort })
        .toBuffer()
  } catch {
    // It is said below.
  }
  throw new Refusal(
    say`This is not a picture that can be shown, or it is damaged. Save it as JPEG, PNG, WebP, AVIF or SVG.`,
  )
}

/** A name that no other file of the folder has; that of the same picture, where it is there. */
function freeName(folder: string, stem: string, ending: string, bytes: Buffer): string {
  for (let number = 1; ; number++) {
    const file = `${folder}/${stem}${number === 1 ? '' : `-${number}`}.${ending}`
    const path = join(mediaFolder, file)
    requirePlain(path)
    if (!existsSync(path) || hashOf(readFileSync(path)) === hashOf(bytes)) return file
  }
}
