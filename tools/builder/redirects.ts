import { addressIn } from '../../renderer/parts/address'
import { isExcluded } from '../../renderer/parts/brand'
import type { Brand } from '../../schema/localized'
import type { Redirect } from '../content/model'
import type { SiteIndex } from '../content/site-index'
import type { Found } from '../content/words'
import type { Shared } from '../html/shared'
import type { Output } from './output'

/**
 * Writes a page at each old address, in every language, that leads to the new one: for hosts that know nothing of
 * redirects, such as GitHub Pages. Servers that know them never send it. A brand without the new page has none.
 */
export function writeRedirects(
  output: Output,
  brand: Brand,
  redirects: Redirect[],
  { byAddress }: SiteIndex,
  { sites, defaultLanguage }: Pick<Shared, 'sites' | 'defaultLanguage'>,
): void {
  for (const { from, to } of redirects) {
    if (isExcluded(brand, to)) continue
    for (const language of Object.keys(sites)) {
      const name = byAddress.get(to)?.names[language] ?? { text: to, lang: language }
      const file = `${brand.id}${addressIn(language, from, defaultLanguage)}.html`
      output.write(file, redirectPage(addressIn(language, to, defaultLanguage), brand.origin, name))
    }
  }
}

/** A page that leads on at once: browsers by themselves, people without that by a link, search engines by its canonical. */
function redirectPage(address: string, origin: string, { text, lang }: Found): string {
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${words}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${origin}${address}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
    `<body><a href="${address}">${words}</a></body></html>\n`,
  ].join('')
}
