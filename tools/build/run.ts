import type { Options } from './build'
import { bundleRenderer } from './bundle'
import type { Report } from './report'

/** The module that builds, see `build.ts`. */
type Builder = typeof import('./build')

/**
 * Bundles the code where it changed, and builds the site of the folder the command runs in with the bundle: it starts
 * faster than the sources, and React in it is the one for production.
 * @returns what was done, and how long bundling took where it had to be done; no report when the content has errors
 */
export async function runBuild(options?: Options): Promise<{ report?: Report; bundleMs?: number }> {
  const start = performance.now()
  const { isNew, ...bundle } = await bundleRenderer()
  const bundleMs = isNew ? performance.now() - start : undefined
  const { buildSite }: Builder = await import(bundle.build)
  return { report: await buildSite(bundle, options), bundleMs }
}
