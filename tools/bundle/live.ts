import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed } from '../files/project.js'
import { bundleForBrowsers, bundleScript, makePart, readManifest } from './bundle'
import type { Bundled } from './notices'
import { inProduction } from './production'

/** The sources of what pages of live editing load. */
const entries = [
  'renderer/client.tsx',
  'renderer/styles/print.css',
  'tools/dev/overlay.ts',
  'tools/dev/preview/grid.ts',
  'tools/dev/blocks-client.ts',
]

/** A bundled script or stylesheet, and the stylesheets that come with it. */
type Source = { file: string; css: string[] }

/** What the link between pages and the server is called in `tools/dev/link.ts`. */
const link = 'globalThis.pageLink'

/** Bundles what pages of live editing load, unless the same sources were bundled before. @returns the folder of it */
export async function makeLive(): Promise<string> {
  return packed ? join(packed.bundle, 'live') : makePart('live', bundleLive)
}

/** Bundles what pages of live editing load into a folder. @returns what was bundled */
export function bundleLive(folder: string): Promise<Bundled> {
  return inProduction(async () => {
    const define = { 'import.meta.hot': link, 'import.meta.env.PROD': 'false', 'import.meta.env.DEV': 'true' }
    const bundled = await bundleForBrowsers(folder, entries, { base: '/_live/', define })
    const script = await bundleScript('link', 'tools/dev/link.ts')
    writeFileSync(join(folder, 'link.js'), script.code)
    return bundled
  })
}

/** What was bundled, by its source. @param folder see `bundleLive` */
export function readSources(folder: string): Record<string, Source> {
  const manifest = readManifest(folder)
  return Object.fromEntries(
    entries.flatMap((source) => {
      const found = manifest[source]
      return found ? [[source, { file: found.file, css: found.css ?? [] }]] : []
    }),
  )
}
