import type { Document } from '../content/document'
import { nameOf } from '../content/language'
import { type Message, messagesOf, type Phrase } from '../content/phrase'
import type { Site } from '../content/site'

/** A text that does not have what its counterpart has, and the language or languages of that. */
export type Difference<Found> = { phrase: Phrase; found: Found; wanted: Found; other: string; hint: string | undefined }

type Compared<Found> = { phrase: Phrase; found: Found }

/**
 * Compares what translations have with what their source has. Where most translations have the same and the source
 * alone has something else, somebody changed the source: that is one problem, at the source.
 * @param read what a text has; undefined for one that cannot be compared
 * @param agree whether two texts have the same
 */
export function differences<Found>(
  site: Site,
  read: (phrase: Phrase) => Found | undefined,
  agree: (a: Found, b: Found) => boolean,
): Difference<Found>[] {
  const readAll = ({ source, translations }: Message) =>
    [source, ...translations].flatMap((phrase): Compared<Found>[] => {
      const found = read(phrase)
      return found === undefined ? [] : [{ phrase, found }]
    })
  return messagesOf(site).flatMap((message) => {
    if (message.translations.length === 0) return []
    const [source, ...translations] = readAll(message)
    if (!source || source.phrase !== message.source) return []
    const others = translations.filter(({ found }) => !agree(found, source.found))
    const same = others.filter(({ found }) => others[0] && agree(found, others[0].found))
    const isChanged = same.length > 1 && same.length * 2 > message.translations.length
    const single = isChanged ? others.filter((one) => !same.includes(one)) : others
    return [
      ...(isChanged && same[0] ? [changedSource(source, same[0].found, same)] : []),
      ...single.map(({ phrase, found }) => ({
        phrase,
        found,
        wanted: source.found,
        other: nameOf(source.phrase.lang),
        hint: undefined,
      })),
    ]
  })
}

function changedSource<Found>(
  { phrase, found }: Compared<Found>,
  wanted: Found,
  same: Compared<Found>[],
): Difference<Found> {
  const files = filesOf(same.map(({ phrase }) => phrase.document))
  const other = listOf(same.map(({ phrase }) => nameOf(phrase.lang)))
  return { phrase, found, wanted, other, hint: `If it is right here, correct it in ${files} too.` }
}

/** How many names a sentence has room for. */
const most = 8

/** "German", "German and French", "German, French and Arabic"; of many the first ones, and how many more. */
export function listOf(names: string[]): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last
}

/** The same file in several languages in short: "locales/{de,fr}/about.json". */
export function filesOf(documents: Pick<Document, 'file'>[]): string {
  const parts = documents.map(({ file }) => /^locales\/([^/]+)\/(.*)$/.exec(file) ?? [])
  const codes = parts.map(([, code]) => code)
  return `locales/${codes.length > 1 ? `{${codes.join(',')}}` : codes[0]}/${parts[0]?.[2]}`
}
