import { bundleCode } from '../bundle/bundle'
import type { Options } from './build'
import type { Report } from './report'

/** The module that builds, see `build.ts`. */
type Builder = typeof import('./build')

/**
 * Bundles the code where it changed, and builds the site of the folder the command runs in with the bundle: it starts
 * faster than the sources, and React in it is the one for production.
 * @returns what was done; undefined when the content has errors, which are printed
 */
export async function runBuild(options?: Options): Promise<Report | undefined> {
  const bundle = await bundleCode()
  const { buildSite }: Builder = await import(bundle.build)
  return buildSite(bundle, options)
}
