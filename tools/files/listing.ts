import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { tableOfFile } from '../content/base/page-of-file'
import { fileProblem, type Problem } from '../content/base/problem'
import { isRootFile } from '../content/base/root-files'
import { fileNameProblem, isHidden, printable } from '../content/read/file-name'
import { say } from '../content/say/say.js'
import { failure, irregularity } from './failure'

/** Folder of the custom blocks, next to `pages`. It contains a folder for each block, named after the block's type. */
export const blocksFolder = 'blocks'

/** Fingerprints of files, by path relative to the site's folder; see `fingerprintOf`. */
export type Fingerprints = Map<string, string>

/**
 * Content files, and problems with files: those that cannot be read, and those that are ignored although their names or
 * folders are similar to those of content.
 */
export type Listing = { fingerprints: Fingerprints; problems: Problem[] }

/** Lists the documents of the site in the current folder without reading them. */
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

/** Size limit for misplaced pages, in bytes. Larger JSON files are assumed to be lock files or data. */
const maxPageBytes = 500_000

/** Warnings about pages that are ignored because they are next to `pages`, or in a folder with a similar name. */
function misplacedPages(): Problem[] {
  const files = entriesIn('.', () => {}).flatMap((info) => {
    const { name } = info
    if (isHidden(name, info.isDirectory())) return []
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

/** Whether a file contains a list of blocks, as pages do. The file need not be valid JSON. */
function looksLikePage(path: string): boolean {
  try {
    return lstatSync(path).size <= maxPageBytes && /"blocks"\s*:\s*\[/.test(readFileSync(path, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether a path is that of a content file: a JSON or Markdown file in `pages` or `locales`, a table in their folder
 * `_data`, or a file for the root of the host. Media files and hidden files are not content files.
 */
export function isContent(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return (
    (/^(pages|locales)\/[^\p{Cc}]*\.(json|md)$/u.test(path) || tableOfFile(path) !== undefined || isRootFile(path)) &&
    !path.startsWith('pages/_media/') &&
    !isHidden(name) &&
    !folders.some((folder) => (folder.startsWith('.') && !isRootFile(path)) || isHidden(folder, true))
  )
}

function checkName(problems: Problem[]): (path: string, info: Dirent) => boolean | undefined {
  return (path, info) => {
    // Media files are listed by `listMedia`.
    if (path === 'pages/_media') return undefined
    const problem = fileNameProblem(path, info.isDirectory())
    if (problem) problems.push(problem)
    return info.isDirectory() || isContent(path)
  }
}

/**
 * Lists the regular files below a content folder, except hidden files. Symbolic links are not followed. The list is
 * empty if the folder does not exist.
 * @param problems list to which problems with files and folders are added
 * @param isWanted returns whether to list a file or enter a folder. If undefined, the path is skipped and no problem
 * is reported; if false, the path is skipped, but a link to a folder is reported
 */
export function findFiles(
  folder: string,
  problems: Problem[],
  isWanted: (path: string, info: Dirent) => boolean | undefined = () => true,
): string[] {
  const paths: string[] = []
  const add = (problem: Problem | undefined) => {
    if (problem) problems.push(problem)
    return problem === undefined
  }
  const walk = (below: string) => {
    for (const info of entriesIn(below, add)) {
      const path = `${below}/${info.name}`
      if (isHidden(info.name, info.isDirectory()) || !add(unreadableName(path, info))) continue
      const isLookedFor = isWanted(path, info)
      // A symbolic link is checked even if no file with its name is wanted, because the link may point to a folder with
      // pages.
      if (isLookedFor === undefined || (!isLookedFor && !info.isSymbolicLink())) continue
      if (info.isDirectory()) walk(path)
      else if ((info.isFile() || add(irregularity(path, isLookedFor))) && isLookedFor) paths.push(path)
    }
  }
  if (add(irregularity(folder))) walk(folder)
  return paths
}

function entriesIn(folder: string, fail: (problem: Problem | undefined) => void): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    fail(failure(folder, error))
    return []
  }
}

/** Problem with a name that is not valid UTF-8: Node cannot open the file, because it decodes the name incorrectly. */
function unreadableName(path: string, info: Dirent): Problem | undefined {
  if (!info.name.includes('\ufffd')) return undefined
  const message = info.isDirectory()
    ? say`The name of this folder is not UTF-8, so it cannot be opened.`
    : say`The name of this file is not UTF-8, so it cannot be opened.`
  return fileProblem(printable(path), 'file-name', message, say`Rename it.`)
}

/** Paths of all files below a folder, relative to that folder; none if the folder does not exist. */
export function listFiles(folder: string): string[] {
  const paths: string[] = []
  const walk = (below: string) => {
    for (const info of readdirSync(folder + below, { withFileTypes: true })) {
      if (info.isDirectory()) walk(`${below}/${info.name}`)
      else paths.push(`${below}/${info.name}`.slice(1))
    }
  }
  try {
    walk('')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return paths
}

/**
 * Returns a fingerprint that changes whenever the file changes. As in Git, the fingerprint includes ctime and inode,
 * because other programs can change a file without changing its size and mtime.
 * @returns undefined if the file is missing or not a regular file
 */
export function fingerprintOf(path: string): string | undefined {
  try {
    // Without this option, each missing file would throw an exception, which takes longer than the lookup.
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : undefined
  } catch {
    return undefined
  }
}
