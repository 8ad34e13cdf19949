import { memoize } from '../../content/base/memoize'
import { clearlyMeant, nearest, suggest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { isSharedKey, leaves, ownSharedWords } from '../../content/check/message'
import { type Document, valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { interfaceWords } from '../../content/read/interface-words'
import type { Page, Settings, Word } from '../../content/read/model'
import { heads } from '../../content/read/page-info'
import { common, siteNamespace } from '../../content/read/words'
import { type Said, say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** Messages for fields that cannot use a shared word, because each page needs a unique text. */
const unshared = {
  title: say`The title of a page cannot be a shared word.`,
  description: say`The description of a page cannot be a shared word.`,
}

/** Every "t:key" names an interface word, or a word of the site's `common.json`. */
export const sharedWord: Check = {
  code: 'shared-word',
  about: say`A "t:key" names no interface word and no word of locales/<language>/common.json, or stands in a field that cannot have one.`,
  why: say`"t:key" stands for a word that all pages share: an interface word, or one of locales/<language>/common.json.`,
  wrong: { 'pages/fan.json': textPage('It moves air.', { title: 't:hom' }) },
  right: { 'pages/fan.json': textPage('It moves air.', { title: 't:home' }) },
  needed: true,
  create(site, report) {
    const { settings, locales } = site
    const file = `locales/${settings.defaultLanguage}/common.json`
    const isKnown = !site.unreadable.has(file)
    return {
      file(from) {
        const [name, source]: [string, Said] = 'name' in from ? [from.name, say`page`] : [siteNamespace, say`source`]
        for (const word of from.words) {
          if (!isSharedKey(word.value)) checkTranslations(name, word, source)
          else if (isKnown) checkKey(from, word)
        }
      },
      site() {
        for (const { code } of settings.languages) {
          const words = locales.get(code)?.get(common)
          for (const key of words ? leaves(words) : []) checkTranslation(words, key.split('.'), say`source`)
        }
      },
    }

    function checkKey(from: Page | Settings, { value, path, key }: Word): void {
      const { document } = from
      const name = value.slice(2)
      const { sharedWords, groups } = knownWords(ownSharedWords(site))
      const headField = 'name' in from ? heads.find((field) => field === key) : undefined
      if (headField)
        report(document, path, unshared[headField], {
          hint: say`Write it out: it belongs to this page alone, and the page exists in the languages that translate it.`,
        })
      else if (groups.has(name)) {
        const inside = [...sharedWords.keys()].filter((otherName) => otherName.startsWith(`${name}.`))
        report(document, path, say`"${value}" is a group of shared words, not one.`, { hint: suggest(name, inside) })
      } else if (!sharedWords.has(name)) {
        const near = nearest(name, sharedWords.keys())
        const clearKey = clearlyMeant(name, sharedWords.keys())
        report(document, path, say`"${value}" is neither a word of ${file} nor an interface word.`, {
          hint: near ? say`Did you mean "t:${near}"?` : say`Add it to ${file}, or write the words themselves.`,
          fix: setting(document, path, clearKey && `t:${clearKey}`),
          guess: setting(document, path, near && `t:${near}`),
        })
      } else {
        const [placeholder] = /\{[^}]*\}/.exec(sharedWords.get(name) ?? '') ?? []
        if (placeholder !== undefined)
          report(document, path, say`"${value}" has the placeholder ${placeholder}.`, {
            hint: say`Nothing fills it in here. Write the words themselves.`,
          })
      }
    }

    function checkTranslations(name: string, { steps }: Word, source: Said): void {
      for (const { code } of settings.languages) checkTranslation(locales.get(code)?.get(name), steps, source)
    }

    /** Reports a translation that is a "t:key", because shared words are translated only in `common.json`. */
    function checkTranslation(document: Document | undefined, steps: string[], source: Said): void {
      if (!document || !hasKeys(document)) return
      const text = valueAt(document.json, steps)
      if (typeof text !== 'string' || !isSharedKey(text)) return
      report(document, steps, say`A translation cannot be "${text}".`, {
        hint: say`Write the words, or write "${text}" in the ${source} and remove this line.`,
      })
    }
  },
}

/** The words that a "t:key" can name, and the keys of their groups. @param ownWords the site's words */
const knownWords = memoize((ownWords: Word[]) => {
  const own = ownWords.map(({ key, value }): [string, string] => [key, value])
  const sharedWords = new Map([...own, ...interfaceWords])
  const groups = new Set([...sharedWords.keys()].flatMap((key) => key.split('.').slice(0, -1).join('.') || []))
  return { sharedWords, groups }
})

/** Whether a document may contain a "t:key". A quick test saves time, because most translations contain none. */
const hasKeys = memoize(({ text }: Document) => /"t:|\\u/.test(text))
