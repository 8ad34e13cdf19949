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

/** Where commands begin, below the folder of the engine: in its repository and in its package alike. */
const beginning = ['tools', 'run.js']

/**
 * Where the code and the schema are. The content is where a command runs: the same folder, or another.
 * Bundled code is elsewhere than its source, and both are somewhere below the engine.
 */
export const projectFolder = projectAbove(import.meta.dirname)

/**
 * What was made of the code for the package of the engine, which has no sources: the bundle, and the compiled schema. In
 * the repository of the engine it is undefined.
 */
export const packed = packedIn(join(projectFolder, 'packed'))

/**
 * What the engine says of itself to npm: its name, its version, and the packages that it is made with.
 * @returns {{ name: string, version: string, devDependencies: Record<string, string>, peerDependencies: Record<string, string> }}
 */
export function manifest() {
  return JSON.parse(readFileSync(join(projectFolder, packed ? '..' : '.', 'package.json'), 'utf8'))
}

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
