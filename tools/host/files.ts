import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { type Contract, createContract } from '../content/contract'
import { marksOf } from '../content/media'
import type { Media, Source } from '../content/site'

/** Everything that is made and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

const mediaFolder = 'pages/_media'

/** Reads a site's documents, and the names and sizes of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const documents: Source['documents'] = {}
  for (const file of globSync(['pages/**/*.json', 'locales/**/*.json'], { ignore: [`${mediaFolder}/**`] }).sort()) {
    documents[file] = readFileSync(file, 'utf8')
  }
  const media: Source['media'] = {}
  for (const file of globSync('**/*', { cwd: mediaFolder }).sort()) {
    media[file] = { bytes: statSync(join(mediaFolder, file)).size }
    if (file.endsWith('.svg')) media[file].marks = marksOf(readMedia(file).toString())
  }
  return { documents, media }
}

/** Compiles the schema under `schema/`. */
export function readContract(): Contract {
  const schemas: Record<string, AnySchemaObject> = {}
  for (const path of globSync('**/*.json', { cwd: 'schema' }))
    schemas[path] = JSON.parse(readFileSync(join('schema', path), 'utf8'))
  return createContract(schemas)
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
  for (const [file, { bytes }] of Object.entries(media)) {
    if (!/\.(svg|avif|webp|png|jpe?g)$/i.test(file)) {
      measured[file] = { bytes }
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
    measured[file] = { bytes, ...size, hash }
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
