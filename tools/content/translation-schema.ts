import type { SourceWord, Translatable } from './translatable'

/** A JSON Schema (draft-07) of a word, or of an object of words. */
type WordsSchema = { type: string; [keyword: string]: unknown }

/**
 * The schema of a page's translations: the names that they may have, each with what the source says, so that an editor
 * completes the first and shows the second.
 */
export function translationSchema({ lang, words }: Pick<Translatable, 'lang' | 'words'>): WordsSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schemaOf(words, 0, lang) }
}

/** @param depth of the names that the words have in common */
function schemaOf(words: SourceWord[], depth: number, lang: string): WordsSchema {
  const [first] = words
  if (first && first.steps.length === depth)
    return { type: 'string', description: `${lang}: ${first.value}`, default: '' }
  const names = new Set(words.map(({ steps }) => steps[depth] ?? ''))
  const properties = [...names].map((name) => [
    name,
    schemaOf(
      words.filter(({ steps }) => steps[depth] === name),
      depth + 1,
      lang,
    ),
  ])
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) }
}
