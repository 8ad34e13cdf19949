import { type Check, runChecks } from '../../content/check'
import type { Glossary } from '../../content/glossary'
import { repeatedIds } from '../../content/ids'
import { fold } from '../../content/language'
import { messagesOf, sharedMessagesOf, type Translated } from '../../content/message'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'

/** Places in "meant": of words that stand in some texts, and of those that silence something there. */
type Found = { found: number[]; used: number[] }

/**
 * Words that the glossary says are meant are somewhere on the site, and silence a warning there.
 * @param silenced the rules that "meant" silences
 */
export function unusedMeant(silenced: Check[]): Check {
  return {
    code: 'unused-meant',
    severity: 'warning',
    about: say`Words in "meant" of locales/glossary.json appear nowhere, or silence no warning.`,
    why: say`A rule was asked to accept these words, but they are no longer in any text, or no rule warns about them. The entry could hide a new mistake.`,
    wrong: {
      'locales/glossary.json': {
        terms: [],
        meant: [{ language: 'de', words: 'du und ich', why: 'It is a slogan.' }],
      },
    },
    right: { 'locales/glossary.json': { terms: [] } },
    across: {
      note: (site) => (page) => {
        const { settings, glossary, source } = site
        // As they are written: in a translation with a mistake words are there all the same.
        const translations = settings.languages.flatMap(({ code }): Text[] => {
          const text = source.documents[`locales/${code}/${page.name}.json`]
          return text === undefined ? [] : [[code, text]]
        })
        const found = meantIn(glossary, [[page.lang, page.document.text], ...translations])
        if (found.length === 0) return undefined
        // Of a page with a mistake rules do not hear everything.
        if (!page.valid || repeatedIds(page.document, site.contract).length > 0) return { found, used: found }
        const part = { ...site, isPart: true, pages: [page], printed: [] }
        return { found, used: usedIn(part, messagesOf(page, site), silenced) }
      },
      noteShared(site) {
        if (site.glossary.meant.length === 0) return undefined
        const shared = { ...site, pages: [], printed: [] }
        // Where words are found is looked for with the files that no page can be read from.
        return { found: [], used: usedIn(shared, sharedMessagesOf(site), silenced) }
      },
    },
    create(_, report, notes: ReadonlyMap<string, Found>) {
      return {
        site(site) {
          const { document, meant } = site.glossary
          if (!document || meant.length === 0) return
          const all = [...notes.values()]
          const ofPages = new Set(all.flatMap((note) => note.found))
          const found = new Set(meantIn(site.glossary, otherTexts(site), ofPages))
          const used = new Set(all.flatMap((note) => note.used))
          for (const [i, { language, words }] of meant.entries()) {
            const where = ['meant', i, 'words']
            if (!found.has(i))
              report(document, where, say`"${words}" does not appear in ${{ language: language }} any more.`, {
                hint: say`Delete the entry.`,
              })
            else if (!used.has(i) && site.unreadable.size === 0)
              report(
                document,
                where,
                say`"${words}" has no effect: no rule warns of these words in ${{ language: language }}.`,
                { hint: say`Delete the entry, or copy it from the end of the warning that it is for.` },
              )
          }
        },
      }
    },
  }
}

/**
 * The places in "meant" of what silences something in a part of a site: without them a rule proposes these words, or a
 * whole text or label is just these, which rules about several pages compare.
 */
function usedIn(site: Site, messages: Translated[], silenced: Check[]): number[] {
  const { meant } = site.glossary
  const bare = { ...site, glossary: { ...site.glossary, meant: [] } }
  const proposed = runChecks(bare, silenced).flatMap(({ meant }) => meant ?? [])
  const whole = messages.flatMap(({ source, translations }) =>
    (source.path.at(-1) === 'label' ? [source, ...translations] : translations).map(({ lang, text }) => ({
      language: lang,
      words: fold(text, lang),
    })),
  )
  return [...meant.keys()].filter((i) => {
    const [language, words] = [meant[i]?.language ?? '', fold(meant[i]?.words ?? '', meant[i]?.language ?? '')]
    const isClose = (other: string) => words.includes(other) || other.includes(words)
    return (
      whole.some((one) => one.language === language && one.words === words) ||
      proposed.some((one) => one.language === language && isClose(fold(one.words, language)))
    )
  })
}

/** A document's text with its language; one whose language is not known may be in any. */
type Text = [language: string | undefined, text: string]

/** The places in "meant" of words that some texts have. @param known those that others have */
function meantIn({ meant }: Glossary, texts: Text[], known: ReadonlySet<number> = new Set()): number[] {
  const open = new Map([...meant.entries()].filter(([i]) => !known.has(i)))
  const close = (has: (text: string, words: string, language: string) => boolean) => {
    for (const [lang, text] of open.size > 0 ? texts : [])
      for (const [i, { language, words }] of open)
        if (language === (lang ?? language) && has(text, JSON.stringify(words).slice(1, -1), language)) open.delete(i)
  }
  // Most are found as they are written; to compare the letters of all texts as their languages do takes long.
  close((text, words) => text.includes(words))
  close((text, words, language) => fold(text, language).includes(fold(words, language)))
  return [...meant.keys()].filter((i) => !open.has(i))
}

/** The documents that are no page's, or that have a mistake: words are there all the same. */
function otherTexts({ source, pages, settings, glossary }: Site): Text[] {
  const read = new Set(pages.map(({ file }) => file))
  return Object.entries(source.documents)
    .filter(([file]) => file !== glossary.document?.file && !read.has(file))
    .map(([file, text]) => [
      /^locales\/([^/]+)\//.exec(file)?.[1] ?? (file === settings.document.file ? settings.defaultLanguage : undefined),
      text,
    ])
}
