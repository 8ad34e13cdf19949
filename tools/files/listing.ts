import { type Dirent, readdirSync, statSync } from 'node:fs'
import { fileNameProblem, isHidden } from '../content/file-name'
import type { Problem } from '../content/problem'
import { failure, irregularity } from './failure'

/** Files by their paths from the project's root, each with a fingerprint that is another when the file changed: size and time. */
export type Fingerprints = Map<string, string>

/** Files, and what is wrong with those that cannot be read or only look like some. */
export type Listing = { fingerprints: Fingerprints; problems: Problem[] }

/** Lists the documents of the content in the folder the command runs in, without reading them. */
export function listContent(): Listing {
  const problems: Problem[] = []
  const files = ['locales', 'pages'].flatMap((folder) => findFiles(folder, problems, checkName(problems)))
  const fingerprints: Fingerprints = new Map()
  for (const path of files.sort()) {
    const fingerprint = fingerprintOf(path)
    if (fingerprint !== undefined) fingerprints.set(path, fingerprint)
  }
  return { fingerprints, problems }
}

/** Whether a file below `pages` or `locales` is a document of the content. */
export function isContent(path: string): boolean {
  return (
    /^(pages|locales)\/[^\p{Cc}]*\.json$/u.test(path) && !path.startsWith('pages/_media/') && !/(^|\/)\./.test(path)
  )
}

function checkName(problems: Problem[]): (path: string, info: Dirent) => boolean {
  return (path, info) => {
    if (path === 'pages/_media') return false
    const problem = fileNameProblem(path, info.isDirectory())
    if (problem) problems.push(problem)
    return info.isDirectory() || isContent(path)
  }
}

/**
 * The paths of all regular files below a folder of the content, hidden ones left out; none when it does not exist.
 * @param problems where is added why something cannot be read
 * @param isWanted whether to look closer at a file or folder
 */
export function findFiles(
  folder: string,
  problems: Problem[],
  isWanted: (path: string, info: Dirent) => boolean = () => true,
): string[] {
  const found: string[] = []
  const add = (problem: Problem | undefined) => {
    if (problem) problems.push(problem)
    return problem === undefined
  }
  const walk = (below: string) => {
    for (const info of entriesIn(below, add)) {
      const path = `${below}/${info.name}`
      if (isHidden(info.name)) continue
      const isLookedFor = isWanted(path, info)
      // A link may lead to a folder with pages, whatever it is called.
      if (!isLookedFor && !info.isSymbolicLink()) continue
      if (info.isDirectory()) walk(path)
      else if ((info.isFile() || add(irregularity(path))) && isLookedFor) found.push(path)
    }
  }
  walk(folder)
  return found
}

function entriesIn(folder: string, fail: (problem: Problem | undefined) => void): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    fail(failure(folder, error))
    return []
  }
}
/** The paths of all files below a folder that commands fill, from it; none when it does not exist. */
export function listFiles(folder: string): string[] {
  const found: string[] = []
  const walk = (below: string) => {
    for (const info of readdirSync(folder + below, { withFileTypes: true })) {
      if (info.isDirectory()) walk(`${below}/${info.name}`)
      else found.push(`${below}/${info.name}`.slice(1))
    }
  }
  try {
    walk('')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found
}

/** Another when the file changed: its size and time. Undefined for what is no regular file, or gone. */
export function fingerprintOf(path: string): string | undefined {
  try {
    const found = statSync(path)
    return found.isFile() ? `${found.size} ${found.mtimeMs}` : undefined
  } catch {
    return undefined
  }
}
