import type { Check } from '../content/check'
import { sharedWords } from '../content/coverage'
import { interfaceWords } from '../content/interface-words'
import { nearest } from '../content/nearest'

/** "t:key" names an interface word, or a word of the site's own `common.json`. */
export const sharedWord: Check = {
  code: 'shared-word',
  about: 'A "t:key" is neither an interface word nor a word of locales/<language>/common.json.',
  run(site, report) {
    const file = `locales/${site.settings.defaultLanguage}/common.json`
    if (site.unreadable.has(file)) return
    const own = sharedWords(site).map(({ key }) => key)
    const keys = [...own, ...interfaceWords.keys()]
    for (const { document, words } of site.marked) {
      for (const { value, path } of words) {
        if (!value.startsWith('t:') || keys.includes(value.slice(2))) continue
        const near = nearest(value.slice(2), keys)
        report(document, path, `"${value}" is neither a word of ${file} nor an interface word.`, {
          hint: near ? `Did you mean "t:${near}"?` : `Add it to ${file}, or write the words themselves.`,
        })
      }
    }
  },
}
