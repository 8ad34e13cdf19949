import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import type { InlineConfig } from 'vite'
import { messageText } from '../cli/message-language'
import { endStages, Stage } from '../cli/stage'
import type { Notice } from '../content/read/site'
import { say } from '../content/say/say.js'
import { partOf } from '../files/cache'
import { withLock } from '../files/lock'
import { projectFolder } from '../files/project.js'
import { trace } from '../files/trace'
import { markWhole, wholeFolder } from '../files/whole-folder.js'
import type { App } from '../html/shared'
import { bundled, bundleFolder } from './current.js'
import { minifySmall } from './minify'
import { type Bundled, noticesOf } from './notices'
import { stubUnused } from './plugins'
import { inProduction } from './production'

/** Bundled code of the engine: what pages need of the files that browsers load, and the page renderer. */
export type Bundle = {
  app: App
  /** Scripts that every page loads: those of the app, and their static imports. Other scripts load on demand. */
  scripts: string[]
  /** Licence notices for the packages in browser code. */
  notices: Notice[]
  /** The minified inline script, with the placeholder `__CONFIG__` for its settings. */
  boot: string
  /** Like `boot`, for sites with a base, or with brands that follow the theme of the system. */
  bootWhole: string
  /** The part of the inline script about a notice, with the placeholder `__NOTICE__`. */
  notice: string
  /** The minified script that updates the draft mark. */
  draftMark: string
  /** The minified script that runs the scripts of other hosts. */
  services: string
  /** File URL of the renderer module (`html/index.ts`). Importing a path would fail if it contained "#" or "%". */
  html: string
  /** Cache key, which changes with the code. */
  key: string
}

/** The only Vite configuration, used by tools, editors and all commands. */
export const viteConfigFile = join(projectFolder, 'vite.config.ts')

/** Vite settings that all bundles share, in addition to `vite.config.ts`. */
const common: InlineConfig = { configFile: viteConfigFile, logLevel: 'warn', mode: 'production' }

/** Name of the file in a bundle's folder that contains the licence notices. */
const noticesFile = 'notices.json'

/** Name of the folder, in a bundle, of the app that browsers load. */
export const clientFolder = 'client'

/** Source files of scripts that are not part of the app, by bundle name, and the constants to define in each. */
const scripts: Record<string, [entry: string, define: Record<string, string>]> = {
  boot: ['renderer/boot/boot.ts', { __IS_WHOLE__: 'false' }],
  bootWhole: ['renderer/boot/boot.ts', { __IS_WHOLE__: 'true' }],
  notice: ['renderer/boot/notice.ts', {}],
  mark: ['renderer/draft-mark.ts', {}],
  services: ['renderer/services.ts', {}],
}

/** Bundles the code, unless a bundle of the same sources exists. @returns the folder of the bundle */
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
  console.error(messageText(say`Another command is bundling the code (pid ${pid}); waiting.`))
}

/**
 * Adds a subfolder to the bundle, unless the complete subfolder exists.
 * @param name name of the subfolder
 * @param make writes the files into a folder whose path it receives
 * @returns the path of the subfolder
 */
export async function makePart(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(await makeBundle(), name)
  if (wholeFolder(folder)) return folder
  await withLock(`${folder}.lock`, sayBundling, async () => {
    if (wholeFolder(folder)) return
    const temporary = partOf(folder)
    await make(temporary)
    putInPlace(temporary, folder)
  })
  return folder
}

/** Reads a bundle. @param folder path that `makeBundle` returned */
export function readBundle(folder: string): Bundle {
  return {
    ...readApp(join(folder, clientFolder)),
    notices: JSON.parse(readFileSync(join(folder, noticesFile), 'utf8')),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    bootWhole: readFileSync(join(folder, 'bootWhole.js'), 'utf8'),
    notice: readFileSync(join(folder, 'notice.js'), 'utf8'),
    draftMark: readFileSync(join(folder, 'mark.js'), 'utf8'),
    services: readFileSync(join(folder, 'services.js'), 'utf8'),
    html: pathToFileURL(join(folder, 'server', 'html.js')).href,
    key: basename(folder),
  }
}

/** Number of recent bundles to keep, because running servers still load parts of the bundle that they started with. */
const keptBundles = 3

/** Warnings that are disabled because authors cannot act on them: slow plugins, and "use client" in packages. */
const checks = { pluginTimings: false, moduleLevelDirective: false }

/**
 * Bundles all code into a folder. The files are first written to a temporary folder next to it, so that an interrupted
 * run leaves no partial bundle.
 * @param commands source files of the commands to include, by name
 */
export function bundleInto(folder: string, commands: Record<string, string>): Promise<Bundled[]> {
  return inProduction(() => bundleAll(folder, commands)).finally(endStages)
}

async function bundleAll(folder: string, commands: Record<string, string>): Promise<Bundled[]> {
  const start = performance.now()
  const temporary = partOf(folder)
  mkdirSync(temporary, { recursive: true })
  const stage = new Stage(messageText(say`Bundling the code, once`), 2 + Object.keys(scripts).length, true)
  const counted = async <Made>(work: Promise<Made>): Promise<Made> => {
    const result = await work
    stage.advance()
    return result
  }
  // The bundler has its own threads, so all bundles are made in parallel.
  const [client, server, ...smallScripts] = await Promise.all([
    counted(bundleClient(join(temporary, clientFolder))),
    counted(bundleServer(join(temporary, 'server'), commands)),
    ...Object.entries(scripts).map(([name, [entry, define]]) => counted(bundleScript(name, entry, define))),
  ])
  for (const { name, code } of smallScripts) writeFileSync(join(temporary, `${name}.js`), code)
  const forBrowsers = [client, ...smallScripts.map(({ bundled }) => bundled)]
  writeFileSync(join(temporary, noticesFile), JSON.stringify(noticesOf(forBrowsers)))
  putInPlace(temporary, folder)
  // Standard output may be piped into another program, so this message goes to standard error.
  console.error(messageText(say`Bundled the code, once, in ${((performance.now() - start) / 1000).toFixed(1)} s.`))
  return [...forBrowsers, server]
}

/** Replaces the folder of a bundle, or a part of it, with a new one. */
function putInPlace(temporary: string, folder: string): void {
  markWhole(temporary)
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
}

/** Bundles the app. Its large scripts are minified further when a site is built (`makePublished`). */
function bundleClient(outDir: string): Promise<Bundled> {
  return bundleForBrowsers(outDir, appEntries, {
    plugins: [stubUnused()],
    build: { rollupOptions: { output: { codeSplitting: { groups: appGroups } } } },
  })
}

/** Bundles code for browsers and writes a manifest. @param more Vite settings that override the common ones */
export async function bundleForBrowsers(outDir: string, input: string[], more: InlineConfig): Promise<Bundled> {
  const { build } = await import('vite')
  const rollupOptions = { input, checks, ...more.build?.rollupOptions }
  const output = { outDir, manifest: manifestFile, modulePreload: false as const, rollupOptions }
  return build({ ...common, ...more, build: { ...more.build, ...output } })
}

/** Packages that are not bundled, because they contain native code or are rarely needed. */
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

/** Bundles the code that runs in Node. */
async function bundleServer(outDir: string, commands: Record<string, string>): Promise<Bundled> {
  const { build } = await import('vite')
  const bundled = await build({
    ...common,
    ssr: { noExternal: true, external: notBundled },
    build: {
      ssr: true,
      outDir,
      minify: false,
      // The folder is new, so there is nothing to empty.
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

/** Deletes old and unfinished bundles. This is safe because only one process makes bundles at a time. */
function removeOld(parent: string): void {
  const age = (path: string) => -statSync(path).mtimeMs
  const bundles = globSync('bundle-*', { cwd: parent, onlyDirectories: true, absolute: true })
  const finished = bundles.filter((path) => wholeFolder(path)).sort((a, b) => age(a) - age(b))
  const keptPaths = new Set(finished.slice(0, keptBundles - 1))
  for (const path of bundles) if (!keptPaths.has(path)) rmSync(path, { recursive: true, force: true })
}

/** Bundles a script and its imports into one minified file. */
export async function bundleScript(
  name: string,
  entry: string,
  define: Record<string, string> = {},
): Promise<{ name: string; code: string; bundled: Bundled }> {
  const { build } = await import('vite')
  const bundled = await build({
    ...common,
    define,
    build: { write: false, lib: { entry, formats: ['iife'], name }, rollupOptions: { checks } },
  })
  const [output] = Array.isArray(bundled) ? bundled : []
  const chunk = output?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`)
  return { name, code: (await minifySmall(chunk.code)).trim(), bundled }
}

/** Entry module of the app. */
const entryModule = 'renderer/client.tsx'

/** Print styles, in a separate stylesheet so that they do not block rendering. */
const printStyles = 'renderer/styles/print.css'

/** Entry points of the app's bundle. */
const appEntries = [entryModule, printStyles]

/**
 * Packages in separate scripts, which run before the app. Each script runs as a separate task, because a single long
 * task would block a slow phone. React's script also contains the code that reads interface words: lazily loaded
 * scripts share that code, and a separate file for it would be larger.
 */
const appGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/renderer\/(react|parts\/(text|from-words))\.ts$/,
  },
  { name: 'router', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
]

/** Output files by source module. */
type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

const manifestFile = 'manifest.json'

/** Reads the manifest of the bundle in a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
}

/**
 * Reads the app's files from the manifest in a folder.
 * @returns the files that pages reference (`app`), and all scripts that every page loads
 * @throws if the manifest has no app
 */
function readApp(folder: string): { app: App; scripts: string[] } {
  const manifest = readManifest(folder)
  const entry = manifest[entryModule]
  const print = manifest[printStyles]?.file
  if (!entry || !print) throw new Error('The client bundle has no entry.')
  const scripts = [...new Set(scriptsOf(entry, manifest))]
  // To save bytes, pages reference only some scripts; those scripts import the others.
  const namedFiles = Object.values(manifest)
    .filter((chunk) => chunk === entry || appGroups.some(({ name }) => name === chunk.name))
    .map(({ file }) => file)
  return {
    app: { scripts: scripts.filter((script) => namedFiles.includes(script)), styles: entry.css ?? [], print },
    scripts,
  }
}

/** Files of a script and of its static imports, dependencies first. */
function scriptsOf({ file, imports = [] }: Manifest[string], manifest: Manifest): string[] {
  return [...imports.flatMap((name) => (manifest[name] ? scriptsOf(manifest[name], manifest) : [])), file]
}
