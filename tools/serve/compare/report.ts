import type { Comparison, Difference } from './differences'

/** How many files, and how many changes of words in one, are listed. */
const most = { files: 100, words: 12 }

/**
 * What changed for visitors, as Markdown: for a terminal, and for a comment in a pull request.
 * @param pictures of pages, as they were and are, by file; only of those that were taken
 */
export function reportOf(
  { differences, renamed, same }: Comparison,
  base: string,
  pictures: Record<string, { before?: string; after?: string }> = {},
): string {
  const listed = joined(differences)
  const rows = listed.slice(0, most.files).map(rowOf)
  const words = differences.slice(0, most.files).flatMap((one) => wordsOf(one))
  const shown = Object.entries(pictures).flatMap(([file, { before, after }]) => [
    `**${file}**`,
    '',
    ...(before ? [`![before](${before})`] : []),
    ...(after ? [`![after](${after})`] : []),
    '',
  ])
  return [
    `### What visitors see, compared with ${base}`,
    '',
    `${count(differences.length, 'published file')} changed, ${count(renamed, 'more file')} only by names of others in it, ${same} the same.`,
    ...(rows.length > 0 ? ['', '| File | Before | After | |', '|---|---:|---:|---|', ...rows] : []),
    ...(listed.length > rows.length ? ['', `… and ${count(listed.length - rows.length, 'file')} more.`] : []),
    ...(words.length > 0 ? ['', '#### Words', '', ...words] : []),
    ...(shown.length > 0 ? ['', '#### Pictures', '', ...shown] : []),
  ].join('\n')
}

/** What the app and the search load says again what pages say: a row for each folder of it. */
function joined(differences: Difference[]): Difference[] {
  const rows = new Map<string, Difference>()
  for (const one of differences) {
    const [folder] = /^[^/]+\/(data|search)\//.exec(one.file) ?? []
    const row = folder === undefined ? undefined : rows.get(folder)
    if (!row) rows.set(folder ?? one.file, { ...one, file: folder ?? one.file })
    else {
      row.before = (row.before ?? 0) + (one.before ?? 0)
      row.after = (row.after ?? 0) + (one.after ?? 0)
    }
  }
  return [...rows.values()]
}

function rowOf({ file, before, after }: Difference): string {
  const what = before === undefined ? 'new' : after === undefined ? 'gone' : signed(after - before)
  return `| ${file} | ${before ?? '–'} | ${after ?? '–'} | ${what} |`
}

function wordsOf({ file, before, after, words }: Difference): string[] {
  if (!words || before === undefined || after === undefined) return []
  const said = [...words.gone.map((one) => `- ${one}`), ...words.come.map((one) => `+ ${one}`)]
  const more = said.length > most.words ? [`  and ${said.length - most.words} more`] : []
  return [`${file}`, '', '```diff', ...said.slice(0, most.words), ...more, '```', '']
}

function signed(bytes: number): string {
  return bytes > 0 ? `+${bytes}` : bytes === 0 ? 'other bytes' : `−${-bytes}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
