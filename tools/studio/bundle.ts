import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { inProduction, makeBundle } from '../bundle/bundle'
import { engineContract } from '../bundle/contract/contract-file'
import type { Bundled } from '../bundle/notices'
import { viteConfigFile } from '../bundle/vite'
import { spoken } from '../cli/spoken'
import { say } from '../content/say/say.js'
import { partOf } from '../files/cache'
import { hashOf } from '../files/files'
import { withLock } from '../files/lock'
import { packed, projectFolder } from '../files/project.js'

/** Scripts and styles of the Studio: what its page names, and its canvas. */
export type StudioBundle = { folder: string; script: string; styles: string[]; canvas: string }

const entries = { main: 'tools/studio/client/main.tsx', canvas: 'tools/studio/client/canvas/frame.tsx' }

/**
 * Bundles what the Studio runs in a browser, unless the same sources were bundled before. No build of a site has any of
 * it: it is in a folder of its own, and made when the Studio is started for the first time.
 */
export async function makeStudio(): Promise<StudioBundle> {
  if (packed) return readStudio(join(packed.bundle, 'studio'))
  const bundle = await makeBundle()
  const folder = join(bundle, `studio-${hashOf(sources())}`)
  const waiting = (pid: number) =>
    console.error(spoken(say`Another command is bundling the Studio (pid ${pid}); waiting.`))
  await withLock(`${bundle}.studio.lock`, waiting, async () => {
    if (!existsSync(folder)) await bundleStudio(folder, await engineContract())
  })
  return readStudio(folder)
}

/** The Studio's own code. What it uses of the rest is that of the bundle around it. */
function sources(): string {
  const files = globSync('tools/studio/**', { cwd: projectFolder, absolute: true }).sort()
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

/** Bundles it into a folder. @param contract the file of the compiled schema @returns what was bundled */
export function bundleStudio(folder: string, contract: string): Promise<Bundled> {
  return inProduction(() => bundleInto(folder, contract))
}

async function bundleInto(folder: string, contract: string): Promise<Bundled> {
  const { build } = await import('vite')
  const temporary = partOf(folder)
  mkdirSync(temporary, { recursive: true })
  const bundled = await build({
    configFile: viteConfigFile,
    logLevel: 'warn',
    mode: 'production',
    base: '/_studio/app/',
    // The compiled schema, as every command uses it.
    resolve: { alias: { 'compiled-contract': contract } },
    build: {
      outDir: temporary,
      manifest: 'manifest.json',
      modulePreload: false,
      // Of CodeMirror and what checks pages: loaded from this machine, once.
      chunkSizeWarningLimit: 5000,
      rollupOptions: { input: Object.values(entries), checks: { pluginTimings: false } },
    },
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
  return bundled
}

function readStudio(folder: string): StudioBundle {
  const manifest: Record<string, { file: string; css?: string[]; imports?: string[] }> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  )
  const [main, canvas] = [manifest[entries.main], manifest[entries.canvas]]
  if (!main || !canvas) throw new Error('The bundle of the Studio has no entry.')
  const stylesOf = (name: string): string[] => [
    ...(manifest[name]?.imports ?? []).flatMap(stylesOf),
    ...(manifest[name]?.css ?? []),
  ]
  return { folder, script: main.file, styles: [...new Set(stylesOf(entries.main))], canvas: canvas.file }
}
