import { Refusal } from '../cli/errors.js'
import { isTextFile, tableOfFile } from '../content/base/page-of-file'
import type { Path } from '../content/base/problem'
import { type FoundPlace, findWords, numberOf, withWordsReplaced } from '../content/check/find-words'
import { withTableWords } from '../content/read/edit-table'
import type { Site } from '../content/read/site'
import { writtenSegments } from '../content/read/text-files'
import { say } from '../content/say/say.js'
import { Draft, type Edit } from './edit'

/** The text or number that replaces a match; undefined if the match is a figure and the new text is not a number. */
export function replacementOf(
  { number, value, lang }: FoundPlace,
  words: string,
  to: string,
): string | number | undefined {
  return number === undefined ? withWordsReplaced(value, words, to, lang) : numberOf(to, lang)
}

/**
 * Replaces words in some of the texts and figures that `findWords` finds.
 * @param places files and paths of the texts and figures
 * @throws Refusal if one of these places no longer contains the words, or is a figure and the new text is not a number
 */
export function replaceWords(
  site: Site,
  words: string,
  to: string,
  places: { file: string; path: Path }[],
): { edit: Edit } {
  const keyOf = ({ file, path }: { file: string; path: Path }) => `${file} ${path.join('/')}`
  const matches = new Map(findWords(site, words).map((match) => [keyOf(match), match]))
  const draft = new Draft(site)
  const written: { file: string; path: Path; value: string }[] = []
  for (const place of places) {
    const match = matches.get(keyOf(place))
    if (!match) throw new Refusal(say`${place.file} was changed since the search. Search again; nothing was changed.`)
    const value = replacementOf(match, words, to)
    if (value === undefined) throw new Refusal(say`"${to}" is no number, so it cannot replace a figure in a table.`)
    if (isTextFile(place.file)) written.push({ ...place, value: String(value) })
    else if (tableOfFile(place.file)) {
      const words = [{ steps: place.path.map(String), value: String(value) }]
      draft.write(place.file, withTableWords(place.file, draft.text(place.file), words))
    } else draft.writeValue(place.file, place.path, value)
  }
  if (written.length === 0) return { edit: draft.edit }
  const documents = [...site.pages, ...site.printed].map(({ document }) => document)
  for (const { parts = [] } of [...documents, ...[...site.locales.values()].flatMap((names) => [...names.values()])])
    for (const part of parts) {
      const words = written.filter(({ file }) => file === part.file)
      const byKey = new Map(words.map(({ path, value }) => [String(path.at(-1)), value]))
      if (words.length > 0) draft.write(part.file, writtenSegments(part, byKey))
    }
  return { edit: draft.edit }
}
