import type { Check } from '../content/check'
import { place, valueAt } from '../content/document'
import { isMeant, meantHint } from '../content/glossary'
import { fold } from '../content/language'
import { messagesOf, type Phrase } from '../content/phrase'

/** A row that stands in several tables, with the same id and the same figure, has the same label in all of them. */
export const twoNames: Check = {
  code: 'two-names',
  about: 'Rows with the same id and the same figure have different labels.',
  scope: 'site',
  run(site, report) {
    for (const labels of sameRows(messagesOf(site).map(({ source }) => source))) {
      const open = labels.filter(([first]) => first && !isMeant(site.glossary, first.text, first.lang))
      const [[usual] = [], ...others] = open.sort((a, b) => b.length - a.length)
      if (!usual) continue
      const { line } = place(usual.document, usual.path)
      for (const { document, path, text, lang } of others.flat())
        report(
          document,
          path,
          `This row is "${text}" here, and with the same figure "${usual.text}" in ${usual.document.file}:${line}.`,
          { severity: 'warning', hint: `Give one thing one name. ${meantHint(text, lang)}` },
        )
    }
  },
}

/** Labels of rows that are the same but for them: by row, and then by label. */
function sameRows(phrases: Phrase[]): Phrase[][][] {
  const rows = new Map<string, Map<string, Phrase[]>>()
  for (const phrase of phrases) {
    if (phrase.path.at(-1) !== 'label') continue
    const row = valueAt(phrase.document.json, phrase.path.slice(0, -1))
    const [id, figure] = [valueAt(row, ['id']), valueAt(row, ['value'])]
    if (typeof figure !== 'object' || valueAt(figure, ['unit']) === undefined) continue
    const key = JSON.stringify([phrase.lang, id, figure])
    const labels = rows.get(key) ?? new Map<string, Phrase[]>()
    rows.set(key, labels)
    const text = fold(phrase.text, phrase.lang)
    labels.set(text, [...(labels.get(text) ?? []), phrase])
  }
  return [...rows.values()].map((labels) => [...labels.values()])
}
