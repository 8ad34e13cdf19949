/** Measured bytes, or allowed ones, by name. */
export type Figures = Record<string, number>

const tableMarks = ['<!-- table -->', '<!-- /table -->'] as const

/** Puts the table of all figures between its marks in a Markdown text. */
export function withTable(markdown: string, measured: Figures, limits: Figures): string {
  const [before = '', after = ''] = [markdown.split(tableMarks[0])[0], markdown.split(tableMarks[1])[1]]
  return `${before}${tableMarks[0]}\n\n${figuresTable(measured, limits)}\n\n${tableMarks[1]}${after}`
}

function figuresTable(measured: Figures, limits: Figures): string {
  const rows = Object.entries(measured).map(([name, now]) => {
    const limit = limits[name]
    return `| ${name} | ${bytes(now)} | ${limit === undefined ? '' : bytes(limit)} |`
  })
  return ['| What | now | at most |', '| --- | ---: | ---: |', ...rows].join('\n')
}

/** A number of bytes as people read it: "12,345". */
export function bytes(count: number): string {
  return count.toLocaleString('en')
}
