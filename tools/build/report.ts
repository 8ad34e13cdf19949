import { brotliCompressSync, constants } from 'node:zlib'
import colors from 'picocolors'
import { plural } from '../host/print'
import type { Changes } from './output'

/** What a build wrote: documents in memory, times in milliseconds. */
export type Written = {
  documents: { path: string; html: string; stylesBytes: number }[]
  scripts: Buffer[]
  changes: Changes
  localizeMs: number
  renderMs: number
  indexMs: number
  writeMs: number
}

/** A whole build: what it checked, bundled and did. */
export type Report = Written & {
  folder: string
  warnings: number
  checkMs: number
  bundleMs: number
  isNewBundle: boolean
}

/** How many of the heaviest pages are listed. */
const listed = 5

/** Prints what was written, how long each step took, and the heaviest pages. */
export function printReport(report: Report): void {
  const { documents, changes, folder, warnings, scripts } = report
  const { checkMs, bundleMs, localizeMs, renderMs, indexMs, writeMs } = report
  const perPage = Math.round((1000 * (localizeMs + renderMs)) / Math.max(1, documents.length))
  const total = checkMs + localizeMs + renderMs + indexMs + writeMs
  console.log(
    `${colors.green('Built')} ${plural(documents.length, 'page')} into ${folder}/ in ${seconds(total)}` +
      ` (${changes.written} files written, ${changes.unchanged} unchanged, ${changes.removed} removed).`,
  )
  const bundled = report.isNewBundle ? `bundle ${seconds(bundleMs)} (made anew), ` : ''
  console.log(
    `  ${bundled}check ${ms(checkMs)}, localize ${ms(localizeMs)}, render ${ms(renderMs)}, index ${ms(indexMs)}, write ${ms(writeMs)}; ${perPage} µs a page to localize and render.`,
  )
  console.log('  Heaviest pages (HTML with its styles, brotli):')
  // Brotli is slow: the candidates are the largest before compression.
  const candidates = [...documents].sort((a, b) => b.html.length - a.html.length).slice(0, listed * 3)
  const sized = candidates
    .map(({ path, html }) => ({ path, bytes: brotliSize(html) }))
    .sort((a, b) => b.bytes - a.bytes)
  for (const { path, bytes } of sized.slice(0, listed)) console.log(`    ${kilobytes(bytes)}  ${path}`)
  console.log(
    `  Scripts of a page: ${kilobytes(scripts.reduce((sum, script) => sum + brotliSize(script), 0))} brotli, loaded after the first paint.`,
  )
  if (warnings > 0) console.log(`  ${plural(warnings, 'warning')}: see "npm run check".`)
}

/** Size as a server sends it: brotli at its best, with the 64 kB window that small devices can hold. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 16 },
  }).length
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
