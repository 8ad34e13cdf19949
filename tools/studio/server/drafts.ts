import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import { filesOfPage } from '../../edit/edit'
import { cacheFolder, keep, readKept } from '../../files/cache'
import { listFiles } from '../../files/listing'
import type { EditedFile, FileState, KeptDraft } from '../protocol'
import { requirePageName } from './page-files'

/** Edits that are not saved: a file for each time that a tab opens a page, in a folder for each page. */
const draftsFolder = join(cacheFolder, 'studio')

/** The edits of a page that were kept, the newest first. One that was cut off while it was written is none. */
export function draftsOf(name: string): KeptDraft[] {
  const folder = folderOf(name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return files.flatMap((file) => readKept<KeptDraft>(join(folder, file)) ?? []).sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** Throws those edits of a page away that its files have already: they were saved when the server ended. */
export function dropSaved(name: string, now: FileState[]): void {
  const texts = new Map(now.map(({ path, text }) => [path, text]))
  for (const { tab, files } of draftsOf(name))
    if (files.every(({ path, text }) => texts.get(path) === text)) keepDraft(name, tab, [])
}

/** Keeps the edits of a tab in place of those it had; none throws them away. */
export function keepDraft(name: string, tab: string, files: EditedFile[]): void {
  const file = fileOf(name, tab)
  if (files.length === 0) rmSync(file, { force: true })
  else keep(file, { tab, at: new Date().toISOString(), files } satisfies KeptDraft)
}

/** The names of the pages that have edits which are not saved. */
export function pagesWithDrafts(): Set<string> {
  return new Set(listFiles(draftsFolder).flatMap((file) => /^(.*)\/[^/]+\.json$/.exec(file)?.[1] ?? []))
}

/** Gives the edits of a page to it under another name, too. */
export function moveDrafts(name: string, to: string): void {
  const renamed = (path: string) => filesOfPage(name, [path])[0]?.as(to) ?? path
  for (const { tab, files } of draftsOf(name)) {
    const moved = files.map((one) => ({
      ...one,
      path: renamed(one.path),
      from: { ...one.from, path: renamed(one.path) },
    }))
    keepDraft(to, tab, moved)
  }
}

/** Throws the edits of a page away. */
export function dropDrafts(name: string): void {
  for (const { tab } of draftsOf(name)) keepDraft(name, tab, [])
}

function folderOf(name: string): string {
  requirePageName(name)
  return join(draftsFolder, name)
}

function fileOf(name: string, tab: string): string {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(tab)) throw new Refusal(say`This is no name of a tab.`)
  return join(folderOf(name), `${tab}.json`)
}
