import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Path segments of the commands' entry point in the engine's folder, both in the repository and in the npm package. */
const beginning = ['tools', 'run.js']

/**
 * Folder of the engine, with its code and schema. The site is in the current folder, which may be elsewhere. The
 * engine's folder is found by searching upwards, because bundled code and its source are at different depths.
 */
export const projectFolder = projectAbove(import.meta.dirname)

/**
 * Paths of the bundle's folder and of the compiled schema in the engine's npm package, which has no sources. Undefined
 * in the engine's repository.
 */
export const packed = packedIn(join(projectFolder, 'packed'))

/**
 * Reads the engine's `package.json`.
 * @returns {{ name: string, version: string, devDependencies: Record<string, string>, peerDependencies: Record<string, string> }}
 */
export function manifest() {
  return JSON.parse(readFileSync(join(projectFolder, packed ? '..' : '.', 'package.json'), 'utf8'))
}

/** @type {string | undefined} */
let foundCache

/**
 * Folder for files generated from code: in the engine's folder or, if that is read-only, in the temporary folder.
 * @returns {string}
 */
export function codeCache() {
  foundCache ??= writable(join(projectFolder, '.cache')) ?? elsewhere()
  return foundCache
}

/** @returns {string} a temporary folder with links to the engine's code and packages */
function elsewhere() {
  const name = createHash('sha256').update(projectFolder).digest('hex').slice(0, 10)
  const folder = join(tmpdir(), `pages-of-json-${name}`)
  mkdirSync(folder, { recursive: true })
  for (const linked of ['node_modules', 'tools'])
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
  const [tools = '', run = ''] = beginning
  const here = join(folder, tools)
  if (!existsSync(join(here, run))) return projectAbove(dirname(folder))
  return lstatSync(here).isSymbolicLink() ? dirname(realpathSync(here)) : folder
}

/**
 * @param {string} folder
 * @returns {{ bundle: string, contract: string } | undefined}
 */
function packedIn(folder) {
  if (!existsSync(folder)) return undefined
  const bundle = readdirSync(folder).find((name) => name.startsWith('bundle-'))
  return bundle === undefined ? undefined : { bundle: join(folder, bundle), contract: join(folder, 'contract.cjs') }
}
