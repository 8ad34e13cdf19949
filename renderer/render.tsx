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

/** In place of the address of a page in markup that many pages share. No page has it: names that begin with "_" are no routes. */
const anyAddress = '/_any'

/** React puts what asks for pictures early before everything it renders. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/

/** The parts of a file: text, and bytes that were made before. */
export type Parts = (string | Buffer)[]

/** Renders pages of one brand in one language. */
export type Renderer = {
  site: BrandSite
  brand: Brand
  /** The interface words. */
  t: TFunction
  /** The page itself, as it is in `<main>`. */
  main(view: View): string
  /** All of `#_app`, with the page itself in it, the rules of the classes in it that have values, and its icons. */
  whole(view: View, main: string): { parts: Parts; rules: string; icons: string[] }
}

/**
 * The common parts of a brand's pages in a language are made once: the words, and the markup around pages. In
 * the browser the same markup comes from one tree (`App`).
 */
export function createRenderer(site: BrandSite, brand: Brand, words: Words): Renderer {
  const t = createWords(site.language, words)
  // The frame marks links to the page that is shown.
  const named = new Set([
    '/',
    missingAddress,
    ...[...site.fields, ...site.menu, ...site.footer].map(({ href }) => href),
  ])
  // The pictures of the frame are small, and the page's own come first.
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
  const at = (address: string, pieces: Parts) => pieces.flatMap((piece, i) => (i === 0 ? [piece] : [address, piece]))
  return {
    site,
    brand,
    t,
    main: (view) => renderMain(view, t),
    whole(view, main) {
      const { address } = view.page
      const [early = ''] = preloads.exec(main) ?? []
      const page = main.slice(early.length)
      const { before, after, rules, icons } = named.has(address) ? frame(view) : sharedFrame(view)
      return {
        // In front of everything, where the browser's React passes over them; within the page they would be a mismatch.
        parts: [early, ...at(address, before), page, ...at(address, after)],
        rules: [...new Set([...rules[0], ...rulesIn(page), ...rules[1]])].join(''),
        icons: [...icons, ...iconsIn(page)],
      }
    },
  }
}

/** The markup around a page, cut at its address, the rules of the classes in it, and its icons. */
type Frame = { before: Parts; after: Parts; rules: [before: string[], after: string[]]; icons: string[] }

/** Interface words; those without values are found once. */
function createWords(language: string, words: Words): TFunction {
  const find = createI18n(language, words).t as (key: string, values?: object) => string
  const known = new Map<string, string>()
  const findOnce = (key: string, values?: object): string => {
    if (values) return find(key, values)
    const text = known.get(key) ?? find(key)
    known.set(key, text)
    return text
  }
  return findOnce as TFunction
}

/** The page itself, as it is in `<main>`. */
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
