import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeCache, packed, projectFolder } from '../files/project.js'

/** Source files of bundled commands, by command name. */
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
  mcp: 'tools/commands/mcp.ts',
  migrate: 'tools/commands/migrate.ts',
  move: 'tools/commands/move.ts',
  new: 'tools/commands/new.ts',
  picture: 'tools/commands/picture.ts',
  rename: 'tools/commands/rename.ts',
  start: 'tools/commands/start.ts',
  studio: 'tools/commands/studio.ts',
  translations: 'tools/commands/translations.ts',
  undo: 'tools/commands/undo.ts',
}

/** Source files of commands that are not bundled: they are rarely used or need packages that cannot be bundled. */
export const unbundled = {
  generate: 'tools/commands/generate.ts',
  pack: 'tools/commands/pack.ts',
  release: 'tools/commands/release.ts',
}

/** Commands for developing the engine, which are not part of the npm package. */
const ofEngine = ['bench-run', 'pack']

/** Source files of commands in the npm package, by command name. */
export const packaged = Object.fromEntries(
  Object.entries({ ...bundled, ...unbundled })
    .filter(([name]) => !ofEngine.includes(name))
    .sort(),
)

/** Files and folders that the bundle depends on. If any of them changes, a new bundle is made. */
const sources = () => [
  'package-lock.json',
  'vite.config.ts',
  'renderer',
  'schema',
  // All tools except the named folders, which are not bundled. A list of included folders could miss a new folder, and
  // a change in that folder would then leave an outdated bundle in use.
  ...partsOf('tools', ['art', 'bench', 'studio']),
  // Excludes the browser code of the Studio, which has a separate bundle.
  ...partsOf('tools/studio', ['client']),
  ...Object.values(bundled),
]

/**
 * Key of a global property through which the two copies of this module (in the start script and in the bundle) share
 * the path of the bundle's folder.
 */
const folderKey = Symbol.for('pages-of-json bundle')

/**
 * Path of the folder for the bundle of the current code, which may not exist yet.
 * @returns {string}
 */
export function bundleFolder() {
  const folder = packed?.bundle ?? Reflect.get(globalThis, folderKey) ?? findFolder()
  Reflect.set(globalThis, folderKey, folder)
  return folder
}

/**
 * @param {string} folder
 * @param {string[]} without names to leave out
 * @returns {string[]} paths of the files and subfolders
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
 * @returns {string[]} the path of a file, or all files in a folder, in a fixed order
 */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path]
  return (
    readdirSync(path, { withFileTypes: true })
      // Tests are never bundled.
      .filter(({ name }) => !name.endsWith('.test.ts'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
  )
}
