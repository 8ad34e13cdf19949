import type { Check } from '../../content/check/check'
import { isSharedKey } from '../../content/check/message'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { fold } from '../../content/language/language'
import type { PageInfo } from '../../content/read/page-info'
import { say } from '../../content/say/say.js'
import { about, examplePage } from '../shared/examples'

const cardTo = (href: string) => ({
  'pages/index.json': { blocks: [{ type: 'card-grid', id: 'all', cards: [{ id: 'heater', title: 'Heater', href }] }] },
})

/** Fields that can contain the text of a link. The first one that is set is compared with the names of products. */
const titleFields = ['title', 'label', 'name']

/** A card, tab or menu entry that is named like a product leads to that product. */
export const otherPage: Check = {
  code: 'other-page',
  severity: 'warning',
  about: say`A card or link has the name of a product, but leads to another page.`,
  why: say`Visitors who choose a product by its name would find a different one. Usually the address was copied from the entry next to it.`,
  given: { 'pages/heater.json': { ...examplePage('Heater'), kind: 'product', blocks: [about] } },
  wrong: cardTo('/fan'),
  right: cardTo('/heater'),
  create({ index, settings }, report) {
    const products = index.pages.filter(({ listed }) => listed)
    const byLanguage = new Map<string, Map<string, PageInfo[]>>()
    const productsNamed = (name: string, lang: string) => {
      let byName = byLanguage.get(lang)
      if (!byName) {
        byName = new Map()
        for (const product of products) {
          const productName = nameOf(product, lang)
          byName.set(productName, [...(byName.get(productName) ?? []), product])
        }
        byLanguage.set(lang, byName)
      }
      return byName.get(name) ?? []
    }
    return {
      link({ link, document, path, page }) {
        if (path.at(-1) !== 'href') return
        const entry = path.slice(0, -1)
        const title = titleFields.map((field) => valueAt(document.json, [...entry, field])).find((words) => words)
        const target = index.byAddress.get(link.split('#')[0] ?? '')
        if (!target || target.name === page?.name || typeof title !== 'string' || isSharedKey(title)) return
        const lang = page?.lang ?? settings.defaultLanguage
        const words = plain(title, lang)
        const ownName = nameOf(target, lang)
        if (words.includes(ownName) || ownName.includes(words)) return
        // If the link leads to a product, the name of another product is reported even within a longer title. Pages
        // other than products may have a title such as "Model A in use".
        const names = target.listed ? wordSequences(words) : [words]
        const [named, ...others] = new Set(names.flatMap((name) => productsNamed(name, lang)))
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

function nameOf({ names }: PageInfo, lang: string): string {
  return plain(names[lang]?.text ?? '', lang)
}

/** The words of a text, normalized with `fold` and separated by spaces, without punctuation. */
function plain(text: string, lang: string): string {
  return (fold(text, lang).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}

/** All sequences of neighbouring words. `wordSequences('big roof fan') // ['big', 'big roof', 'big roof fan', …]` */
function wordSequences(text: string): string[] {
  const words = text.split(' ').slice(0, 12)
  return words.flatMap((_, from) => words.slice(from).map((_, count) => words.slice(from, from + count + 1).join(' ')))
}
