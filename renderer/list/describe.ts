import { allBlocks, type LocalizedPage } from '../../schema/localized'
import type { Cell, Dir } from '../../schema/parts'
import type { Calculator, DiagramToScale, SpecificationTable } from '../../schema/types'
import { rightToLeft } from '../parts/figure'
import { readCount, reckoned, writeCount } from '../parts/reckoned'
import { fill, plainWords } from '../parts/text'

/** Largest number of figures in the description of a page. */
const mostFigures = 4

/**
 * Describes an entry: the title of its page, and a line for each figure or choice. For an entry without a choice, the
 * last line is the page's sentence addressed to the sales team (`ask`).
 * @param steps anchor of the entry, split at "/": the id of a block, then the choice
 * @param labelled interface words that join a label and its value: "{name}: {value}"
 * @param said labels and values that the component of a custom block gives for the choice
 */
export function describe(
  page: LocalizedPage,
  steps: string[],
  labelled: string,
  said?: Labelled[],
): { title: string; lines: string[] } {
  const [id, ...choice] = steps
  const block = allBlocks(page.blocks).find((candidate) => candidate.id === id)
  const written = (values: Labelled[]) => values.map(([name, value]) => fill(labelled, { name, value }))
  const title = plainWords(page.title)
  if (block?.type === 'reckon') return { title, lines: written(calculated(block, page, choice)) }
  if (block?.type === 'scale') return { title, lines: written(measured(block, page, choice)) }
  if (said) return { title, lines: written(said) }
  return { title, lines: [...written(figures(page)), ...(page.ask ? [plainWords(page.ask)] : [])] }
}

type Labelled = [label: string, value: string]

/** First figures in the page's own tables, except rows that the author has excluded from the list (`inList`). */
function figures({ blocks, dir }: LocalizedPage): Labelled[] {
  const tables = blocks.filter(
    (block): block is SpecificationTable => block.type === 'spec-table' && !block.columns && !block.of,
  )
  const values = tables.flatMap(({ rows, labels }) =>
    rows.flatMap<Labelled>(({ label, value, inList }) =>
      value?.kind === 'figure' && inList !== false ? [[plainWords(label), cellText(value, labels, dir)]] : [],
    ),
  )
  return values.slice(0, mostFigures)
}

function measured(block: DiagramToScale, { blocks, dir }: LocalizedPage, [first]: string[]): Labelled[] {
  const table = blocks.find(
    (candidate): candidate is SpecificationTable =>
      candidate.type === 'spec-table' && candidate.id === block.numbers?.table,
  )
  const column = table?.columns?.find(({ id }) => id === first)
  if (!table || !column) return []
  const lines = table.rows.flatMap<Labelled>(({ label, cells, inList }) => {
    const cell = cells?.[column.id]
    return cell && cell.kind !== 'none' && inList !== false
      ? [[plainWords(label), cellText(cell, table.labels, dir)]]
      : []
  })
  return [[plainWords(table.rowHeading ?? table.title), plainWords(column.label)], ...lines]
}

/**
 * A calculator's question and answers, as pairs of label and value. If an answer has no figure, its value is a question
 * mark, because the sales team is to answer.
 */
function calculated(
  { question, answers, numbers, from, to }: Calculator,
  { lang, dir }: LocalizedPage,
  [countStep = '']: string[],
): Labelled[] {
  const count = readCount(countStep)
  if (count === undefined || count < from || count > to || !numbers) return []
  const { limits, each } = numbers
  const unit = limits.kind === 'figure' ? limits.unit : undefined
  const lines = answers.flatMap<Labelled>(({ id, name, text }) => {
    const enough = each[id]
    if (!enough && !text) return []
    const label = plainWords(name)
    const asked = /\p{Script=Arabic}/u.test(label) ? '؟' : '?'
    return [[label, enough ? quantity(reckoned(count, enough, lang), undefined, dir) : asked]]
  })
  return [[plainWords(question), quantity(writeCount(count, lang), unit, dir)], ...lines]
}

function cellText(cell: Cell, labels: SpecificationTable['labels'], dir: Dir): string {
  if (cell.kind === 'text') return plainWords(cell.text)
  if (cell.kind === 'figure') return [cell.prefix, quantity(cell.number, cell.unit, dir)].filter(Boolean).join(' ')
  return cell.kind === 'tick' ? labels.available : labels.none
}

/**
 * Writes a number with its unit. In right-to-left text, adds control characters that keep ranges and sizes in order, as
 * in `Figure`.
 */
function quantity(number: string, unit: string | undefined, dir: Dir): string {
  if (dir === 'ltr') return [number, unit].filter(Boolean).join(' ')
  if (unit && rightToLeft.test(unit)) return `${isolated(number)} ${unit}`
  return isolated([number, unit].filter(Boolean).join(' '))
}

function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
