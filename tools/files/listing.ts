import { type Dirent, readdirSync, statSync } from 'node:fs'
import { fileNameProblem, isHidden } from '../content/file-name'
import type { Problem } from '../content/problem'
import { failure, irregularity } from './failure'

/** Files by their paths from the project's root, each with a stamp that is another when the file changed: size and time. */
export type Stamps = Map<string, string>

/** Files, and what is wrong with those that cannot be read or only look like some. */
export type Listing = { stamps: Stamps; problems: Problem[] }

/** Lists the documents of the content in the folder the command runs in, without reading them. */
export function listContent(): Listing {
  const problems: Problem[] = []
  const files = ['locales', 'pages'].flatMap((folder) => findFiles(folder, problems, checkName(problems)))
  const stamps: Stamps = new Map()
  for (const path of files.sort()) {
    const stamp = stampOf(path)
    if (stamp !== undefined) stamps.set(path, stamp)
  }
  return { stamps, problems }
}

/** Whether a file below `pages` or `locales` is a document of the content. */
export function isContent(path: string): boolean {
  return (
    /^(pages|locales)\/[^\p{Cc}]*\.json$/u.test(path) && !path.startsWith('pages/_media/') && !/(^|\/)\./.test(path)
  )
}

function checkName(problems: Problem[]): (path: string, entry: Dirent) => boolean {
  return (path, entry) => {
    if (path === 'pages/_media') return false
    const problem = fileNameProblem(path, entry.isDirectory())
    if (problem) problems.push(problem)
    return entry.isDirectory() || isContent(path)
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
  isWanted: (path: string, entry: Dirent) => boolean = () => true,
): string[] {
  const found: string[] = []
  const add = (problem: Problem | undefined) => {
    if (problem) problems.push(problem)
    return problem === undefined
  }
  const walk = (below: string) => {
    for (const entry of entriesIn(below, add)) {
      const path = `${below}/${entry.name}`
      if (isHidden(entry.name)) continue
      const isLookedFor = isWanted(path, entry)
      // A link may lead to a folder with pages, whatever it is called.
      if (!isLookedFor && !entry.isSymbolicLink()) continue
      if (entry.isDirectory()) walk(path)
      else if ((entry.isFile() || add(irregularity(path))) && isLookedFor) found.push(path)
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
    for (const entry of readdirSync(folder + below, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${below}/${entry.name}`)
      else found.push(`${below}/${entry.name}`.slice(1))
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
export function stampOf(path: string): string | undefined {
  try {
    const found = statSync(path)
    return found.isFile() ? `${found.size} ${found.mtimeMs}` : undefined
  } catch {
    return undefined
  }
}
