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
function bytes(count: number): string {
  return count.toLocaleString('en')
}

/** Rises and falls of up to this share are no news. */
const newsShare = 0.03

/** Failures of the test, and changes that are only to be recorded: each in a sentence. */
type Comparison = { failures: string[]; falls: string[] }

/**
 * @param limits what may never be exceeded, by the names of figures
 * @param recorded the figures of the last time that somebody accepted them
 */
export function compareFigures(limits: Figures, recorded: Figures, measured: Figures): Comparison {
  const failures = Object.entries(limits).flatMap(([name, limit]) => {
    const now = measured[name]
    if (now === undefined) return [`${name}: there is a limit, but nothing is measured under this name.`]
    return now > limit ? [`${name}: ${bytes(now)} bytes, and ${bytes(limit)} are allowed.`] : []
  })
  const falls: string[] = []
  for (const [name, now] of Object.entries(measured)) {
    const before = recorded[name]
    if (before === undefined) failures.push(`${name}: ${bytes(now)} bytes, not recorded yet.`)
    else if (now > before * (1 + newsShare)) failures.push(`${name}: ${change(before, now)}.`)
    else if (now < before * (1 - newsShare)) falls.push(`${name}: ${change(before, now)}.`)
  }
  for (const name of Object.keys(recorded)) if (!(name in measured)) falls.push(`${name}: recorded, but gone.`)
  return { failures, falls }
}

function change(before: number, now: number): string {
  const percent = before === 0 ? '' : `${((100 * Math.abs(now - before)) / before).toFixed(1)} % `
  return `${bytes(now)} bytes, ${percent}${now > before ? 'more' : 'less'} than the ${bytes(before)} recorded`
}
