import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffWords } from 'diff'
import { hashOf } from '../../files/files'
import { listFiles } from '../../files/listing'

/** What changed of a page for who reads it: words that went, and words that came. */
type Words = { gone: string[]; come: string[] }

/** A published file that is not as it was: its bytes before and after, none where it was or is not there. */
export type Difference = { file: string; before?: number; after?: number; words?: Words }

/** How two built sites differ. */
export type Comparison = {
  /** Files that differ, but for the names of others in them. */
  differences: Difference[]
  /** How many pages name other scripts, styles or pictures, and are otherwise the same. */
  renamed: number
  same: number
}

/** What is in the name of a file because of its content (`lasting` in serve/table.ts): of bundled scripts and styles, and of others. */
const hash = /(?<=-)[\w-]{8}(?=\.(?:js|css)$)|(?<=[./])[0-9a-f]{10}(?=[-.])/g

/**
 * Compares two folders of built sites, file by file. A file whose name has a hash is the same file with another hash.
 * @returns what differs, in the order of files
 */
export function compareBuilt(before: string, after: string): Comparison {
  const [old, now] = [filesIn(before), filesIn(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])].sort()
  const comparison: Comparison = { differences: [], renamed: 0, same: 0 }
  for (const name of names) {
    const [was, is] = [old.get(name), now.get(name)].map((file, i) =>
      file === undefined ? undefined : readFileSync(join(i === 0 ? before : after, file)),
    )
    if (was && is && was.equals(is)) comparison.same++
    else if (was && is && isText(name) && plain(was) === plain(is)) comparison.renamed++
    else {
      const words = name.endsWith('.html') ? wordsBetween(textOf(was), textOf(is)) : undefined
      comparison.differences.push({ file: now.get(name) ?? name, before: was?.length, after: is?.length, words })
    }
  }
  return comparison
}

/** Files by their names without hashes. Where two have one name then, what is in them tells them apart. */
function filesIn(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of listFiles(folder)) {
    // What a release adds for hosts says nothing new.
    if (/\.(br|gz)$|\/_(headers|redirects)$/.test(file)) continue
    const name = file.includes('/assets/') ? file.replace(hash, '') : file
    const isTaken = found.has(name)
    found.set(isTaken ? `${name}#${hashOf(readFileSync(join(folder, file)))}` : name, file)
  }
  return found
}

function isText(name: string): boolean {
  return /\.(html|json|xml|txt|js|css|webmanifest)(#|$)/.test(name)
}

/** A text without what names other files by their content. */
function plain(content: Buffer): string {
  return content
    .toString('utf8')
    .replace(/assets\/[\w./-]+/g, (address) => address.replace(hash, ''))
    .replace(/sha256-[\w+/=]+/g, '')
}

/** What a page says, without its markup. */
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
    parts.filter((one) => one[part] && one.value.trim() !== '').map(({ value }) => value.trim())
  return { gone: listed('removed'), come: listed('added') }
}

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
