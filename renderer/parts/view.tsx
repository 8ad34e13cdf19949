import type { TFunction } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'

/** All that is shown at one address: site and page as the brand shows them (`siteFor`, `pageFor`). */
export type View = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  /** Whether the address carries its language ("/en/about"), so that links keep it. */
  pinned: boolean
  /** The year of the copyright line, in documents; the app leaves it as it is, and `later.ts` has it right in January. */
  year?: number
  /** The day a page that is made for paper was printed, for example "2026-11-21". */
  printedOn?: string
}

const ViewContext = createContext<View | undefined>(undefined)

const WordsContext = createContext<TFunction | undefined>(undefined)

/** Gives everything inside the view, and the interface words of its language. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  // Asked for once: in each component it would take a fifth of the time of rendering a page.
  const { t } = useTranslation()
  return (
    <Given view={view} t={t}>
      {children}
    </Given>
  )
}

/** As `ViewProvider`, with interface words from anywhere. */
export function Given({ view, t, children }: { view: View; t: TFunction; children: ReactNode }) {
  return (
    <ViewContext.Provider value={view}>
      <WordsContext.Provider value={t}>{children}</WordsContext.Provider>
    </ViewContext.Provider>
  )
}

/** @throws when used outside of a `ViewProvider` */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('view')
  return view
}

/** The interface words: by a key, the words in the language of the view. @throws when used outside of a `ViewProvider` */
export function useWords(): TFunction {
  const t = useContext(WordsContext)
  if (!t) throw new Error('words')
  return t
}

/** Attributes of what speaks the visitor's language inside of a page that fell back to another; none on other pages. */
export function useOwnLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { site, page } = useView()
  if (page.state !== 'fallback') return {}
  return { lang: site.language, dir: site.dir }
}
