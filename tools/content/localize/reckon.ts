import { reckoned, writeCount } from '../../../renderer/parts/reckoned'
import type { ReckonNumbers } from '../../../schema/parts'
import type { Calculator } from '../../../schema/types'
import { type Figure, type FigureWords, inUnit, writeFigure } from '../base/figure'
import type { PageInfo } from '../read/page-info'
import type { Localizer } from './localizer'
import { tableIn, type WrittenTable } from './scale'

/** A calculator as written in a document. */
export type WrittenReckon = Pick<Calculator, 'unit' | 'from' | 'to' | 'samples' | 'table'> & {
  answers: { id: string; href?: string; row?: string; column?: string; text?: string }[]
}

/** The numbers that a calculator shows. Answers without a figure are left out; a rule reports them. */
export function reckonNumbers(
  value: unknown,
  page: unknown,
  { site, around: language }: Localizer,
  words: FigureWords,
): ReckonNumbers {
  const { answers, table: id, unit, from, to, samples } = value as WrittenReckon
  const ownTable = id === undefined ? undefined : tableIn(page, id)
  const each = Object.fromEntries(
    answers.flatMap((answer): [string, [number, number]][] => {
      const table = answer.href === undefined ? ownTable : tableOf(site.index.byAddress.get(answer.href))
      const range = eachOf(figureOf(answer, table), unit)
      return range ? [[answer.id, range]] : []
    }),
  )
  return {
    each,
    limits: writeFigure({ from, to, unit }, language, words),
    examples: samples.map((count) => ({
      count,
      written: writeCount(count, language),
      answers: Object.fromEntries(Object.entries(each).map(([id, each]) => [id, reckoned(count, each, language)])),
    })),
  }
}

/** Combines the rows of another page's tables into one table. Tables with columns are left out, as in a comparison. */
export function tableOf(page: PageInfo | undefined): WrittenTable | undefined {
  return page?.rows && { rows: page.rows.map(({ id, figure }) => ({ id, label: id, value: figure })) }
}

/** The figure in an answer's row and column of the table; undefined if there is none. */
export function figureOf({ row, column }: WrittenReckon['answers'][number], table?: WrittenTable): Figure | undefined {
  const line = table?.rows.find(({ id }) => id === row)
  return column === undefined ? line?.value : line?.cells?.[column]
}

/** The range of quantities for which one piece is enough, in the given unit; undefined unless both ends are above 0. */
export function eachOf(figure: Figure | undefined, unit: string | undefined): [number, number] | undefined {
  const { value, from = value, to = value } = figure ?? {}
  const times = inUnit(figure?.unit, unit)
  return times === undefined || from === undefined || to === undefined || from <= 0 || to <= 0
    ? undefined
    : [from * times, to * times]
}
