import type { Path } from '../../../content/base/problem'
import type { Check } from '../../../content/check/check'
import type { Document } from '../../../content/json/document'
import { textsIn } from '../../../content/json/json'
import { siteNamespace } from '../../../content/read/words'
import { type Said, say } from '../../../content/say/say.js'
import { sharedNames } from '../../../content/translation/translatable'
import { textPage } from '../../shared/examples'

/** Matches hosts under ".example", which RFC 2606 reserves for examples. */
const exampleHost = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.example\b/u

/** Matches six zeros in a row, which no real telephone number has. */
const zeroPhone = /0{6}/

/** Matches a number that consists only of zeros, as a placeholder for a house number or postal code. */
const zeroNumber = /(?<!\d)0+(?!\d)/

/** Reports addresses, hosts and phone numbers that are placeholders for the real ones. */
export const placeholder: Check = {
  code: 'placeholder',
  about: say`An address, host or number is a placeholder.`,
  why: say`This is a placeholder. Replace it with the real address, host or number.`,
  given: { 'pages/_site.json': { address: '1 Fan Street' } },
  wrong: { 'pages/fan.json': textPage('Write to info@firm.example.') },
  right: { 'pages/fan.json': textPage('Write to us.') },
  create({ locales }, report) {
    return {
      page({ name, document }) {
        for (const file of [document, ...translationsOf(name)]) look(file)
      },
      site({ settings: { document } }) {
        for (const file of [document, ...sharedNames.flatMap(translationsOf)]) look(file)
      },
    }

    function translationsOf(name: string): Document[] {
      return [...locales.values()].flatMap((names) => names.get(name) ?? [])
    }

    function look(document: Document): void {
      for (const [path, text] of textsIn(document.json)) {
        const message = placeholderIn(document, path, text)
        if (message) report(document, path, message, { hint: say`Put the real one here.` })
      }
    }
  },
}

function placeholderIn({ file }: Document, path: Path, text: string): Said | undefined {
  const host = exampleHost.exec(text)?.[0]
  if (host) return say`The host ${host} is a placeholder.`
  const isSite = file.endsWith(`/${siteNamespace}.json`)
  // A brand can override the site's contacts and address, so a brand's fields are checked as well.
  const [field, , part] = path[0] === 'brands' ? path.slice(2) : path
  const isPhone = field === 'messaging' || (field === 'contacts' && part === 'value')
  if (isSite && isPhone && zeroPhone.test(text.replace(/[\s()/.-]/g, '')))
    return say`The number ${text} is a placeholder.`
  if (isSite && field === 'address' && zeroNumber.test(text)) return say`The address "${text}" is a placeholder.`
  return undefined
}
