import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import { imageSize } from 'image-size'
import { globSync } from 'tinyglobby'
import { type Contract, createContract } from '../content/contract'
import { isPicture, mediaFolder } from '../content/media'
import type { Media, Source } from '../content/site'

/** Where the code, the schema and the packages are. The content is where a command runs: the same folder, or another. */
export const projectFolder = resolve(import.meta.dirname, '../..')

/** What is made of the content and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

/** Reads a site's documents, and the names and sizes of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const documents: Source['documents'] = {}
  for (const file of globSync(['pages/**/*.json', 'locales/**/*.json'], { ignore: [`${mediaFolder}/**`] }).sort()) {
    documents[file] = readFileSync(file, 'utf8')
  }
  const media: Source['media'] = {}
  for (const file of globSync('**/*', { cwd: mediaFolder, ignore: ['**/_*/**'] }).sort())
    media[file] = { bytes: statSync(join(mediaFolder, file)).size, ...(isPicture(file) ? sizeOf(file) : {}) }
  return { documents, media }
}

/** Compiles the schema under `schema/`. */
export function readContract(): Contract {
  const schemas: Record<string, AnySchemaObject> = {}
  const folder = join(projectFolder, 'schema')
  for (const path of globSync('**/*.json', { cwd: folder }))
    schemas[path] = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  return createContract(schemas)
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
