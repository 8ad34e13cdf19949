import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeCache, packed, projectFolder } from '../files/project.js'

/** Commands that run bundled, with their sources. */
export const bundled = {
  'bench-run': 'tools/commands/bench-run.ts',
  build: 'tools/commands/build.ts',
  check: 'tools/commands/check.ts',
  compare: 'tools/commands/compare.ts',
  delete: 'tools/commands/delete.ts',
  dev: 'tools/commands/dev.ts',
  duplicate: 'tools/commands/duplicate.ts',
  find: 'tools/commands/find.ts',
  help: 'tools/commands/help.ts',
  hosting: 'tools/commands/hosting.ts',
  lsp: 'tools/commands/lsp.ts',
  migrate: 'tools/commands/migrate.ts',
  move: 'tools/commands/move.ts',
  new: 'tools/commands/new.ts',
  rename: 'tools/commands/rename.ts',
  start: 'tools/commands/start.ts',
  studio: 'tools/commands/studio.ts',
  translations: 'tools/commands/translations.ts',
  undo: 'tools/commands/undo.ts',
}

/** Commands that run from their sources: they need packages that cannot be bundled, or are rarely used. */
export const unbundled = {
  generate: 'tools/commands/generate.ts',
  pack: 'tools/commands/pack.ts',
  release: 'tools/commands/release.ts',
}

/** Commands that are for the engine itself, and not in its package. */
const ofEngine = ['bench-run', 'pack']

/** Commands of the package, with their sources. */
export const packaged = Object.fromEntries(
  Object.entries({ ...bundled, ...unbundled })
    .filter(([name]) => !ofEngine.includes(name))
    .sort(),
)

/** What bundles are made from: a change in any of these makes them again. */
const sources = () => [
  'package-lock.json',
  'vite.config.ts',
  'renderer',
  'schema',
  // All tools but those that no bundle has a part of: a folder that is forgotten would leave stale code running.
  ...partsOf('tools', ['art', 'bench', 'studio']),
  // What the Studio runs in a browser has a bundle of its own.
  ...partsOf('tools/studio', ['client']),
  ...Object.values(bundled),
]

/** The code that starts a command and the bundle that it runs both have this module, and ask the same. */
const found = Symbol.for('pages-of-json bundle')

/**
 * Where the bundles of the code as it is now are, or are to be made.
 * @returns {string}
 */
export function bundleFolder() {
  const folder = packed?.bundle ?? Reflect.get(globalThis, found) ?? findFolder()
  Reflect.set(globalThis, found, folder)
  return folder
}

/**
 * @param {string} folder
 * @param {string[]} without names in it
 * @returns {string[]} the files and folders in it
 */
function partsOf(folder, without) {
  const names = readdirSync(join(projectFolder, folder))
  return names.filter((name) => !without.includes(name)).map((name) => `${folder}/${name}`)
}

function findFolder() {
  const hash = createHash('sha256')
  for (const file of sources().flatMap((path) => filesOf(join(projectFolder, path))))
    hash.update(file.slice(projectFolder.length)).update(readFileSync(file))
  return join(codeCache(), `bundle-${hash.digest('hex').slice(0, 10)}`)
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or the files of a folder, in an order that does not change
 */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path]
  return (
    readdirSync(path, { withFileTypes: true })
      // No code has a part of a test.
      .filter(({ name }) => !name.endsWith('.test.ts'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
  )
}
