import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import type { InlineConfig } from 'vite'
import { spoken } from '../cli/spoken'
import { endStages, Stage } from '../cli/stage'
import type { Notice } from '../content/read/site'
import { say } from '../content/say/say.js'
import { brotliSize } from '../files/brotli'
import { partOf } from '../files/cache'
import { withLock } from '../files/lock'
import { projectFolder } from '../files/project.js'
import { trace } from '../files/trace'
import { markWhole, wholeFolder } from '../files/whole-folder.js'
import type { App } from '../html/shared'
import { bundled, bundleFolder } from './current.js'
import { type Bundled, noticesOf } from './notices'
import { eager, stubUnused, terse } from './plugins'
import { inProduction } from './production'

/** The code of the site, bundled: what browsers load, and what renders pages. */
export type Bundle = {
  app: App
  /** What every page loads: the app's scripts, and what they import at once. Others come when they are needed. */
  scripts: string[]
  /** What they weigh, see `brotliSize`; it is found out once. */
  scriptBytes: number
  /** What the packages ask for whose modules browsers get. */
  notices: Notice[]
  /** Bundled files to publish, by their path in `dist/<brand>`. */
  files: Record<string, string>
  /** The inline script, minified; `__CONFIG__` in it is replaced by its settings. */
  boot: string
  /** The script that keeps the mark of drafts true, minified. */
  draftMark: string
  /** Address of the module that renders (`html/index.ts`), to import it: in a path, "#" and "%" would mean something else. */
  html: string
  /** Another for other code. */
  key: string
}

/** The one configuration of Vite: what a tool or an editor finds is what every command uses. */
export const viteConfigFile = join(projectFolder, 'vite.config.ts')

/** What all bundles have in common, beyond `vite.config.ts`. */
const common: InlineConfig = { configFile: viteConfigFile, logLevel: 'warn', mode: 'production' }

/** What is known of a bundle's scripts, kept next to it. */
const factsFile = 'facts.json'

/** The large scripts that Terser makes smaller: of every page, ours and the router, and the search. */
const tersed = ['client', 'router', 'find']

/** Scripts that are no part of the app, by the names of their bundles. */
const scripts = {
  boot: 'renderer/boot/boot.ts',
  mark: 'renderer/draft-mark.ts',
}

/**
 * Bundles the code, unless the same sources were bundled before.
 * @returns the folder of the bundles
 */
export async function makeBundle(): Promise<string> {
  const folder = bundleFolder()
  const isMade = wholeFolder(folder)
  trace('bundle', basename(folder), isMade ? '' : undefined)
  if (!isMade) {
    await withLock(join(dirname(folder), 'bundle.lock'), sayBundling, async () => {
      if (wholeFolder(folder)) return
      removeOld(dirname(folder))
      await bundleInto(folder, bundled)
    })
  }
  return folder
}

function sayBundling(pid: number): void {
  console.error(spoken(say`Another command is bundling the code (pid ${pid}); waiting.`))
}

/**
 * Makes a further part of the bundles, in a folder of its own next to the others, unless it is there.
 * @param name of the folder
 * @param make fills the folder it is given
 * @returns the folder
 */
export async function makePart(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(await makeBundle(), name)
  await withLock(`${folder}.lock`, sayBundling, async () => {
    if (existsSync(folder)) return
    const temporary = partOf(folder)
    await make(temporary)
    renameSync(temporary, folder)
  })
  return folder
}

/** What is in the folder of the bundles. */
export function readBundle(folder: string): Bundle {
  const published = globSync('assets/**/*', { cwd: join(folder, 'client') })
  return {
    ...readApp(join(folder, 'client')),
    ...JSON.parse(readFileSync(join(folder, factsFile), 'utf8')),
    files: Object.fromEntries(published.map((file) => [file, join(folder, 'client', file)])),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    draftMark: readFileSync(join(folder, 'mark.js'), 'utf8'),
    html: pathToFileURL(join(folder, 'server', 'html.js')).href,
    key: basename(folder),
  }
}

/** How many bundles stay, the newest: a server that runs still loads parts of the one it was started with. */
const keptBundles = 3

/** How long plugins took, and that packages mark code for clients, is nothing an author can act on. */
const checks = { pluginTimings: false, moduleLevelDirective: false }

/**
 * Makes all bundles next to their final place first, so that an interrupted run leaves nothing half-made.
 * @param commands that are in it, with their sources
 * @returns what was bundled
 */
export function bundleInto(folder: string, commands: Record<string, string>): Promise<Bundled[]> {
  return inProduction(() => bundleAll(folder, commands)).finally(endStages)
}

async function bundleAll(folder: string, commands: Record<string, string>): Promise<Bundled[]> {
  const start = performance.now()
  const temporary = partOf(folder)
  mkdirSync(temporary, { recursive: true })
  const stage = new Stage(spoken(say`Bundling the code, once`), 2 + Object.keys(scripts).length, true)
  const counted = async <Made>(work: Promise<Made>): Promise<Made> => {
    const made = await work
    stage.advance()
    return made
  }
  // The bundler has threads of its own, next to which this one does the rest.
  const [client, server, ...others] = await Promise.all([
    counted(bundleClient(join(temporary, 'client'))),
    counted(bundleServer(join(temporary, 'server'), commands)),
    ...Object.entries(scripts).map(([name, entry]) => counted(bundleScript(name, entry))),
  ])
  for (const { name, code } of others) writeFileSync(join(temporary, `${name}.js`), code)
  const forBrowsers = [client.bundled, ...others.map(({ bundled }) => bundled)]
  const facts: Pick<Bundle, 'scriptBytes' | 'notices'> = {
    scriptBytes: client.scriptBytes,
    notices: noticesOf(forBrowsers),
  }
  writeFileSync(join(temporary, factsFile), JSON.stringify(facts))
  markWhole(temporary)
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
  // What a command prints may be for a program.
  console.error(spoken(say`Bundled the code, once, in ${((performance.now() - start) / 1000).toFixed(1)} s.`))
  return [...forBrowsers, server]
}

/** What browsers load. @returns what its scripts weigh, and the modules in it */
async function bundleClient(outDir: string): Promise<{ scriptBytes: number; bundled: Bundled }> {
  const bundled = await bundleForBrowsers(outDir, appEntries, {
    plugins: [stubUnused(), terse(tersed), eager()],
    build: { rollupOptions: { output: { codeSplitting: { groups: appGroups } } } },
  })
  const sizes = readApp(outDir).scripts.map((file) => brotliSize(readFileSync(join(outDir, file))))
  return { scriptBytes: (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0), bundled }
}

/** Bundles what browsers load, with a manifest. @param more what is not as in all bundles */
export async function bundleForBrowsers(outDir: string, input: string[], more: InlineConfig): Promise<Bundled> {
  const { build } = await import('vite')
  const rollupOptions = { input, checks, ...more.build?.rollupOptions }
  const own = { outDir, manifest: manifestFile, modulePreload: false as const, rollupOptions }
  return build({ ...common, ...more, build: { ...more.build, ...own } })
}

/** Packages with programs of their own, which cannot be bundled, and those that are rarely needed. */
const notBundled = [
  '@takumi-rs/core',
  '@xmldom/xmldom',
  'json-schema-to-typescript',
  'playwright',
  'sharp',
  'subset-font',
  'terser',
  'vite',
]

/** What runs in Node. */
async function bundleServer(outDir: string, commands: Record<string, string>): Promise<Bundled> {
  const { build } = await import('vite')
  const bundled = await build({
    ...common,
    ssr: { noExternal: true, external: notBundled },
    build: {
      ssr: true,
      outDir,
      minify: false,
      // It has other files in it already.
      emptyOutDir: false,
      rollupOptions: {
        input: {
          ...commands,
          builder: 'tools/builder/build.ts',
          thread: 'tools/builder/thread.ts',
          html: 'tools/html/index.ts',
        },
        checks,
      },
    },
  })
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }')
  return bundled
}

/** Removes older bundles, and unfinished ones: only one process makes bundles at a time. */
function removeOld(around: string): void {
  const age = (path: string) => -statSync(path).mtimeMs
  const bundles = globSync('bundle-*', { cwd: around, onlyDirectories: true, absolute: true })
  const finished = bundles.filter((path) => wholeFolder(path)).sort((a, b) => age(a) - age(b))
  const kept = new Set(finished.slice(0, keptBundles - 1))
  for (const path of bundles) if (!kept.has(path)) rmSync(path, { recursive: true, force: true })
}

/** A script of its own, minified. */
export async function bundleScript(
  name: string,
  entry: string,
): Promise<{ name: string; code: string; bundled: Bundled }> {
  const { build } = await import('vite')
  const bundled = await build({
    ...common,
    plugins: [terse(), eager()],
    build: { write: false, lib: { entry, formats: ['iife'], name }, rollupOptions: { checks } },
  })
  const [output] = Array.isArray(bundled) ? bundled : []
  const chunk = output?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`)
  return { name, code: chunk.code.trim(), bundled }
}

/** Where the app begins. */
const entryModule = 'renderer/client.tsx'

/** On paper only: a stylesheet of its own, which no browser waits for. */
const printStyles = 'renderer/styles/print.css'

/** What the bundler makes the app of. */
const appEntries = [entryModule, printStyles]

/**
 * Packages that run before the app, each in a task of its own: in one, a slow phone would not answer for a while. What reads
 * words goes with them: late scripts share it, and in a file of its own it weighs more.
 */
const appGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/renderer\/(react|parts\/(text|from-words))\.ts$/,
  },
  { name: 'router', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
]

/** What came of which source. */
type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

const manifestFile = 'manifest.json'

/** The manifest of what was bundled into a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
}

/**
 * The app as the bundler left it in a folder.
 * @returns what pages name, and all scripts that every page loads
 * @throws when it is not there
 */
function readApp(folder: string): { app: App; scripts: string[] } {
  const manifest = readManifest(folder)
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
