import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../html/shared'

/** Where the app begins. */
const entryModule = 'renderer/client.tsx'

/** On paper only: a stylesheet of its own, which no browser waits for. */
const printStyles = 'renderer/styles/print.css'

/** What the bundler makes the app of. */
export const appEntries = [entryModule, printStyles]

/**
 * Packages that run before the app, each in a task of its own: in one, a slow phone would not answer for a while. What reads
 * words goes with them: late scripts share it, and in a file of its own it weighs more.
 */
export const appGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/renderer\/(react|parts\/(text|from-words))\.ts$/,
  },
  { name: 'router', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
]

type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; css?: string[]; imports?: string[] }>

/**
 * The app as the bundler left it in a folder.
 * @returns what pages name, and all scripts that every page loads
 * @throws when it is not there
 */
export function readApp(folder: string): { app: App; scripts: string[] } {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const entry = manifest[entryModule]
  const print = manifest[printStyles]?.file
  if (!entry || !print) throw new Error('The client bundle has no entry.')
  const scripts = [...new Set(scriptsOf(entry, manifest))]
  // Each byte of a name is in every page. What is not named is imported by what is.
  const named = Object.values(manifest)
    .filter((chunk) => chunk === entry || appGroups.some(({ name }) => name === chunk.name))
    .map(({ file }) => file)
  return {
    app: { scripts: scripts.filter((script) => named.includes(script)), styles: entry.css ?? [], print },
    scripts,
  }
}

/** A script, after all that it imports at once. */
function scriptsOf({ file, imports = [] }: Manifest[string], manifest: Manifest): string[] {
  return [...imports.flatMap((name) => (manifest[name] ? scriptsOf(manifest[name], manifest) : [])), file]
}
