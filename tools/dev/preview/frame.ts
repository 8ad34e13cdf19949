import { localizePage } from '../../content/localize'
import { memoize } from '../../content/memoize'
import type { BrandSettings } from '../../content/model'
import { pseudoLanguages } from '../../content/pseudo'
import { pseudoContext, pseudoSite } from '../../content/pseudo-site'
import type { Site } from '../../content/site'
import { createTranslator } from '../../content/words'
import type { Shared } from '../../html/shared'
import type { OpenPage } from '../content'

/** Where the frames of a grid are: "/_frame/en/about". No page has an address that begins with "_". */
export const framePrefix = '/_frame'

/** What renders pages, see `html/index.ts`. */
type Renderer = Pick<typeof import('../../html'), 'createDocuments' | 'pageFor'>

/** What a frame shows. */
type Wanted = { language: string; brand: BrandSettings; isDark: boolean }

/** Codes of languages that can be shown although no site has them. */
export const pseudoCodes: readonly string[] = pseudoLanguages.map(({ code }) => code)

/**
 * A page as it is first painted, without scripts: so many of them are shown at once that the app in each would take
 * minutes to start. What scripts decide before the first paint is decided here.
 * @param sharedOf what the pages of a site share
 */
export function pageFrame(
  { site: real, page }: OpenPage,
  { language, brand, isDark }: Wanted,
  whole: Site,
  sharedOf: (site: Site) => Shared,
  { createDocuments, pageFor }: Renderer,
): string {
  const isPseudo = pseudoCodes.includes(language)
  const site = isPseudo ? pseudoSite(real, language) : real
  const around = isPseudo ? pseudoContext(real, page, language) : undefined
  const localized = localizePage(site, page, language, createTranslator(site), { brand, around })
  const shared = sharedOf(isPseudo ? pseudoSites(whole)(language) : whole)
  const classes = isDark && brand.darkTheme ? 'js dark' : 'js'
  return (
    createDocuments(shared, [])
      .render(pageFor(localized, brand), language, brand.id)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script(?: [^>]*)?>[\s\S]*?<\/script>/g, '')
      .replace('<html ', `<html class="${classes}" `)
      // All letters are shown as they come: a font that is too late for one view would make it another.
      .replaceAll('font-display:fallback', 'font-display:swap')
      // As on a phone, where a scroll bar takes no room.
      .replace('</head>', '<style>html{scrollbar-width:none;scrollbar-gutter:auto}</style></head>')
  )
}

/** Sites in pseudo-languages, which all pages of a site share until it changes. */
const pseudoSites = memoize((site: Site) => memoize((language: string) => pseudoSite(site, language)))
