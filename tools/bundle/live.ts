import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { packed } from '../files/project.js'
import type { App } from '../html/shared'
import { bundleForBrowsers, bundleScript, makePart, readManifest } from './bundle'
import type { Bundled } from './notices'
import { inProduction } from './production'

/** The sources of what pages of live editing load. */
const entries = {
  app: 'renderer/client.tsx',
  print: 'renderer/styles/print.css',
  overlay: 'tools/dev/overlay.ts',
  grid: 'tools/dev/preview/grid.ts',
  blocks: 'tools/dev/blocks-client.ts',
}

/** Bundled code that pages of live editing load. */
export type LiveCode = {
  app: App
  /** Addresses of the scripts that only live editing has. */
  scripts: Record<'overlay' | 'grid' | 'blocks', string>
  /** The script that links a page with the server (`tools/dev/link.ts`). */
  link: string
  /** All files, by their addresses. */
  files: Map<string, string>
}

/** Where bundled code is served. */
const codeFolder = '_live/'

/** What the link between pages and the server is called in `tools/dev/link.ts`. */
const link = 'globalThis.pageLink'

/** Bundles what pages of live editing load, unless the same sources were bundled before. */
export async function makeLive(): Promise<LiveCode> {
  return readLive(packed ? join(packed.bundle, 'live') : await makePart('live', bundleLive))
}

/** Bundles what pages of live editing load into a folder. @returns what was bundled */
export function bundleLive(folder: string): Promise<Bundled> {
  return inProduction(async () => {
    const define = { 'import.meta.hot': link, 'import.meta.env.PROD': 'false', 'import.meta.env.DEV': 'true' }
    const bundled = await bundleForBrowsers(folder, Object.values(entries), { base: `/${codeFolder}`, define })
    const script = await bundleScript('link', 'tools/dev/link.ts')
    writeFileSync(join(folder, 'link.js'), script.code)
    return bundled
  })
}

function readLive(folder: string): LiveCode {
  const manifest = readManifest(folder)
  const bundledOf = (name: keyof typeof entries) => {
    const found = manifest[entries[name]]
    if (!found) throw new Error(`The bundle of live editing has no ${entries[name]}.`)
    return { file: codeFolder + found.file, styles: (found.css ?? []).map((file) => codeFolder + file) }
  }
  const app = bundledOf('app')
  const scriptOf = (name: keyof LiveCode['scripts']) => `/${bundledOf(name).file}`
  return {
    app: { scripts: [app.file], styles: app.styles, print: bundledOf('print').file },
    scripts: { overlay: scriptOf('overlay'), grid: scriptOf('grid'), blocks: scriptOf('blocks') },
    link: readFileSync(join(folder, 'link.js'), 'utf8'),
    files: new Map(globSync('assets/**', { cwd: folder }).map((file) => [`/${codeFolder}${file}`, join(folder, file)])),
  }
}
