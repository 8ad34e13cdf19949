import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { imageSize } from 'image-size'
import { isPicture, isVector, marksOf, mediaFolder } from '../content/media'
import type { Media, Source } from '../content/site'
import { cacheFolder, keep, readKept } from './cache'
import { hashOf } from './files'
import { listFiles, stampOf } from './listing'

/** What was found out about files, as long as they have the same stamp. */
type Known = { form: number; files: Record<string, { stamp: string; media: Media }> }

/** Raised when something else is to be found out. */
const form = 1

const knownFile = join(cacheFolder, 'media.json')

/**
 * The media files with their sizes in bytes, the size and hash of pictures, and the marks of technical drawings. A file
 * is read once, and again when it changed.
 */
export function listMedia(): Source['media'] {
  const kept = readKept<Known>(knownFile)
  const before = kept?.form === form ? kept.files : {}
  const files: Known['files'] = {}
  // Folders that begin with "_" are not for authors.
  for (const file of listFiles(mediaFolder).sort()) {
    if (/(^|\/)_/.test(file)) continue
    const stamp = stampOf(join(mediaFolder, file))
    const known = before[file]
    files[file] = known?.stamp === stamp ? known : { stamp, media: look(file) }
  }
  if (JSON.stringify(files) !== JSON.stringify(before)) keep(knownFile, { form, files } satisfies Known)
  return Object.fromEntries(Object.entries(files).map(([file, { media }]) => [file, media]))
}

function look(file: string): Media {
  const media: Media = { bytes: statSync(join(mediaFolder, file)).size }
  if (!isPicture(file)) return media
  const content = readMedia(file)
  Object.assign(media, sizeOf(content), { hash: hashOf(content) })
  return isVector(file) ? { ...media, marks: marksOf(content.toString()) } : media
}

/** Width and height of a picture as it is looked at; nothing when they cannot be found. */
function sizeOf(content: Buffer): Pick<Media, 'width' | 'height'> {
  try {
    const { width, height, orientation = 1 } = imageSize(content)
    // A camera that lay on its side says so in the picture (EXIF orientations 5 to 8).
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return {}
  }
}

/** The bytes of a media file. */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

/** Puts a media file in its place, made or made anew. */
export function writeMedia(file: string, content: Buffer): void {
  mkdirSync(dirname(join(mediaFolder, file)), { recursive: true })
  writeFileSync(join(mediaFolder, file), content)
}
