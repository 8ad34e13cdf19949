import type { Problem } from '../../content/base/problem'
import { patternPages } from '../../content/read/data-words'
import { onceForAll, pageFillerOf } from '../../content/read/fill-pages'
import type { Page } from '../../content/read/model'
import { readPart } from '../../content/read/read-site'
import { type RowPage, rowPagesOf } from '../../content/read/row-pages'
import type { Site } from '../../content/read/site'

/** An edited pattern, with the pages that are generated from the rows of its table. */
export type EditedPattern = {
  /** The pattern as a page, with placeholders in its words. Undefined if the pattern is not valid JSON. */
  page: Page | undefined
  rows: Map<string, RowPage>
  /**
   * Reads the page of a row, and the translations of the page and of the pattern. Pass the result's problems to
   * `placed`.
   */
  read(row: string): { site: Site; problems: Problem[] }
  /** Moves problems of a row's page to the pattern or to table cells, and adds the problems of the pattern itself. */
  placed(problems: Problem[]): Problem[]
}

/**
 * Reads a pattern from its texts.
 * @param texts the pattern and its translations, by path
 * @param readOne see `readPart`
 */
export function editedPattern(
  base: Site,
  name: string,
  texts: Record<string, string>,
  readOne?: Parameters<typeof readPart>[3],
): EditedPattern {
  const tables = { texts: {}, languages: [], taken: [], ...base.source.tables, patterns: texts }
  // Leaves out the site's translations of the pattern, because `texts` contains the edited ones.
  const locales = new Map(
    [...base.locales].map(([code, documents]) => [code, new Map([...documents].filter(([key]) => key !== name))]),
  )
  const site = { ...base, locales, source: { ...base.source, tables } }
  const filler = pageFillerOf(site)
  const { pages: rows, problems: tableProblems } = rowPagesOf(tables)
  return {
    page: patternPages(site)[0],
    rows,
    read(row) {
      const files = [`pages/${row}.json`, ...tables.languages.map((code) => `locales/${code}/${row}.json`)]
      const filled = files.flatMap((file) => {
        const text = filler?.text(file)
        return text === undefined ? [] : [[file, text]]
      })
      return readPart(site, { ...texts, ...Object.fromEntries(filled) }, [], readOne)
    },
    placed(problems) {
      const placed = problems.map((problem) => filler?.placed(problem) ?? problem)
      return onceForAll([...tableProblems.filter(({ file }) => Object.hasOwn(texts, file)), ...placed], tables)
    },
  }
}
