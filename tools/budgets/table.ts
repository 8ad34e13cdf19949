/** Bytes of a page of a type: of its document and its data in Brotli, and, as they are, of what stands around its blocks. */
export type PageBudget = { document: number; data: number; frame: number }

/** Bytes that a block adds to a page, as they are: to its HTML, its styles and its data, and to the scripts of the site. */
export type BlockBudget = { html: number; css: number; data: number; script: number }

/** What people call the figures of a block. */
export const figureNames: Record<keyof BlockBudget, string> = {
  html: 'HTML',
  css: 'CSS',
  data: 'data',
  script: 'script',
}

/** What pages, blocks and what is loaded besides may weigh, by their names. */
export type Budgets = {
  loads: Record<string, number>
  pages: Record<string, PageBudget>
  blocks: Record<string, BlockBudget>
}

const marks = ['<!-- tables -->', '<!-- /tables -->'] as const

/** Puts the tables of the budgets between their marks in a Markdown text. */
export function withTables(markdown: string, budgets: Budgets): string {
  const [before = '', after = ''] = [markdown.split(marks[0])[0], markdown.split(marks[1])[1]]
  return `${before}${marks[0]}\n\n${tablesOf(budgets)}\n\n${marks[1]}${after}`
}

/** The budgets as tables for people. */
function tablesOf({ loads, pages, blocks }: Budgets): string {
  return [
    table(
      ['Loaded', 'brotli'],
      Object.entries(loads).map(([name, bytes]) => [name, bytes]),
    ),
    table(
      ['Page type', 'document, brotli', 'data, brotli', 'around the blocks'],
      Object.entries(pages).map(([type, { document, data, frame }]) => [type, document, data, frame]),
    ),
    table(
      ['Block', ...Object.values(figureNames), 'sum'],
      Object.entries(blocks)
        .map(([type, { html, css, data, script }]): [string, ...number[]] => [
          ...([type, html, css, data, script] as const),
          html + css + data + script,
        ])
        .sort((a, b) => Number(b.at(-1)) - Number(a.at(-1))),
    ),
  ].join('\n\n')
}

function table(head: string[], rows: [string, ...number[]][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.map(([name, ...figures]) => line([name, ...figures.map(bytes)])),
  ].join('\n')
}

/** A number of bytes as people read it: "12,345". */
export function bytes(count: number): string {
  return count.toLocaleString('en')
}
