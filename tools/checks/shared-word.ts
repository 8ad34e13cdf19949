import type { Check, Report } from '../content/check'
import { sharedWords } from '../content/coverage'
import { valueAt } from '../content/document'
import { heads } from '../content/entry'
import { interfaceWords } from '../content/interface-words'
import { nearest, suggest } from '../content/nearest'
import { isOwn, isShared, leaves } from '../content/phrase'
import type { Site } from '../content/site'
import { common, siteNamespace } from '../content/words'

/** "t:key" names an interface word, or a word of the site's own `common.json`. */
export const sharedWord: Check = {
  code: 'shared-word',
  about: 'A "t:key" is neither an interface word nor a word of locales/<language>/common.json, or cannot be one.',
  run(site, report) {
    checkTranslations(site, report)
    const file = `locales/${site.settings.defaultLanguage}/common.json`
    if (site.unreadable.has(file)) return
    const keys = [...sharedWords(site).map(({ key }) => key), ...interfaceWords.keys()]
    const groups = new Set(keys.flatMap((key) => key.split('.').slice(0, -1).join('.') || []))
    for (const { document, words, ...from } of site.marked) {
      for (const { value, path, key } of words) {
        if (!isShared(value)) continue
        const name = value.slice(2)
        if ('name' in from && heads.some((head) => head === key))
          report(document, path, `The ${key} of a page cannot be a shared word.`, {
            hint: 'Write it out: no other page has it, and a page exists in the languages that translate it.',
          })
        else if (groups.has(name))
          report(document, path, `"${value}" is a group of shared words, not one.`, {
            hint: suggest(
              name,
              keys.filter((one) => one.startsWith(`${name}.`)),
            ),
          })
        else if (!keys.includes(name)) {
          const near = nearest(name, keys)
          report(document, path, `"${value}" is neither a word of ${file} nor an interface word.`, {
            hint: near ? `Did you mean "t:${near}"?` : `Add it to ${file}, or write the words themselves.`,
          })
        }
      }
    }
  },
}

/** Shared words are translated once, in `common.json`: a translation is never a key. What translates nothing is reported as such. */
function checkTranslations(site: Site, report: Report) {
  const { isPart, pages, printed, settings, locales } = site
  for (const { code } of settings.languages) {
    const names = locales.get(code)
    const check = (name: string, keys: string[], source: string) => {
      const document = names?.get(name)
      for (const key of document ? keys : []) {
        const steps = key.split('.')
        const text = valueAt(document?.json, steps)
        if (!document || typeof text !== 'string' || !isShared(text)) continue
        report(document, steps, `A translation cannot be "${text}".`, {
          hint: `Write the words, or write "${text}" in the ${source} and remove this line.`,
        })
      }
    }
    for (const { name, words } of [...pages, ...printed])
      check(
        name,
        words.filter(isOwn).map(({ key }) => key),
        'page',
      )
    if (isPart) continue
    check(
      siteNamespace,
      settings.words.filter(isOwn).map(({ key }) => key),
      'source',
    )
    const shared = names?.get(common)
    if (shared) check(common, leaves(shared), 'source')
  }
}
