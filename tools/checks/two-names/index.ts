import type { Check } from '../../content/check'
import { valueAt } from '../../content/document'
import { type Glossary, isMeant } from '../../content/glossary'
import { fold } from '../../content/language'
import { type Message, messagesOf } from '../../content/message'
import { say } from '../../content/say/say.js'
import { examplePage, row } from '../examples'
import { type Called, noteVariants, reportVaried, variedAcross } from '../varied'

/** A row of several tables, with the same id and the same figure, has the same label in all of them, in any form. */
export const twoNames: Check = {
  code: 'two-names',
  severity: 'warning',
  about: say`Rows with the same id and the same figure have different labels.`,
  why: say`The same row with the same figure has two names. Visitors would look for the difference.`,
  given: { 'pages/index.json': { related: ['/heater'] }, 'pages/fan.json': row('Weight') },
  wrong: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Net weight') } },
  right: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Weight') } },
  across: {
    note: (site) => (page) => {
      const rows: Rows = new Map()
      for (const { source } of messagesOf(page, site)) addRow(rows, source)
      return noteVariants(
        [...rows].flatMap(([row, labels]) => [...labels].map((label) => [row, called(label, site.glossary)])),
      )
    },
    again: (notes: ReadonlyMap<string, string>) => variedAcross(notes),
  },
  create({ glossary }, report) {
    const rows: Rows = new Map()
    return {
      message(message) {
        if (!message.source) addRow(rows, message)
      },
      site() {
        for (const labels of rows.values())
          reportVaried(report, glossary, [...labels.values()], ({ text }, usual, line) => [
            say`This row is "${text}" here, and with the same figure "${usual.text}" in ${usual.document.file}:${line}.`,
            say`Use one name for one thing.`,
          ])
      },
    }
  },
}

/** Labels of rows that are the same but for them: by row, and then by label. */
type Rows = Map<string, Map<string, Message[]>>

/** The name that one label gives a row, with the first place it is at. */
function called([words, [first]]: [string, Message[]], glossary: Glossary): Called[] {
  return first ? [{ lang: first.lang, words, isMeant: isMeant(glossary, first.text, first.lang) }] : []
}

function addRow(rows: Rows, message: Message): void {
  if (message.path.at(-1) !== 'label') return
  const row = valueAt(message.document.json, message.path.slice(0, -1))
  const [id, figure] = [valueAt(row, ['id']), valueAt(row, ['value'])]
  if (typeof figure !== 'object' || valueAt(figure, ['unit']) === undefined) return
  const key = JSON.stringify([message.lang, id, figure])
  const labels = rows.get(key) ?? new Map<string, Message[]>()
  rows.set(key, labels)
  const text = fold(message.text, message.lang)
  labels.set(text, [...(labels.get(text) ?? []), message])
}
