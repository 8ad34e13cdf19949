import type { Check } from '../../content/check/check'
import { isSharedKey } from '../../content/check/message'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { fold } from '../../content/language/language'
import { say } from '../../content/say/say.js'
import { about, examplePage } from '../shared/examples'

const cardTo = (href: string) => ({
  'pages/index.json': { blocks: [{ type: 'card-grid', id: 'all', cards: [{ id: 'heater', title: 'Heater', href }] }] },
})

/** Fields with the words of a link, the first of which is compared. */
const titleFields = ['title', 'label', 'name']

/** A card, tab or menu entry that is named like a page leads to that page. */
export const otherPage: Check = {
  code: 'other-page',
  severity: 'warning',
  about: say`A card or link has the name of one page, but leads to another.`,
  why: say`Visitors who choose a product by its name would find a different one. Usually the address was copied from the entry next to it.`,
  given: { 'pages/heater.json': { ...examplePage('Heater'), blocks: [about] } },
  wrong: cardTo('/fan'),
  right: cardTo('/heater'),
  create({ index, settings }, report) {
    return {
      link({ link, document, path, page }) {
        if (path.at(-1) !== 'href') return
        const entry = path.slice(0, -1)
        const title = titleFields.map((field) => valueAt(document.json, [...entry, field])).find((words) => words)
        const target = index.byAddress.get(link.split('#')[0] ?? '')
        if (!target || typeof title !== 'string' || isSharedKey(title)) return
        const lang = page?.lang ?? settings.defaultLanguage
        const words = fold(title, lang)
        const nameOf = (info: typeof target) => fold(info.names[lang]?.text ?? '', lang)
        const ownName = nameOf(target)
        if (words.includes(ownName) || ownName.includes(words)) return
        // A title such as "Model A in use" may lead to any page but a product.
        const isNamed = (info: typeof target, name: string) =>
          words === name || (name !== '' && info.listed && target.listed && ` ${words}`.includes(` ${name}`))
        const [named, ...others] = [...index.byAddress.values()].filter((info) => isNamed(info, nameOf(info)))
        if (!named || others.length > 0 || named.name === page?.name) return
        const { address } = named
        report(document, path, say`"${title}" is the name of ${address}, but this link leads to ${link}.`, {
          hint: say`Write "${address}", or another title.`,
          guess: setting(document, path, address),
        })
      },
    }
  },
}
