import { allBlocks, type LocalizedPage } from '../../schema/localized'
import type { Cell, Dir } from '../../schema/parts'
import type { Calculator, DiagramToScale, SpecificationTable } from '../../schema/types'
import { rightToLeft } from '../parts/figure'
import { readCount, reckoned, writeCount } from '../parts/reckoned'
import { plainWords } from '../parts/text'

/** Largest number of figures in the description of a page. */
const mostFigures = 4

/**
 * Describes an entry: the title of its page, and a line for each figure or choice.
 * @param steps anchor of the entry, split at "/": the id of a block, then the choice
 * @param said description of the choice by the component of a custom block, as pairs of label and value
 */
export function describe(
  page: LocalizedPage,
  steps: string[],
  said?: [string, string][],
): { title: string; lines: string[] } {
  const [id, ...choice] = steps
  const block = allBlocks(page.blocks).find((candidate) => candidate.id === id)
  const title = plainWords(page.title)
  if (block?.type === 'reckon') return { title, lines: calculatorLines(block, page, choice) }
  if (block?.type === 'scale') return { title, lines: scaleLines(block, page, choice) }
  return { title, lines: said?.map(([label, value]) => describedLine(label, value)) ?? figures(page) }
}

/** Lines for the first figures in the page's own tables. */
function figures({ blocks, dir }: LocalizedPage): string[] {
  const tables = blocks.filter(
    (block): block is SpecificationTable => block.type === 'spec-table' && !block.columns && !block.of,
  )
  const lines = tables.flatMap(({ rows, labels }) =>
    rows.flatMap(({ label, value }) =>
      value?.kind === 'figure' ? [describedLine(plainWords(label), cellText(value, labels, dir))] : [],
    ),
  )
  return lines.slice(0, mostFigures)
}

function scaleLines(block: DiagramToScale, { blocks, dir }: LocalizedPage, [first]: string[]): string[] {
  const table = blocks.find(
    (candidate): candidate is SpecificationTable =>
      candidate.type === 'spec-table' && candidate.id === block.numbers?.table,
  )
  const column = table?.columns?.find(({ id }) => id === first)
  if (!table || !column) return []
  const lines = table.rows.flatMap(({ label, cells }) => {
    const cell = cells?.[column.id]
    return cell && cell.kind !== 'none' ? [describedLine(plainWords(label), cellText(cell, table.labels, dir))] : []
  })
  return [describedLine(plainWords(table.rowHeading ?? table.title), plainWords(column.label)), ...lines]
}

/** Lines for a calculator's question and answers. */
function calculatorLines(
  { question, answers, numbers, from, to }: Calculator,
  { lang, dir }: LocalizedPage,
  [countStep = '']: string[],
) {
  const count = readCount(countStep)
  if (count === undefined || count < from || count > to || !numbers) return []
  const { limits, each } = numbers
  const unit = limits.kind === 'figure' ? limits.unit : undefined
  const lines = answers.flatMap(({ id, name, text }) => {
    const enough = each[id]
    const answer = enough ? quantity(reckoned(count, enough, lang), undefined, dir) : text && plainWords(text)
    return answer === undefined ? [] : [describedLine(plainWords(name), answer)]
  })
  return [describedLine(plainWords(question), quantity(writeCount(count, lang), unit, dir)), ...lines]
}

function describedLine(label: string, value: string): string {
  return `${label}: ${value}`
}

function cellText(cell: Cell, labels: SpecificationTable['labels'], dir: Dir): string {
  if (cell.kind === 'text') return plainWords(cell.text)
  if (cell.kind === 'figure') return [cell.prefix, quantity(cell.number, cell.unit, dir)].filter(Boolean).join(' ')
  return cell.kind === 'tick' ? labels.available : labels.none
}

/** Number with its unit. In right-to-left text, control characters keep ranges and sizes in order, as in `Figure`. */
function quantity(number: string, unit: string | undefined, dir: Dir): string {
  if (dir === 'ltr') return [number, unit].filter(Boolean).join(' ')
  if (unit && rightToLeft.test(unit)) return `${isolated(number)} ${unit}`
  return isolated([number, unit].filter(Boolean).join(' '))
}

function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
