import { createContext, type ReactNode, useContext } from 'react'
import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'

/** All that is shown at one address: site and page as the brand shows them (`siteFor`, `pageFor`). */
export type View = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  /** Whether the address carries its language ("/en/about"), so that links keep it. */
  pinned: boolean
  /** The year of the copyright line. */
  year: number
  /** The day a page that is made for paper was printed, for example "2026-11-21". */
  printedOn?: string
}

const ViewContext = createContext<View | undefined>(undefined)

/** Gives everything inside the view. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  return <ViewContext.Provider value={view}>{children}</ViewContext.Provider>
}

/** @throws when used outside of a `ViewProvider` */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('There is no view here.')
  return view
}
