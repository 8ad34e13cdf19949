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

/** The file that is in the folder of the project, and in no other above or below. */
const lockFile = 'package-lock.json'

/**
 * Where the code, the schema and the packages are. The content is where a command runs: the same folder, or another.
 * Bundled code is elsewhere than its source, and both are somewhere below the project.
 */
export const projectFolder = projectAbove(import.meta.dirname)

/** Commands that run bundled, with their sources. */
export const bundled = {
  build: 'tools/build.ts',
  check: 'tools/check.ts',
  dev: 'tools/dev.ts',
  impact: 'tools/impact.ts',
  new: 'tools/new.ts',
  start: 'tools/start.ts',
  'bench-run': 'tools/bench/run.ts',
}

/** Commands that run from their sources: they need packages that cannot be bundled, or are seldom used. */
export const unbundled = {
  art: 'tools/art.ts',
  bench: 'tools/bench.ts',
  'bench-others': 'tools/bench-others.ts',
  'bench-web': 'tools/bench-web.ts',
  budgets: 'tools/budgets.ts',
  documents: 'tools/documents.ts',
  hosting: 'tools/hosting.ts',
  icons: 'tools/icons.ts',
  pictures: 'tools/pictures.ts',
  previews: 'tools/previews.ts',
  release: 'tools/release.ts',
  test: 'tools/test.ts',
  types: 'tools/types.ts',
}

/** What bundles are made from: a change in any of these makes them again. */
const sources = [
  'package-lock.json',
  'vite.config.ts',
  'renderer',
  'schema',
  ...['build', 'checks', 'content', 'contract', 'dev', 'host', 'new', 'pictures', 'serve'].map(
    (folder) => `tools/${folder}`,
  ),
  ...Object.values(bundled),
]

/** Where the bundles of the code as it is now are, or are to be made. */
export function bundleFolder() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesOf(join(projectFolder, path))))
    hash.update(file.slice(projectFolder.length)).update(readFileSync(file))
  return join(codeCache(), `bundle-${hash.digest('hex').slice(0, 10)}`)
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
 * @param {string} path
 * @returns {string[]} the file itself, or the files of a folder, in an order that does not change
 */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
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
