import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Where the code, the schema and the packages are. The content is where a command runs: the same folder, or another.
 * Bundled code is elsewhere than its source, and both are somewhere below the project.
 */
export const projectFolder = projectAbove(import.meta.dirname)

/** Commands that run bundled, with their sources. */
export const commands = {
  build: 'tools/build.ts',
  check: 'tools/check.ts',
  dev: 'tools/dev.ts',
  impact: 'tools/impact.ts',
  start: 'tools/start.ts',
  'bench-run': 'tools/bench/run.ts',
}

/** What bundles are made from: a change in any of these makes them anew. */
const sources = [
  'package-lock.json',
  'vite.config.ts',
  'renderer',
  'schema',
  ...['build', 'checks', 'content', 'contract', 'dev', 'host', 'pictures', 'serve'].map((folder) => `tools/${folder}`),
  ...Object.values(commands),
]

/** Where the bundles of the code as it is now are, or are to be made. */
export function bundleFolder() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesOf(join(projectFolder, path))))
    hash.update(file.slice(projectFolder.length)).update(readFileSync(file))
  return join(projectFolder, '.cache', `bundle-${hash.digest('hex').slice(0, 10)}`)
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
  return existsSync(join(folder, 'package-lock.json')) ? folder : projectAbove(dirname(folder))
}
