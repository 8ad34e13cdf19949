import type { TFunction } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'

/** Data shown at an address: site and page as the brand shows them (`siteFor`, `pageFor`). */
export type View = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  /** Whether the address contains its language ("/en/about"), so that links keep it. */
  pinned: boolean
  /** Year of the copyright line in built documents; in the browser `later.ts` updates it. */
  year?: number
  /** Day on which the build printed the page as PDF, for example "2026-11-21". */
  printedOn?: string
}

const ViewContext = createContext<View | undefined>(undefined)

const WordsContext = createContext<TFunction | undefined>(undefined)

/** Provides the view, and the interface words of its language. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  // Called once: in each component it would take a fifth of a page's rendering time.
  const { t } = useTranslation()
  return (
    <Given view={view} t={t}>
      {children}
    </Given>
  )
}

/** Provides the view with the given interface words. */
export function Given({ view, t, children }: { view: View; t: TFunction; children: ReactNode }) {
  return (
    <ViewContext.Provider value={view}>
      <WordsContext.Provider value={t}>{children}</WordsContext.Provider>
    </ViewContext.Provider>
  )
}

/** The current view. @throws outside a `ViewProvider` */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('view')
  return view
}

/** The function from a key to the interface words in the view's language. @throws outside a `ViewProvider` */
export function useWords(): TFunction {
  const t = useContext(WordsContext)
  if (!t) throw new Error('words')
  return t
}

/** Attributes for parts in the visitor's language inside a page that fell back to another; empty on other pages. */
export function useOwnLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { site, page } = useView()
  if (page.state !== 'fallback') return {}
  return { lang: site.language, dir: site.dir }
}
