import type { TFunction } from 'i18next'
import type { LocalizedPage } from '../schema/localized'
import { hasOwn } from './blocks/own'
import { asking, type Read } from './parts/from-words'
import { isForeign } from './parts/said'
import type { View } from './parts/view'
import { type Renderer, renderMain } from './render'
import { createTokens, Differs } from './template'

/** The parts of site, brand and interface words that were read, in each language. */
type Reads = Map<string, { of(renderer: Renderer, i: number): unknown; found: unknown[]; merged: unknown }>

/** The parts that all pages of a build have in common. */
type Context = Pick<View, 'year' | 'printedOn'>

/** A page that was rendered, and what was looked at for it. */
export type Rendered = { pages: LocalizedPage[]; reads: Reads; mains: string[] }

/**
 * Renders pages once for all languages in which they have the same shape, and differ in words only. What comes out is
 * what `Renderer.main` returns for each of them.
 * @param renderers those of one brand, by language
 * @param pages one page by language
 * @param before what was rendered of the same page for other brands; what is rendered here is added
 * @returns the content of `<main>` by language
 */
export function renderTogether(
  renderers: Map<string, Renderer>,
  pages: Map<string, LocalizedPage>,
  context: Context,
  before: Rendered[],
): Map<string, string> {
  const mains = new Map<string, string>()
  let left = [...pages.keys()].filter((language) => renderers.has(language))
  while (left.length > 0) {
    const { codes, rendered } = renderMost(left, renderers, pages, context, before)
    for (const [i, code] of codes.entries()) mains.set(code, rendered.mains[i] ?? '')
    left = left.filter((code) => !codes.includes(code))
  }
  return mains
}

/** Renders a page in the first of some languages, and in all others that have the same shape. */
function renderMost(
  languages: string[],
  renderers: Map<string, Renderer>,
  pages: Map<string, LocalizedPage>,
  context: Context,
  before: Rendered[],
): { codes: string[]; rendered: Rendered } {
  const isOwn = languages.some((code) => hasOwn(pages.get(code)?.blocks ?? []))
  // A component of a site's own may look into words, which the engine's ask for (`fromWords`): it gets those of one language.
  let codes = isOwn ? languages.slice(0, 1) : languages
  for (;;) {
    const own = codes.map((code) => renderers.get(code) as Renderer)
    const ownPages = codes.map((code) => pages.get(code) as LocalizedPage)
    const known = before.find((one) => isUpToDate(one, own, ownPages))
    if (known) return { codes, rendered: known }
    try {
      const rendered = renderAll(own, ownPages, context)
      before.push(rendered)
      return { codes, rendered }
    } catch (error) {
      if (!(error instanceof Differs)) throw error
      const other = codes[error.index]
      codes = codes.filter((code) => code !== other)
    }
  }
}

/** @throws Differs */
function renderAll(renderers: Renderer[], pages: LocalizedPage[], context: Context): Rendered {
  const tokens = createTokens(renderers.length)
  const reads: Reads = new Map()
  const look = <Value>(name: string, of: (renderer: Renderer, i: number) => Value): Value => {
    const known = reads.get(name)
    if (known) return known.merged as Value
    const found = renderers.map(of)
    const merged = tokens.merge(found)
    reads.set(name, { of, found, merged })
    return merged
  }
  const [{ site, brand }] = renderers as [Renderer]
  const view: View = {
    ...context,
    page: tokens.merge(pages),
    site: lazily(site, (key) => look(`site ${key}`, ({ site }) => site[key])),
    brand: lazily(brand, (key) => look(`brand ${key}`, ({ brand }) => brand[key])),
    // In the default language an address carries no language either way.
    pinned: true,
  }
  const t = (key: string, values?: Record<string, string>) => {
    const own = renderers.map((_, i) => values && mapValues(values, tokens.readers[i] as Read))
    // Only where they fell back is there an element around them.
    look(`t ${key} is foreign`, ({ t }) => isForeign(t(key as 'home')))
    return look(`t ${key} ${JSON.stringify(values)}`, ({ t }, i) => t(key as 'home', own[i]))
  }
  const markup = asking(tokens.ask, () => renderMain(view, t as TFunction))
  return { pages, reads, mains: tokens.fill(markup) }
}

/** An object whose fields are made when they are looked at. */
function lazily<Fields extends object>(like: Fields, make: (key: keyof Fields & string) => unknown): Fields {
  const get = (_: Fields, key: string | symbol) => make(key as keyof Fields & string)
  return new Proxy(like, { get })
}

function mapValues(values: Record<string, string>, change: Read): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

/** Whether what was rendered is what these pages would be. */
function isUpToDate({ pages, reads }: Rendered, renderers: Renderer[], own: LocalizedPage[]): boolean {
  if (pages.length !== own.length || pages.some((page, i) => page !== own[i])) return false
  return [...reads.values()].every(({ of, found }) => renderers.every((renderer, i) => of(renderer, i) === found[i]))
}
