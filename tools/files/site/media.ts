import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../../content/base/problem'
import { mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import type { Source } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { failure } from '../failure'
import { findFiles, fingerprintOf } from '../listing'
import { bytesMemo } from '../memo'
import { inspectMedia } from './inspect'

/**
 * The media files with their sizes in bytes, the size and hash of pictures, and the marks of technical drawings. A file
 * is read once, and again when it changed. One that cannot be read is there too, with its fault.
 * @param problems where is added what is wrong with folders
 */
export function listMedia(problems: Problem[]): Source['media'] {
  const memo = bytesMemo()
  const media: Source['media'] = {}
  const unreadable: Problem[] = []
  // Folders that begin with "_" are not for authors.
  const paths = findFiles(mediaFolder, unreadable, (_, info) => !(info.isDirectory() && info.name.startsWith('_')))
  for (const path of paths.sort()) {
    const file = path.slice(mediaFolder.length + 1)
    const fingerprint = fingerprintOf(path)
    if (fingerprint === undefined) continue
    media[file] = memo.find('media', file, fingerprint) ?? memo.put('media', file, fingerprint, look(file))
  }
  if (memo.isNew) memo.save()
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

function unread(
  { message, hint }: Pick<Problem, 'message' | 'hint'> = { message: say`The file no longer exists.` },
): Media {
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
