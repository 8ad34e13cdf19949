import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { packed } from '../files/project.js'
import type { App } from '../html/shared'
import { bundleForBrowsers, bundleScript, makePart, readManifest } from './bundle'
import type { Bundled } from './notices'
import { inProduction } from './production'

/** Source modules of the code that pages load during live editing. */
const entries = {
  app: 'renderer/client.tsx',
  print: 'renderer/styles/print.css',
  overlay: 'tools/dev/overlay.ts',
  grid: 'tools/dev/preview/grid.ts',
  blocks: 'tools/dev/blocks-client.ts',
}

/** Bundled code for pages in live editing. */
export type LiveCode = {
  app: App
  /** Addresses of scripts that are only for live editing. */
  scripts: Record<'overlay' | 'grid' | 'blocks', string>
  /** Code of the script that connects a page to the server (`tools/dev/link.ts`). */
  link: string
  /** Paths of all files, by address. */
  files: Map<string, string>
}

/** Address prefix of bundled code. */
const codeFolder = '_live/'

/** JavaScript expression for the server connection that `tools/dev/link.ts` creates. */
const link = 'globalThis.pageLink'

/** Bundles the code for live editing, or reuses a bundle of the same sources. */
export async function makeLive(): Promise<LiveCode> {
  return readLive(packed ? join(packed.bundle, 'live') : await makePart('live', bundleLive))
}

/** Bundles the code for live editing into a folder. */
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
    const output = manifest[entries[name]]
    if (!output) throw new Error(`The bundle of live editing has no ${entries[name]}.`)
    return { file: codeFolder + output.file, styles: (output.css ?? []).map((file) => codeFolder + file) }
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
