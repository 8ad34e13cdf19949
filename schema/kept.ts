/** A kind of browser storage. */
type Place = 'a cookie' | 'local storage' | 'session storage'

/** A feature of a site. Sites without the feature never store the entries that depend on it. */
type Need = 'a dark theme' | 'products' | 'forms' | 'a notice'

/**
 * All entries that a site stores in a visitor's browser. Code that stores an entry takes the entry's name from this
 * list, and a check looks for each name in the privacy document (`tools/checks/privacy-document/`).
 */
export const kept = [
  { name: 'lang', in: 'local storage' },
  { name: 'theme', in: 'local storage', needs: 'a dark theme' },
  { name: 'cookieConsent', in: 'local storage' },
  { name: 'cookieConsent', in: 'a cookie' },
  { name: 'list', in: 'local storage', needs: 'products' },
  // Text that visitors typed into forms but have not sent.
  { name: 'drafts', in: 'session storage', needs: 'forms' },
  // The notice that the visitor has closed.
  { name: 'notice', in: 'session storage', needs: 'a notice' },
  // The scroll position on each visited page, stored by the router.
  { name: 'tsr-scroll-restoration-v1_3', in: 'session storage' },
] as const satisfies { name: string; in: Place; needs?: Need }[]

/** Names of the entries in one kind of storage. */
export type KeptIn<Where extends Place> = Extract<(typeof kept)[number], { in: Where }>['name']
