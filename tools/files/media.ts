import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mediaFolder } from '../content/media'
import type { Media } from '../content/model'
import type { Problem } from '../content/problem'
import type { Source } from '../content/site'
import { say } from '../language/say.js'
import { cacheFolder, keep, readKept } from './cache'
import { failure } from './failure'
import { inspectMedia } from './inspect'
import { findFiles, fingerprintOf } from './listing'

/** The facts about files, as long as they have the same fingerprint. */
type Known = { form: number; files: Record<string, { fingerprint: string; media: Media }> }

/** Raised when something else is to be found out. */
const knownVersion = 4

const knownFile = join(cacheFolder, 'media.json')

/**
 * The media files with their sizes in bytes, the size and hash of pictures, and the marks of technical drawings. A file
 * is read once, and again when it changed. One that cannot be read is there too, with its fault.
 * @param problems where is added what is wrong with folders
 */
export function listMedia(problems: Problem[]): Source['media'] {
  const kept = readKept<Known>(knownFile)
  const before = new Map(Object.entries((kept?.form === knownVersion && kept.files) || {}))
  const unreadable: Problem[] = []
  // Folders that begin with "_" are not for authors.
  const paths = findFiles(mediaFolder, unreadable, (_, info) => !(info.isDirectory() && info.name.startsWith('_')))
  const found: [file: string, Known['files'][string]][] = []
  for (const path of paths.sort()) {
    const file = path.slice(mediaFolder.length + 1)
    const fingerprint = fingerprintOf(path)
    if (fingerprint === undefined) continue
    const known = before.get(file)
    found.push([file, known?.fingerprint === fingerprint && known.media ? known : { fingerprint, media: look(file) }])
  }
  const files: Known['files'] = Object.fromEntries(found)
  if (JSON.stringify(files) !== JSON.stringify(Object.fromEntries(before)))
    keep(knownFile, { form: knownVersion, files } satisfies Known)
  const media = Object.fromEntries(found.map(([file, { media }]) => [file, media]))
  for (const problem of unreadable) {
    if (problem.file === mediaFolder) problems.push(problem)
    else media[problem.file.slice(mediaFolder.length + 1)] = unread(problem)
  }
  return media
}

function look(file: string): Media {
  try {
    return inspectMedia(file, readMedia(file))
  } catch (error) {
    return unread(failure(join(mediaFolder, file), error))
  }
}

function unread({ message, hint }: Pick<Problem, 'message' | 'hint'> = { message: say`The file is gone.` }): Media {
  return { bytes: 0, fault: { message, hint } }
}

/** The bytes of a media file. */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

/** Puts a media file in its place, for the first time or again. */
export function writeMedia(file: string, content: Buffer): void {
  mkdirSync(dirname(join(mediaFolder, file)), { recursive: true })
  writeFileSync(join(mediaFolder, file), content)
}
