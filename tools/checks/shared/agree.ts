import type { Message, Translated } from '../../content/check/message'
import type { Document } from '../../content/json/document'
import { joined, type Said, say, type Value } from '../../content/say/say.js'

/** A text that does not have what its counterpart has, and the language or languages of that. */
export type Difference<Found> = {
  message: Message
  found: Found
  wanted: Found
  other: Value
  hint: Said | undefined
}

type Compared<Found> = { message: Message; found: Found }

/**
 * Compares what translations have with what their source has. Where most translations have the same and the source
 * alone has something else, somebody changed the source: that is one problem, at the source.
 * @param read what a text has; undefined for one that cannot be compared
 * @param agree whether two texts have the same
 */
export function differences<Found>(
  { source, translations }: Translated,
  read: (message: Message) => Found | undefined,
  agree: (a: Found, b: Found) => boolean,
): Difference<Found>[] {
  const wanted = read(source)
  if (wanted === undefined) return []
  const others = translations.flatMap((message): Compared<Found>[] => {
    const found = read(message)
    return found === undefined || agree(found, wanted) ? [] : [{ message, found }]
  })
  const same = others
    .map(({ found }) => others.filter((one) => agree(one.found, found)))
    .reduce((most, alike) => (alike.length > most.length ? alike : most), [])
  const isChanged = same.length > 1 && same.length * 2 > translations.length
  const single = isChanged ? others.filter((one) => !same.includes(one)) : others
  return [
    ...(isChanged && same[0] ? [changedSource({ message: source, found: wanted }, same[0].found, same)] : []),
    ...single.map(({ message, found }) => ({
      message,
      found,
      wanted,
      other: { language: source.lang },
      hint: undefined,
    })),
  ]
}

function changedSource<Found>(
  { message, found }: Compared<Found>,
  wanted: Found,
  same: Compared<Found>[],
): Difference<Found> {
  const files = shortFileList(same.map(({ message }) => message.document))
  const other = joinNames(same.map(({ message }) => ({ language: message.lang })))
  return { message, found, wanted, other, hint: say`If it is right here, correct it in ${files} too.` }
}

/** How many names a sentence has room for. */
const mostNames = 8

/** "German", "German and French", "German, French and Arabic"; of many the first ones, and how many more. */
export function joinNames(names: Value[]): Said {
  const shown =
    names.length > mostNames ? [...names.slice(0, mostNames - 1), say`${names.length - mostNames + 1} more`] : names
  return shown.length > 1 ? say`${joined(shown.slice(0, -1), ', ')} and ${shown.at(-1)}` : joined(shown)
}

/** The same, and "none" for an empty list. */
export function joinNamesOrNone(names: Value[]): Said {
  return names.length === 0 ? say`none` : joinNames(names)
}

/** The same file in several languages in short: "locales/{de,fr}/about.json". */
export function shortFileList(documents: Pick<Document, 'file'>[]): string {
  const parts = documents.map(({ file }) => /^locales\/([^/]+)\/(.*)$/.exec(file) ?? [])
  const codes = parts.map(([, code]) => code)
  return `locales/${codes.length > 1 ? `{${codes.join(',')}}` : codes[0]}/${parts[0]?.[2]}`
}
