import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import type { InlineConfig } from 'vite'
import { hashOf, projectFolder } from '../host/files'
import { viteConfig } from '../host/vite'
import { leaveOut } from './left-out'

/** The code of the site, bundled: what browsers load, and what renders pages. */
export type Bundle = {
  /** Address of the app's script and stylesheet, without the leading "/". */
  app: { script: string; styles: string[]; print: string }
  /** What every page loads: the app's script and those it imports at once. Others come when they are needed. */
  scripts: string[]
  /** Bundled files to publish, by their path in `dist/<brand>`. */
  files: Record<string, string>
  /** The inline script, minified; `__CONFIG__` in it stands for its settings. */
  boot: string
  /** Paths of the modules that build a site (`build.ts`) and its pages (`worker.ts`). */
  build: string
  worker: string
  /** Another for other code. */
  key: string
}

/** React renders and starts several times slower in its development mode, so that is never left to the environment. */
function common(): InlineConfig {
  return {
    ...viteConfig(),
    root: projectFolder,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
  }
}

/** The code of all sites is the same, so its bundles are kept with it. */
const bundleFolder = join(projectFolder, '.cache')

/** On paper only: a stylesheet of its own, which no browser waits for. */
const printStyles = 'renderer/styles/print.css'

type Manifest = Record<string, { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }>

/** Everything the bundles are made from: a change in any of these makes them anew. */
const sources = ['renderer/**/*', 'schema/**/*', 'tools/{build,checks,content,host,pictures}/**/*', 'package-lock.json']

/**
 * Bundles the renderer, unless the same sources were bundled before.
 * @returns where the bundles are, and whether they had to be made
 */
export async function bundleRenderer(): Promise<Bundle & { isNew: boolean }> {
  const files = globSync(sources, { cwd: projectFolder }).sort()
  const key = hashOf(files.map((file) => file + hashOf(readFileSync(join(projectFolder, file)))).join())
  const folder = join(bundleFolder, `bundle-${key}`)
  const isNew = !existsSync(folder)
  if (isNew) await bundleInto(folder)
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'client', 'manifest.json'), 'utf8'))
  const entry = manifest['renderer/client.tsx']
  const print = manifest[printStyles]?.file
  if (!entry || !print) throw new Error('The client bundle has no entry.')
  const published = globSync('assets/**/*', { cwd: join(folder, 'client') })
  return {
    app: { script: entry.file, styles: entry.css ?? [], print },
    scripts: [...new Set(scriptsOf(entry, manifest))],
    files: Object.fromEntries(published.map((file) => [file, join(folder, 'client', file)])),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    build: resolve(folder, 'server', 'build.js'),
    worker: resolve(folder, 'server', 'worker.js'),
    key,
    isNew,
  }
}

/** A script and all that it imports at once. */
function scriptsOf({ file, imports = [] }: Manifest[string], manifest: Manifest): string[] {
  return [file, ...imports.flatMap((name) => (manifest[name] ? scriptsOf(manifest[name], manifest) : []))]
}

/** Makes all bundles beside their final place first, so that an interrupted run leaves nothing half-made. */
async function bundleInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  for (const old of globSync('bundle-*', { cwd: bundleFolder, onlyDirectories: true }))
    rmSync(join(bundleFolder, old), { recursive: true })
  const temporary = `${folder}.part`
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  const settings = common()
  await build({
    ...settings,
    plugins: [...(settings.plugins ?? []), leaveOut()],
    build: {
      outDir: join(temporary, 'client'),
      manifest: 'manifest.json',
      modulePreload: false,
      rollupOptions: { input: ['renderer/client.tsx', printStyles] },
    },
  })
  await build({
    ...common(),
    // Packages with programs of their own cannot be bundled.
    ssr: { noExternal: true, external: ['pagefind', 'sharp', 'tinypool'] },
    build: {
      ssr: true,
      outDir: join(temporary, 'server'),
      minify: false,
      rollupOptions: { input: ['tools/build/build.ts', 'tools/build/worker.ts'] },
    },
  })
  writeFileSync(join(temporary, 'server', 'package.json'), '{ "type": "module" }')
  writeFileSync(join(temporary, 'boot.js'), await bundleBoot())
  renameSync(temporary, folder)
}

/** The inline script, minified; `__CONFIG__` in it stands for its settings. */
export async function bundleBoot(): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    ...common(),
    build: { write: false, lib: { entry: 'renderer/boot/boot.ts', formats: ['iife'], name: 'boot' } },
  })
  const [output] = Array.isArray(result) ? result : []
  const chunk = output?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The boot script could not be bundled.')
  return chunk.code.trim()
}
