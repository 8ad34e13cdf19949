import type { Check } from '../../content/check'
import { fold } from '../../content/language'
import { foldedProse, messagesOf, sharedMessagesOf, type Translated } from '../../content/message'
import { isPrinted, type Page } from '../../content/model'
import { escapePattern } from '../../content/pattern'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'

/** What visitors call otherwise than the pages leads to what pages say, and no page says it itself. */
export const alsoCalled: Check = {
  code: 'also-called',
  severity: 'warning',
  about: say`Words in "alsoCalled" of locales/glossary.json lead to a name that no page has, or pages have these words already.`,
  why: say`Visitors look for things by other names than the pages have for them. "alsoCalled" leads them to what pages say: a name that no page has finds nothing, and words that pages have are found without it.`,
  wrong: { 'locales/glossary.json': { terms: [], alsoCalled: { en: { blower: 'turbine' } } } },
  right: { 'locales/glossary.json': { terms: [], alsoCalled: { en: { blower: 'fan' } } } },
  across: {
    note: (site) => {
      const entries = entriesOf(site)
      return (page) => {
        const found = entries.length > 0 && isSearched(page) ? foundIn(messagesOf(page, site), entries) : []
        return found.length > 0 ? found : undefined
      }
    },
    // Blocks have shared words too.
    noteShared(site) {
      const entries = entriesOf(site)
      return entries.length > 0 ? foundIn(sharedMessagesOf(site), entries) : undefined
    },
  },
  create(_, report, notes: ReadonlyMap<string, string[]>) {
    return {
      site(site) {
        const { document } = site.glossary
        const entries = entriesOf(site)
        if (!document || entries.length === 0) return
        const found = new Set([...notes.values()].flat())
        for (const { language, words, name } of entries) {
          const path = ['alsoCalled', language, words]
          if (!found.has(nameKey(language, name)))
            report(
              document,
              path,
              say`No page says "${name}" in ${{ language: language }}, so "${words}" finds nothing.`,
              { hint: say`Write what the pages call it, as they write it.` },
            )
          else if (found.has(nameKey(language, words)))
            report(
              document,
              path,
              say`Pages say "${words}" in ${{ language: language }}, so the search finds it by itself.`,
              { at: 'key', hint: say`Delete the entry.` },
            )
        }
      },
    }
  },
}

/** Words that visitors type for a name, in one language, with what finds them in a text that is folded. */
type Entry = {
  language: string
  words: string
  name: string
  isSaid(text: string): boolean
  foldedName: string
}

function entriesOf({ glossary, settings }: Site): Entry[] {
  return settings.languages.flatMap(({ code: language }) =>
    (glossary.alsoCalled.get(language) ?? []).map(([words, name]): Entry => {
      const [foldedWords, foldedName] = [fold(words, language), fold(name, language)]
      let pattern: RegExp | undefined
      const isSaid = (text: string) => {
        if (!text.includes(foldedWords)) return false
        // A class of all letters takes a millisecond to make, and few texts come as far as this.
        pattern ??= new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escapePattern(foldedWords)}(?![\\p{L}\\p{M}\\p{N}])`, 'u')
        return pattern.test(text)
      }
      return { language, words, name, isSaid, foldedName }
    }),
  )
}

/** Whether the search knows a page. */
function isSearched(page: Page): boolean {
  return !isPrinted(page) && page.document.json.draft !== true
}

/** Which words and names some texts have, each as `nameKey` writes it. */
function foundIn(texts: Translated[], entries: Entry[]): string[] {
  const found = new Set<string>()
  for (const { source, translations } of texts)
    for (const message of [source, ...translations])
      for (const { language, words, name, isSaid, foldedName } of entries) {
        if (message.lang !== language) continue
        const text = foldedProse(message)
        // A name may have an ending, or something in front of it.
        if (text.includes(foldedName)) found.add(nameKey(language, name))
        if (isSaid(text)) found.add(nameKey(language, words))
      }
  return [...found]
}

function nameKey(language: string, words: string): string {
  return `${language} ${words}`
}
