import type { Figure } from '../base/figure'
import { valueAt } from '../json/document'
import { blocksOf } from './blocks'
import type { Language, Page, Word } from './model'
import type { Translator } from './words'

/** A text of one page that other pages show: a shared word ("t:key"), or the text by language. */
export type OwnWords = string | Record<string, string>

/** A row of a page's tables: a label, and a figure or a text. */
export type OwnRow = { id: string; label: OwnWords; figure?: Figure; words?: OwnWords }

/**
 * Collects the rows of a page's visible specification tables, for comparisons. If several rows have the same id, the
 * first is used. Tables with columns describe several products, and quoted tables describe another page, so both are
 * left out.
 */
export function ownRowsOf(page: Page, languages: Language[], translator: Translator): OwnRow[] {
  if (!page.valid) return []
  const rows = new Map<string, OwnRow>()
  const words = new Map(page.words.map((word) => [word.path.join(), word]))
  for (const { block, type, path } of blocksOf(page.document.json)) {
    if (type !== 'spec-table' || block.visible === false) continue
    if (block.columns !== undefined || block.of !== undefined) continue
    ;(Array.isArray(block.rows) ? block.rows : []).forEach((row: unknown, i) => {
      const id = String(valueAt(row, ['id']))
      const value = valueAt(row, ['value'])
      // Rich text, links and pictures are not compared.
      if (rows.has(id) || value === undefined || ['rich', 'href', 'src'].some((field) => field in Object(value))) return
      const wordsAt = (field: string) =>
        rowWords(page, words.get([...path, 'rows', i, field].join()), languages, translator)
      const content = typeof value === 'string' ? { words: wordsAt('value') } : { figure: value as Figure }
      rows.set(id, { id, label: wordsAt('label'), ...content })
    })
  }
  return [...rows.values()]
}

function rowWords(
  { name, lang }: Page,
  word: Word | undefined,
  languages: Language[],
  translator: Translator,
): OwnWords {
  if (!word) return ''
  if (word.value.startsWith('t:')) return word.value
  const texts = languages.map(({ code }) => [
    code,
    code === lang ? word.value : translator.find(name, word.key, [code])?.text,
  ])
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}
