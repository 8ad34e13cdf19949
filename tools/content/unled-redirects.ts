import type { Redirect, Settings } from './model'

/** A redirect that a brand does not have, since it leaves out the page. */
export type UnledRedirect = Redirect & { brand: string }

/** The redirects that lead to pages which brands leave out: at these brands nothing is at the old address either. */
export function unledRedirects({ brands, redirects }: Pick<Settings, 'brands' | 'redirects'>): UnledRedirect[] {
  return redirects.flatMap(({ from, to }) =>
    brands.filter(({ excludedPages }) => excludedPages?.includes(to)).map(({ id }) => ({ from, to, brand: id })),
  )
}
