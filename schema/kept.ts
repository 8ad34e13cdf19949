/** Where a browser keeps something for a site. */
type Place = 'a cookie' | 'local storage' | 'session storage'

/** The part that a site must have for something to be kept: without it, it never is. */
type Need = 'a dark theme' | 'products'

/**
 * All that a site keeps in a visitor's browser. What stores something takes its name from here, and the check finds each
 * name in the privacy document (`tools/checks/privacy-document/`).
 */
export const kept = [
  { name: 'lang', in: 'local storage' },
  { name: 'theme', in: 'local storage', needs: 'a dark theme' },
  { name: 'cookieConsent', in: 'local storage' },
  { name: 'cookieConsent', in: 'a cookie' },
  { name: 'list', in: 'local storage', needs: 'products' },
  // The place in each page that was left, by the router.
  { name: 'tsr-scroll-restoration-v1_3', in: 'session storage' },
] as const satisfies { name: string; in: Place; needs?: Need }[]

/** The names of what is kept in a place. */
export type KeptIn<Where extends Place> = Extract<(typeof kept)[number], { in: Where }>['name']
