import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import { imageSize } from 'image-size'
import { isPicture, isVector, marksOf, mediaFolder } from '../content/media'
import type { Media, Source } from '../content/site'
import { projectFolder } from './code.js'
import { listContent, listFiles } from './listing'

/** What is made of the content and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

/** Reads a site's documents, and the names and sizes of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const files = [...listContent().keys()]
  return { documents: Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])), media: listMedia() }
}

/** The media files with their sizes in bytes, and the marks of those that are technical drawings. */
export function listMedia(): Source['media'] {
  const media: Source['media'] = {}
  // Folders that begin with "_" are not for authors.
  for (const file of listFiles(mediaFolder).sort()) {
    if (/(^|\/)_/.test(file)) continue
    media[file] = { bytes: statSync(join(mediaFolder, file)).size, ...(isPicture(file) ? sizeOf(file) : {}) }
    if (isVector(file)) media[file].marks = marksOf(readMedia(file).toString())
  }
  return media
}

/** The files under `schema/`, parsed, by their paths there. */
export function readSchemas(): Record<string, AnySchemaObject> {
  const schemas: Record<string, AnySchemaObject> = {}
  const folder = join(projectFolder, 'schema')
  for (const path of listFiles(folder).filter((file) => file.endsWith('.json')))
    schemas[path] = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  return schemas
}

/** The bytes of a media file. */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

/** Gives every picture the hash of its content. */
export function hashPictures(media: Source['media']): Source['media'] {
  return Object.fromEntries(
    Object.entries(media).map(([file, one]) => [
      file,
      isPicture(file) ? { ...one, hash: hashOf(readMedia(file)) } : one,
    ]),
  )
}

/** Puts a media file in its place, made or made anew. */
export function writeMedia(file: string, content: Buffer): void {
  mkdirSync(dirname(join(mediaFolder, file)), { recursive: true })
  writeFileSync(join(mediaFolder, file), content)
}

/** A short name for a content: the first 10 hexadecimal digits of its SHA-256. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

/** The beginning of the picture that is measured: as much as finds its size behind all that cameras write before it. */
const head = new Uint8Array(256 * 1024)

/** Width and height of a picture as it is looked at; nothing when they cannot be found. */
function sizeOf(file: string): Pick<Media, 'width' | 'height'> {
  try {
    const { width, height, orientation = 1 } = imageSize(readHead(join(mediaFolder, file)))
    // A camera that lay on its side says so in the picture (EXIF orientations 5 to 8).
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return {}
  }
}

function readHead(file: string): Uint8Array {
  const descriptor = openSync(file, 'r')
  try {
    return head.subarray(0, readSync(descriptor, head))
  } finally {
    closeSync(descriptor)
  }
}
