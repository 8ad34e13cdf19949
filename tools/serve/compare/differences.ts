import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffWords } from 'diff'
import { hashOf } from '../../files/files'
import { listFiles } from '../../files/listing'

/** Words of a page that were removed (`gone`) and added (`come`). */
type Words = { gone: string[]; come: string[] }

/** A changed file, with its sizes in bytes; `before` is undefined for a new file, `after` for a deleted one. */
export type Difference = { file: string; before?: number; after?: number; words?: Words }

/** Result of comparing two built sites. */
export type Comparison = {
  /** Files that differ in more than the names of the files that they refer to. */
  differences: Difference[]
  /** Number of files that differ only in the names of scripts, styles or pictures that they refer to. */
  renamed: number
  same: number
}

/**
 * Matches the content hash in a file name (see `lasting` in serve/table.ts), in both formats: eight characters after
 * "-" for bundled scripts and styles, ten hexadecimal digits for other files.
 */
const hash = /(?<=-)[\w-]{8}(?=\.(?:js|css)$)|(?<=[./])[0-9a-f]{10}(?=[-.])/g

/** Compares two folders of built sites, file by file in order of name. Hashes in file names are ignored. */
export function compareBuilt(before: string, after: string): Comparison {
  const [oldFiles, newFiles] = [filesIn(before), filesIn(after)]
  const names = [...new Set([...oldFiles.keys(), ...newFiles.keys()])].sort()
  const comparison: Comparison = { differences: [], renamed: 0, same: 0 }
  for (const name of names) {
    const [oldContent, newContent] = [oldFiles.get(name), newFiles.get(name)].map((file, i) =>
      file === undefined ? undefined : readFileSync(join(i === 0 ? before : after, file)),
    )
    if (oldContent && newContent && oldContent.equals(newContent)) comparison.same++
    else if (oldContent && newContent && isText(name) && plain(oldContent) === plain(newContent)) comparison.renamed++
    else {
      const words = name.endsWith('.html') ? wordsBetween(textOf(oldContent), textOf(newContent)) : undefined
      comparison.differences.push({
        file: newFiles.get(name) ?? name,
        before: oldContent?.length,
        after: newContent?.length,
        words,
      })
    }
  }
  return comparison
}

/**
 * Paths of the files in a folder, by file name without hash. If two files then have the same name, a content hash is
 * added to the second name.
 */
function filesIn(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of listFiles(folder)) {
    // Skips files that a release adds for hosts, because they are derived from other files.
    if (/\.(br|gz)$|\/_(headers|redirects)$/.test(file)) continue
    const name = file.includes('/assets/') ? file.replace(hash, '') : file
    const isTaken = files.has(name)
    files.set(isTaken ? `${name}#${hashOf(readFileSync(join(folder, file)))}` : name, file)
  }
  return files
}

function isText(name: string): boolean {
  return /\.(html|json|xml|txt|js|css|webmanifest)(#|$)/.test(name)
}

/** Text of a file without the content hashes of other files and of inline code. */
function plain(content: Buffer): string {
  return content
    .toString('utf8')
    .replace(/assets\/[\w./-]+/g, (address) => address.replace(hash, ''))
    .replace(/sha256-[\w+/=]+/g, '')
}

/** Text of a page without markup. */
function textOf(html: Buffer | undefined): string {
  return (html?.toString('utf8') ?? '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsBetween(before: string, after: string): Words | undefined {
  if (before === after) return undefined
  const parts = diffWords(before, after)
  const listed = (part: 'added' | 'removed') =>
    parts.filter((change) => change[part] && change.value.trim() !== '').map(({ value }) => value.trim())
  return { gone: listed('removed'), come: listed('added') }
}

/** Maximum numbers of files, and of word changes in each file, that a report lists. */
const limits = { files: 100, words: 12 }

/**
 * Report of the changes that visitors see, as Markdown for a terminal or a comment in a pull request.
 * @param pictures addresses of screenshots before and after the change, by page; some pages have none
 */
export function reportOf(
  { differences, renamed, same }: Comparison,
  base: string,
  pictures: Record<string, { before?: string; after?: string }> = {},
): string {
  const listed = joined(differences)
  const rows = listed.slice(0, limits.files).map(rowOf)
  const words = differences.slice(0, limits.files).flatMap((difference) => wordsOf(difference))
  const screenshots = Object.entries(pictures).flatMap(([file, { before, after }]) => [
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
    ...(screenshots.length > 0 ? ['', '#### Pictures', '', ...screenshots] : []),
  ].join('\n')
}

/** Combines the data files of the app and the search, which repeat the content of pages, into one row per folder. */
function joined(differences: Difference[]): Difference[] {
  const rows = new Map<string, Difference>()
  for (const difference of differences) {
    const [folder] = /^[^/]+\/(data|search)\//.exec(difference.file) ?? []
    const row = folder === undefined ? undefined : rows.get(folder)
    if (!row) rows.set(folder ?? difference.file, { ...difference, file: folder ?? difference.file })
    else {
      row.before = (row.before ?? 0) + (difference.before ?? 0)
      row.after = (row.after ?? 0) + (difference.after ?? 0)
    }
  }
  return [...rows.values()]
}

function rowOf({ file, before, after }: Difference): string {
  const change = before === undefined ? 'new' : after === undefined ? 'gone' : signed(after - before)
  return `| ${file} | ${before ?? '–'} | ${after ?? '–'} | ${change} |`
}

function wordsOf({ file, before, after, words }: Difference): string[] {
  if (!words || before === undefined || after === undefined) return []
  const lines = [...words.gone.map((text) => `- ${text}`), ...words.come.map((text) => `+ ${text}`)]
  const more = lines.length > limits.words ? [`  and ${lines.length - limits.words} more`] : []
  return [`${file}`, '', '```diff', ...lines.slice(0, limits.words), ...more, '```', '']
}

function signed(bytes: number): string {
  return bytes > 0 ? `+${bytes}` : bytes === 0 ? 'other bytes' : `−${-bytes}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
