import type { Compiled } from '../../content/contract'
import type { Schemas } from '../fields'

/** The page of the Studio names it where the site has blocks of its own. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=contract]')

/** The schemas of a site that has blocks of its own, with those of the engine, and what they compile to. */
export const own: { schemas: Schemas; compiled: Compiled } | undefined =
  meta && (await import(/* @vite-ignore */ meta.content))
