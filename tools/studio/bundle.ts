import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { bundleForBrowsers, makePart, readManifest } from '../bundle/bundle'
import { engineContract } from '../bundle/contract/contract-file'
import type { Bundled } from '../bundle/notices'
import { inProduction } from '../bundle/production'
import { hashOf } from '../files/files'
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
  const make = async (folder: string) => bundleStudio(folder, await engineContract())
  return readStudio(await makePart(`studio-${hashOf(sources())}`, make))
}

/** The Studio's own code. What it uses of the rest is that of the bundle around it. */
function sources(): string {
  const files = globSync('tools/studio/**', { cwd: projectFolder, absolute: true }).sort()
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

/** Bundles it into a folder. @param contract the file of the compiled schema @returns what was bundled */
export function bundleStudio(folder: string, contract: string): Promise<Bundled> {
  return inProduction(() =>
    bundleForBrowsers(folder, Object.values(entries), {
      base: '/_studio/app/',
      // The compiled schema, as every command uses it.
      resolve: { alias: { 'compiled-contract': contract } },
      // Of what checks pages: loaded from this machine, once.
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
