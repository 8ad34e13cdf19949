import type { TFunction } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'
import { showWordsOf } from './display-text'

/** Data shown at an address. `site` and `page` are adapted to the brand (`siteFor`, `pageFor`). */
export type View = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  /** Whether the address contains a language code ("/en/about"). If so, links to other pages contain it as well. */
  pinned: boolean
  /** Year of the copyright line in prerendered HTML. In the browser, `later.ts` updates the year. */
  year?: number
  /** Date on which the build printed the page as PDF, for example "2026-11-21". */
  printedOn?: string
}

const ViewContext = createContext<View | undefined>(undefined)

const WordsContext = createContext<TFunction | undefined>(undefined)

/** Provides the view, and the interface words of the view's language. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  // Called only once, because a call in every component would take a fifth of a page's rendering time.
  const { t } = useTranslation()
  return (
    <Given view={view} t={t}>
      {children}
    </Given>
  )
}

/** Provides the view with the given interface words. */
export function Given({ view, t, children }: { view: View; t: TFunction; children: ReactNode }) {
  showWordsOf(view.site)
  return (
    <ViewContext.Provider value={view}>
      <WordsContext.Provider value={t}>{children}</WordsContext.Provider>
    </ViewContext.Provider>
  )
}

/** React hook: the current view. @throws outside a `ViewProvider` */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('view')
  return view
}

/** React hook: the function that returns the interface words for a key. @throws outside a `ViewProvider` */
export function useWords(): TFunction {
  const t = useContext(WordsContext)
  if (!t) throw new Error('words')
  return t
}

/**
 * React hook: attributes for elements that are in the visitor's language although the page is in a fallback language;
 * empty on other pages.
 */
export function useOwnLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { site, page } = useView()
  if (page.state !== 'fallback') return {}
  return { lang: site.language, dir: site.dir }
}
