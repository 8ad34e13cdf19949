import type { TFunction } from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Brand, BrandSite } from '../schema/localized'
import { missingAddress } from '../schema/localized'
import { After, Before, Main } from './app'
import { createI18n, type Words } from './i18n'
import { Page } from './page'
import { iconsIn } from './parts/sprite'
import { rulesIn } from './parts/value-class'
import { Given, type View } from './parts/view'

/** Placeholder for the page's address in markup that many pages share. No address begins with "_". */
const anyAddress = '/_any'

/** Preload links of pictures, which React places before all other markup. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/

/** Content of a file in several parts: text, or bytes that were encoded earlier. */
export type Parts = (string | Buffer)[]

/** Renders pages of one brand in one language. */
export type Renderer = {
  site: BrandSite
  brand: Brand
  t: TFunction
  /** Markup inside `<main>`. */
  main(view: View): string
  /**
   * Markup inside `#_app`, including `main`; also the CSS rules for the value classes in it (see `value-class.ts`), and
   * the ids of its icons.
   */
  whole(view: View, main: string): { parts: Parts; rules: string; icons: string[] }
}

/**
 * Creates a renderer for one brand and language. It prepares the common parts of pages once: the interface words, and
 * the markup around a page. In the browser, a single tree (`App`) renders the same markup.
 */
export function createRenderer(site: BrandSite, brand: Brand, words: Words): Renderer {
  const t = createWords(site.language, words)
  // The frame (everything around `main`) marks links to the current page. Pages that the frame links to therefore
  // need a frame of their own.
  const linkedAddresses = new Set([
    '/',
    missingAddress,
    ...[...site.fields, ...site.menu.flatMap(({ links = [], ...entry }) => [entry, ...links]), ...site.footer].map(
      ({ href }) => href,
    ),
  ])
  // Removes preload links for the frame's pictures, because these are small, and the page's own pictures are more
  // urgent.
  const part = (view: View, children: ReactNode) => markup(view, t, children).replace(preloads, '')
  const [mainStart = ''] = markup({ site, brand } as View, t, <Main />).split('</main>')
  const frame = (view: View): Frame => {
    const before = part(view, <Before />) + mainStart
    const after = `</main>${part(view, <After />)}`
    return {
      before: [before],
      after: [after],
      rules: [rulesIn(before), rulesIn(after)],
      icons: iconsIn(before + after),
    }
  }
  let shared: Frame | undefined
  const bytes = (parts: Parts) => parts.flatMap((part) => `${part}`.split(anyAddress)).map((text) => Buffer.from(text))
  const sharedFrame = (view: View) => {
    if (shared) return shared
    const { before, after, rules, icons } = frame({ ...view, page: { ...view.page, address: anyAddress } })
    shared = { before: bytes(before), after: bytes(after), rules, icons }
    return shared
  }
  const withAddress = (address: string, pieces: Parts) =>
    pieces.flatMap((piece, i) => (i === 0 ? [piece] : [address, piece]))
  return {
    site,
    brand,
    t,
    main: (view) => renderMain(view, t),
    whole(view, main) {
      const { address } = view.page
      const [early = ''] = preloads.exec(main) ?? []
      const page = main.slice(early.length)
      const { before, after, rules, icons } = linkedAddresses.has(address) ? frame(view) : sharedFrame(view)
      return {
        // Preload links must be at the beginning, because React skips them only there when it hydrates. Anywhere else,
        // they would cause a mismatch.
        parts: [early, ...withAddress(address, before), page, ...withAddress(address, after)],
        rules: [...new Set([...rules[0], ...rulesIn(page), ...rules[1]])].join(''),
        icons: [...icons, ...iconsIn(page)],
      }
    },
  }
}

/**
 * Markup around a page, split where the page's address is inserted; also the CSS rules for the value classes in this
 * markup (`value-class.ts`), and the ids of its icons.
 */
type Frame = { before: Parts; after: Parts; rules: [before: string[], after: string[]]; icons: string[] }

/** Creates the function that returns interface words. It caches words that are requested without values to insert. */
function createWords(language: string, words: Words): TFunction {
  const find = createI18n(language, words).t as (key: string, values?: object) => string
  const textsByKey = new Map<string, string>()
  const findOnce = (key: string, values?: object): string => {
    if (values) return find(key, values)
    const text = textsByKey.get(key) ?? find(key)
    textsByKey.set(key, text)
    return text
  }
  return findOnce as TFunction
}

export function renderMain(view: View, t: TFunction): string {
  return markup(view, t, <Page page={view.page} />)
}

function markup(view: View, t: TFunction, children: ReactNode): string {
  return renderToString(
    <StrictMode>
      <Given view={view} t={t}>
        {children}
      </Given>
    </StrictMode>,
  )
}
