import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { bundleForBrowsers, makePart, readManifest } from '../bundle/bundle'
import { engineContract } from '../bundle/contract/contract-file'
import type { Bundled } from '../bundle/notices'
import { inProduction } from '../bundle/production'
import { hashOf } from '../files/files'
import { packed, projectFolder } from '../files/project.js'

/**
 * Folder and files of the Studio's bundle: `script` and `styles` of its page, and `canvas`, the page preview's script.
 */
export type StudioBundle = { folder: string; script: string; styles: string[]; canvas: string }

const entries = { main: 'tools/studio/client/main.tsx', canvas: 'tools/studio/client/canvas/frame.tsx' }

/**
 * Bundles the Studio's browser code, unless a bundle of the same sources exists. The bundle is made in a separate
 * folder when the Studio first starts, so that builds of sites contain no code of the Studio.
 */
export async function makeStudio(): Promise<StudioBundle> {
  if (packed) return readStudio(join(packed.bundle, 'studio'))
  const make = async (folder: string) => bundleStudio(folder, await engineContract())
  return readStudio(await makePart(`studio-${hashOf(sources())}`, make))
}

/**
 * Returns the text of all files of the Studio, to compute a hash. This hash need not cover other sources of the engine:
 * when they change, the name of the folder that contains the bundle changes.
 */
function sources(): string {
  const files = globSync('tools/studio/**', { cwd: projectFolder, absolute: true }).sort()
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

/** Bundles the Studio into a folder. @param contract path of the file with the compiled schema */
export function bundleStudio(folder: string, contract: string): Promise<Bundled> {
  return inProduction(() =>
    bundleForBrowsers(folder, Object.values(entries), {
      base: '/_studio/app/',
      // Commands use this compiled schema, so the browser must also use it.
      resolve: { alias: { 'compiled-contract': contract } },
      // In kB. The code that checks pages is large, but the browser loads it from this machine, and only once.
      build: { chunkSizeWarningLimit: 5000 },
    }),
  )
}

function readStudio(folder: string): StudioBundle {
  const manifest = readManifest(folder)
  const [main, canvas] = [manifest[entries.main], manifest[entries.canvas]]
  if (!main || !canvas) throw new Error('The bundle of the Studio has no entry.')
  const stylesOf = (name: string): string[] => [
    ...(manifest[name]?.imports ?? []).flatMap(stylesOf),
    ...(manifest[name]?.css ?? []),
  ]
  return { folder, script: main.file, styles: [...new Set(stylesOf(entries.main))], canvas: canvas.file }
}
