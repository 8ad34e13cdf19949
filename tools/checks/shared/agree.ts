import type { Message, Translated } from '../../content/check/message'
import type { Document } from '../../content/json/document'
import { joined, type Said, say, type Value } from '../../content/say/say.js'

/** A text that differs from its counterpart. `other` names the language or languages of the counterpart. */
export type Difference<Found> = {
  message: Message
  found: Found
  wanted: Found
  other: Value
  hint: Said | undefined
}

type Compared<Found> = { message: Message; found: Found }

/**
 * Compares a value in translations (such as the numbers) with the same value in the source. If more than half of the
 * translations agree on a different value, the source was probably changed, so the source itself is reported.
 * @param read returns the value in a text, or undefined if the text cannot be compared
 * @param agree whether two values are equal
 */
export function differences<Found>(
  { source, translations }: Translated,
  read: (message: Message) => Found | undefined,
  agree: (a: Found, b: Found) => boolean,
): Difference<Found>[] {
  const sourceValue = read(source)
  if (sourceValue === undefined) return []
  const others = translations.flatMap((message): Compared<Found>[] => {
    const found = read(message)
    return found === undefined || agree(found, sourceValue) ? [] : [{ message, found }]
  })
  const same = others
    .map(({ found }) => others.filter((other) => agree(other.found, found)))
    .reduce((most, alike) => (alike.length > most.length ? alike : most), [])
  const isChanged = same.length > 1 && same.length * 2 > translations.length
  const single = isChanged ? others.filter((other) => !same.includes(other)) : others
  return [
    ...(isChanged && same[0] ? [changedSource({ message: source, found: sourceValue }, same[0].found, same)] : []),
    ...single.map(({ message, found }) => ({
      message,
      found,
      wanted: sourceValue,
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

/** The paragraphs of a text. */
export function paragraphsIn(text: string): string[] {
  return text.trim().split(/\n\s*\n/)
}

/** Whether a translation has both fewer paragraphs and fewer links than its source. */
export function isCut({ prose, rich, source }: Message): boolean {
  const links = source?.rich?.links ?? []
  return (
    paragraphsIn(prose).length < paragraphsIn(source?.prose ?? '').length && (rich?.links ?? []).length < links.length
  )
}

/** Maximum number of names in a sentence. */
const mostNames = 8

/** Joins names: "German", "German and French", "German, French and Arabic". A long list ends in "and 5 more". */
export function joinNames(names: Value[]): Said {
  const visibleNames =
    names.length > mostNames ? [...names.slice(0, mostNames - 1), say`${names.length - mostNames + 1} more`] : names
  return visibleNames.length > 1
    ? say`${joined(visibleNames.slice(0, -1), ', ')} and ${visibleNames.at(-1)}`
    : joined(visibleNames)
}

/** Joins names like `joinNames`, but returns "none" for an empty list. */
export function joinNamesOrNone(names: Value[]): Said {
  return names.length === 0 ? say`none` : joinNames(names)
}

/** Short form for the same file in several languages: "locales/{de,fr}/about.json". */
export function shortFileList(documents: Pick<Document, 'file'>[]): string {
  const parts = documents.map(({ file }) => /^locales\/([^/]+)\/(.*)$/.exec(file) ?? [])
  const codes = parts.map(([, code]) => code)
  return `locales/${codes.length > 1 ? `{${codes.join(',')}}` : codes[0]}/${parts[0]?.[2]}`
}
