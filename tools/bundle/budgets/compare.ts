import { bytes, type Figures } from './table'

/** Rises and falls of up to this share are no news. */
const newsShare = 0.03

/** Failures of the test, and changes that are only to be recorded: each in a sentence. */
export type Comparison = { failures: string[]; falls: string[] }

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
