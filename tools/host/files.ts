import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import sharp from 'sharp'
import { type Contract, createContract } from '../content/contract'
import { marksOf } from '../content/media'
import type { Media, Source } from '../content/site'
import { listContent, listFiles } from './listing'

/** Where the code, the schema and the packages are. The content is where a command runs: the same folder, or another. */
export const projectFolder = projectAbove(import.meta.dirname)

/** What is made of the content and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

const mediaFolder = 'pages/_media'

/** Reads a site's documents, and the names and sizes of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const files = [...listContent().keys()]
  return { documents: Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])), media: listMedia() }
}

/** The media files with their sizes in bytes, and the marks of those that are technical drawings. */
export function listMedia(): Source['media'] {
  const media: Source['media'] = {}
  for (const file of listFiles(mediaFolder).sort()) {
    media[file] = { bytes: statSync(join(mediaFolder, file)).size }
    if (file.endsWith('.svg')) media[file].marks = marksOf(readMedia(file).toString())
  }
  return media
}

/** Compiles the schema under `schema/`. */
export function readContract(): Contract {
  return createContract(readSchemas())
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

/**
 * Finds the size in pixels of every picture. Measured once per content: sizes are kept in the cache by hash.
 * @returns the media with `width`, `height` and `hash` where they are pictures
 */
export async function measure(media: Source['media']): Promise<Source['media']> {
  const cacheFile = join(cacheFolder, 'pictures.json')
  const known: Record<string, Pick<Media, 'width' | 'height'>> = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, 'utf8'))
    : {}
  const measured: Source['media'] = {}
  let isNew = false
  for (const [file, listed] of Object.entries(media)) {
    if (!/\.(svg|avif|webp|png|jpe?g)$/i.test(file)) {
      measured[file] = listed
      continue
    }
    const content = readMedia(file)
    const hash = hashOf(content)
    let size = known[hash]
    if (!size) {
      const { width, height } = await sharp(content).metadata()
      size = { width, height }
      known[hash] = size
      isNew = true
    }
    measured[file] = { ...listed, ...size, hash }
  }
  if (isNew) {
    mkdirSync(dirname(cacheFile), { recursive: true })
    writeFileSync(cacheFile, JSON.stringify(known))
  }
  return measured
}

/** A short name for a content: the first 10 hexadecimal digits of its SHA-256. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

/** Bundled code is elsewhere than its source, and both are somewhere below the project. */
function projectAbove(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : projectAbove(dirname(folder))
}
