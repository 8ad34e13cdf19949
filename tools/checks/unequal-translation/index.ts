import type { Check } from '../../content/check'
import { type Glossary, isMeant } from '../../content/glossary'
import { groupBy } from '../../content/group'
import { fold } from '../../content/language'
import { type Message, messagesOf, sharedMessagesOf, type Translated } from '../../content/message'
import { say } from '../../content/say/say.js'
import { noteVariants, reportVaried, variedAcross } from '../varied'

/** The same words have the same translation everywhere, in the form that each place needs. */
export const unequalTranslation: Check = {
  code: 'unequal-translation',
  severity: 'warning',
  about: say`The same words have two translations in one language.`,
  why: say`The same words are translated in two ways, as if they were two things.`,
  given: {
    'pages/index.json': {
      blocks: [{ type: 'text', id: 'welcome', title: 'Fresh air', text: 'Welcome' }],
      related: ['/fan'],
    },
    'pages/fan.json': { blocks: [{ type: 'text', id: 'about', title: 'Fresh air', text: 'It moves air.' }] },
    'locales/de/index.json': { blocks: { welcome: { title: 'Frische Luft', text: 'Willkommen' } } },
  },
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { title: 'Neue Luft' } } } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { title: 'Frische Luft' } } } },
  across: {
    note: (site) => (page) => variantsIn(messagesOf(page, site), site.glossary),
    noteShared: (site) => variantsIn(sharedMessagesOf(site), site.glossary),
    again: (notes: ReadonlyMap<string, string>) => variedAcross(notes),
  },
  create({ glossary }, report) {
    const all: Translated[] = []
    return {
      translated(words) {
        all.push(words)
      },
      site() {
        for (const same of sameSources(all)) {
          const variants = groupBy(same, ({ text, lang }) => fold(text, lang))
          reportVaried(report, glossary, [...variants.values()], ({ text, lang, source }, usual, line) => [
            say`"${source?.text}" is "${text}" here, and "${usual.text}" in ${usual.document.file}:${line}.`,
            say`Write the same in ${{ language: lang }}.`,
          ])
        }
      },
    }
  },
}

/** The translations of words. */
function variantsIn(all: Translated[], glossary: Glossary): string | undefined {
  return noteVariants(
    all.map(({ source, translations }) => [
      `${source.lang} ${source.text}`,
      translations.map(({ text, lang }) => ({ lang, words: fold(text, lang), isMeant: isMeant(glossary, text, lang) })),
    ]),
  )
}

/** The translations of sources that stand in several places, by source and language. */
function sameSources(all: Translated[]): Message[][] {
  const repeated = [...groupBy(all, ({ source }) => source.text).values()].filter((same) => same.length > 1)
  return repeated.flatMap((same) => {
    const messages = same.flatMap(({ translations }) => translations)
    return [...groupBy(messages, ({ lang, source }) => `${source?.lang} ${lang}`).values()]
  })
}
