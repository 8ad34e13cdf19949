import type { Check } from '../../content/check/check'
import { linkFault } from '../../content/language/link'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'
import { relinking } from '../shared/links'

/** Every link has a valid and safe address. */
export const wrongLink: Check = {
  code: 'wrong-link',
  about: say`A link has an address that no browser understands, or one that is not safe.`,
  why: say`A link starts with "/", "#", "https://", "mailto:" or "tel:". Browsers do not understand others, or they are not safe.`,
  wrong: { 'pages/fan.json': textPage('See [the map](http://www.openstreetmap.org).') },
  right: { 'pages/fan.json': textPage('See [the map](https://www.openstreetmap.org).') },
  needed: true,
  create(_, report) {
    return {
      // The address of a chat link is a template, in which pages replace {phone} and {text}.
      mark({ kind, argument, value, document, path }) {
        if (kind !== 'link' || argument !== 'chat') return
        const link = String(value).replaceAll('{phone}', '0').replaceAll('{text}', '%20')
        const fault = linkFault(link, String(value))
        if (fault) report(document, path, fault.message, { hint: fault.hint })
      },
      link({ link, document, path }) {
        const fault = linkFault(link)
        if (fault)
          report(document, path, fault.message, { hint: fault.hint, fix: relinking(document, path, link, fault.meant) })
      },
    }
  },
}
