import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { fileProblem, type Problem } from '../content/base/problem'
import { fileNameProblem, isHidden, printable } from '../content/read/file-name'
import { say } from '../content/say/say.js'
import { failure, irregularity } from './failure'

/** The folder of the site's own blocks, next to its pages: in it a folder for each, named by its type. */
export const blocksFolder = 'blocks'

/** Files by their paths from the project's root, each with a fingerprint that is another when the file changed. */
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
  problems.push(...misplacedPages())
  return { fingerprints, problems }
}

/** The most bytes of a page that is looked for outside of its folder: what is larger is a lock file or data. */
const mostBytes = 500_000

/** Pages that were saved next to the folder `pages`, or in one called nearly so, where nothing reads them. */
function misplacedPages(): Problem[] {
  const files = entriesIn('.', () => {}).flatMap((info) => {
    const { name } = info
    if (isHidden(name)) return []
    if (info.isFile()) return isJson(name) ? [name] : []
    return info.isDirectory() && /^pages?$/i.test(name) && name !== 'pages' ? findFiles(name, [], wantsJson) : []
  })
  return files
    .filter(looksLikePage)
    .sort()
    .map((path) => {
      const message = say`This looks like a page; it is ignored, because it is not in the folder "pages".`
      const hint = say`Move it to "pages/${printable(path.replace(/^pages?\//i, ''))}", or delete it.`
      return fileProblem(printable(path), 'misplaced-page', message, hint, 'warning')
    })
}

const isJson = (name: string) => name.endsWith('.json')
const wantsJson = (path: string, info: Dirent) => info.isDirectory() || isJson(path)

/** Whether a file has blocks as pages have; no matter whether it is JSON that can be read. */
function looksLikePage(path: string): boolean {
  try {
    return lstatSync(path).size <= mostBytes && /"blocks"\s*:\s*\[/.test(readFileSync(path, 'utf8'))
  } catch {
    return false
  }
}

/** Whether a file below `pages` or `locales` is a document of the content. */
export function isContent(path: string): boolean {
  return (
    /^(pages|locales)\/[^\p{Cc}]*\.json$/u.test(path) && !path.startsWith('pages/_media/') && !/(^|\/)\./.test(path)
  )
}

function checkName(problems: Problem[]): (path: string, info: Dirent) => boolean | undefined {
  return (path, info) => {
    // It is listed by itself.
    if (path === 'pages/_media') return undefined
    const problem = fileNameProblem(path, info.isDirectory())
    if (problem) problems.push(problem)
    return info.isDirectory() || isContent(path)
  }
}

/**
 * The paths of all regular files below a folder of the content, hidden ones left out; none when it does not exist. No
 * link is followed.
 * @param problems where is added why something cannot be read
 * @param isWanted whether to look closer at a file or folder; undefined where not even a link is reported
 */
export function findFiles(
  folder: string,
  problems: Problem[],
  isWanted: (path: string, info: Dirent) => boolean | undefined = () => true,
): string[] {
  const found: string[] = []
  const add = (problem: Problem | undefined) => {
    if (problem) problems.push(problem)
    return problem === undefined
  }
  const walk = (below: string) => {
    for (const info of entriesIn(below, add)) {
      const path = `${below}/${info.name}`
      if (isHidden(info.name) || !add(unreadableName(path, info))) continue
      const isLookedFor = isWanted(path, info)
      // A link may lead to a folder with pages, whatever it is called.
      if (isLookedFor === undefined || (!isLookedFor && !info.isSymbolicLink())) continue
      if (info.isDirectory()) walk(path)
      else if ((info.isFile() || add(irregularity(path, isLookedFor))) && isLookedFor) found.push(path)
    }
  }
  if (add(irregularity(folder))) walk(folder)
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

/** Says that a name is not UTF-8: nothing can be opened by what was read of it. */
function unreadableName(path: string, info: Dirent): Problem | undefined {
  if (!info.name.includes('\ufffd')) return undefined
  const message = info.isDirectory()
    ? say`The name of this folder is not UTF-8, so it cannot be opened.`
    : say`The name of this file is not UTF-8, so it cannot be opened.`
  return fileProblem(printable(path), 'file-name', message, say`Rename it.`)
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

/**
 * Another when the file changed. As with Git, the time of change and the number of the file count too: commands can set
 * size and time as they were. Undefined for what is no regular file, or gone.
 */
export function fingerprintOf(path: string): string | undefined {
  try {
    const found = lstatSync(path)
    return found.isFile() ? `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : undefined
  } catch {
    return undefined
  }
}
