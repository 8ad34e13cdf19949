import type { TFunction } from 'i18next'
import type { LocalizedPage } from '../schema/localized'
import { hasOwn } from './blocks/own'
import { asking, type ReadText } from './parts/from-words'
import { isForeign } from './parts/interface-text'
import type { View } from './parts/view'
import { type Renderer, renderMain } from './render'
import { createTokens, Differs } from './template'

/** Values of the site, the brand and the interface words that were read during a rendering, in each language. */
type Reads = Map<string, { of(renderer: Renderer, i: number): unknown; values: unknown[]; merged: unknown }>

/** Values that are the same on all pages of a build. */
type Context = Pick<View, 'year' | 'printedOn'>

/** A rendered page, and the values that were read to render it. */
export type Rendered = { pages: LocalizedPage[]; reads: Reads; mains: string[] }

/**
 * Renders a page once for all languages in which the page has the same structure and differs only in words. For each
 * language, the result equals that of `Renderer.main`.
 * @param renderers renderers of one brand, by language
 * @param pages the page, by language
 * @param earlier renderings of the same page for other brands, which are reused; receives new renderings
 * @returns the content of `<main>` by language
 */
export function renderTogether(
  renderers: Map<string, Renderer>,
  pages: Map<string, LocalizedPage>,
  context: Context,
  earlier: Rendered[],
): Map<string, string> {
  const mains = new Map<string, string>()
  let remaining = [...pages.keys()].filter((language) => renderers.has(language))
  while (remaining.length > 0) {
    const { codes, rendered } = renderMost(remaining, renderers, pages, context, earlier)
    for (const [i, code] of codes.entries()) mains.set(code, rendered.mains[i] ?? '')
    remaining = remaining.filter((code) => !codes.includes(code))
  }
  return mains
}

/**
 * Renders a page in the first of the given languages, together with all others in which the page has the same
 * structure.
 */
function renderMost(
  languages: string[],
  renderers: Map<string, Renderer>,
  pages: Map<string, LocalizedPage>,
  context: Context,
  earlier: Rendered[],
): { codes: string[]; rendered: Rendered } {
  const hasCustomBlocks = languages.some((code) => hasOwn(pages.get(code)?.blocks ?? []))
  // Custom components may inspect words without `fromWords`, so they are rendered in one language at a time.
  let codes = hasCustomBlocks ? languages.slice(0, 1) : languages
  for (;;) {
    const groupRenderers = codes.map((code) => renderers.get(code) as Renderer)
    const groupPages = codes.map((code) => pages.get(code) as LocalizedPage)
    const reusable = earlier.find((rendering) => isUpToDate(rendering, groupRenderers, groupPages))
    if (reusable) return { codes, rendered: reusable }
    try {
      const rendered = renderAll(groupRenderers, groupPages, context)
      earlier.push(rendered)
      return { codes, rendered }
    } catch (error) {
      if (!(error instanceof Differs)) throw error
      const other = codes[error.index]
      codes = codes.filter((code) => code !== other)
    }
  }
}

/** Renders a page in the languages of all given renderers at once. @throws Differs */
function renderAll(renderers: Renderer[], pages: LocalizedPage[], context: Context): Rendered {
  const tokens = createTokens(renderers.length)
  const reads: Reads = new Map()
  const look = <Value>(name: string, of: (renderer: Renderer, i: number) => Value): Value => {
    const earlierRead = reads.get(name)
    if (earlierRead) return earlierRead.merged as Value
    const values = renderers.map(of)
    const merged = tokens.merge(values)
    reads.set(name, { of, values, merged })
    return merged
  }
  const [{ site, brand }] = renderers as [Renderer]
  const view: View = {
    ...context,
    page: tokens.merge(pages),
    // All right-to-left languages have the same patterns for left-to-right text. Left-to-right languages have no
    // patterns, and ignore these.
    site: lazily(site, (key) =>
      key === 'runs'
        ? renderers.find(({ site }) => site.runs)?.site.runs
        : look(`site ${key}`, ({ site }) => site[key]),
    ),
    brand: lazily(brand, (key) => look(`brand ${key}`, ({ brand }) => brand[key])),
    // True for all languages, because addresses in the default language have no prefix in any case.
    pinned: true,
  }
  const t = (key: string, values?: Record<string, string>) => {
    const localValues = renderers.map((_, i) => values && mapValues(values, tokens.readers[i] as ReadText))
    // The words must be a fallback in all languages or in none, because only fallback words are wrapped in an element.
    look(`t ${key} is foreign`, ({ t }) => isForeign(t(key as 'home')))
    return look(`t ${key} ${JSON.stringify(values)}`, ({ t }, i) => t(key as 'home', localValues[i]))
  }
  const markup = asking(tokens.ask, () => renderMain(view, t as TFunction))
  return { pages, reads, mains: tokens.fill(markup) }
}

/** Creates an object whose fields are computed each time they are read. */
function lazily<Fields extends object>(like: Fields, make: (key: keyof Fields & string) => unknown): Fields {
  const get = (_: Fields, key: string | symbol) => make(key as keyof Fields & string)
  return new Proxy(like, { get })
}

function mapValues(values: Record<string, string>, change: ReadText): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

/** Whether an earlier rendering can be reused for these pages. */
function isUpToDate({ pages, reads }: Rendered, renderers: Renderer[], currentPages: LocalizedPage[]): boolean {
  if (pages.length !== currentPages.length || pages.some((page, i) => page !== currentPages[i])) return false
  return [...reads.values()].every(({ of, values }) => renderers.every((renderer, i) => of(renderer, i) === values[i]))
}
