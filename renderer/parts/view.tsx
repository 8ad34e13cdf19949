import { createContext, type ReactNode, useContext } from 'react'
import type { LocalizedPage, LocalizedSite } from '../../schema/localized'
import type { Site } from '../../schema/types'

/** All that is shown at one address. */
export type View = {
  site: LocalizedSite
  page: LocalizedPage
  brand: Site['brands'][number]
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

/** Whether this brand shows what belongs to a field of activity; what belongs to none is always shown. */
export function showsField(brand: View['brand'], field: string | undefined): boolean {
  return field === undefined || !brand.filteredActivityFields || brand.filteredActivityFields.includes(field)
}
