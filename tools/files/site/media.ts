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
import { inspectMedia, publishedContent } from './inspect'

/**
 * Lists the media files with their sizes in bytes, plus dimensions and content hashes for pictures, and labels for
 * technical drawings. Only files that have changed are read again. Unreadable files are included, with a `fault`.
 * @param problems list to which a problem with the media folder itself is added
 */
export function listMedia(problems: Problem[]): Source['media'] {
  const memo = bytesMemo()
  const media: Source['media'] = {}
  const unreadable: Problem[] = []
  // Folders whose names begin with "_" are skipped, because commands, not authors, manage them.
  const paths = findFiles(mediaFolder, unreadable, (_, info) => !(info.isDirectory() && info.name.startsWith('_')))
  for (const path of paths.sort()) {
    const file = path.slice(mediaFolder.length + 1)
    const fingerprint = fingerprintOf(path)
    if (fingerprint === undefined) continue
    media[file] = memo.find('media', file, fingerprint) ?? memo.put('media', file, fingerprint, inspectFile(file))
  }
  if (memo.isNew) memo.save()
  for (const problem of unreadable) {
    if (problem.file === mediaFolder) problems.push(problem)
    else media[problem.file.slice(mediaFolder.length + 1)] = unreadableMedia(problem)
  }
  return media
}

function inspectFile(file: string): Media {
  try {
    return inspectMedia(file, readMedia(file))
  } catch (error) {
    return unreadableMedia(failure(join(mediaFolder, file), error))
  }
}

function unreadableMedia(
  { message, hint }: Pick<Problem, 'message' | 'hint'> = { message: say`The file no longer exists.` },
): Media {
  return { bytes: 0, fault: { message, hint } }
}

/** Reads a media file. @param file path within the media folder */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

/** The content that the site publishes for a media file. @param file path within the media folder */
export function readPublished(file: string): Buffer {
  return publishedContent(file, readMedia(file))
}

/** Writes a new or existing media file. @param file path within the media folder */
export function writeMedia(file: string, content: Buffer): void {
  mkdirSync(dirname(join(mediaFolder, file)), { recursive: true })
  writeFileSync(join(mediaFolder, file), content)
}
