import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The file that is in the folder of the project, and in no other with tools of it. */
const lockFile = 'package-lock.json'

/**
 * Where the code, the schema and the packages are. The content is where a command runs: the same folder, or another.
 * Bundled code is elsewhere than its source, and both are somewhere below the project.
 */
export const projectFolder = projectAbove(import.meta.dirname)

/** @type {string | undefined} */
let foundCache

/**
 * Where what is made of the code is kept: with the code, or, where nothing can be written there, with temporary files.
 * @returns {string}
 */
export function codeCache() {
  foundCache ??= writable(join(projectFolder, '.cache')) ?? elsewhere()
  return foundCache
}

/** @returns {string} a folder of temporary files, from which the project and its packages are found by links */
function elsewhere() {
  const name = createHash('sha256').update(projectFolder).digest('hex').slice(0, 10)
  const folder = join(tmpdir(), `pages-of-json-${name}`)
  mkdirSync(folder, { recursive: true })
  for (const linked of ['node_modules', lockFile])
    if (!existsSync(join(folder, linked))) symlinkSync(join(projectFolder, linked), join(folder, linked), 'junction')
  return folder
}

/** @param {string} folder @returns {string | undefined} */
function writable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return folder
  } catch {
    return undefined
  }
}

/**
 * @param {string} folder
 * @returns {string}
 */
function projectAbove(folder) {
  const lock = join(folder, lockFile)
  if (!existsSync(lock)) return projectAbove(dirname(folder))
  return lstatSync(lock).isSymbolicLink() ? dirname(realpathSync(lock)) : folder
}
