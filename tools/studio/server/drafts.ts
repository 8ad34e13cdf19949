import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import { filesOfPage } from '../../edit/edit'
import { cacheFolder, keep, readKept } from '../../files/cache'
import { listFiles } from '../../files/listing'
import type { EditedFile, FileState, KeptDraft } from '../protocol'
import { requirePageName } from './page-files'

/** Edits that are not saved: a file for each time that a page is opened, in a folder for each page. */
const draftsFolder = join(cacheFolder, 'studio')

/** The edits of a page that were kept, the newest first. One that was cut off while it was written is none. */
export function draftsOf(name: string): KeptDraft[] {
  const folder = folderOf(name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const drafts = files.flatMap((file) => {
    const kept = readKept<Omit<KeptDraft, 'id'>>(join(folder, file))
    return kept ? { ...kept, id: basename(file, '.json') } : []
  })
  return drafts.sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** Throws those edits of a page away that its files have already: they were saved when the server ended. */
export function dropSaved(name: string, now: FileState[]): void {
  const texts = new Map(now.map(({ path, text }) => [path, text]))
  for (const { id, files } of draftsOf(name))
    if (files.every(({ path, text }) => texts.get(path) === text)) keepDraft(name, id, [])
}

/** Keeps edits in place of those that the draft had; none throws it away. */
export function keepDraft(name: string, id: string, files: EditedFile[]): void {
  const file = fileOf(name, id)
  if (files.length === 0) rmSync(file, { force: true })
  else keep(file, { at: new Date().toISOString(), files } satisfies Omit<KeptDraft, 'id'>)
}

/** The names of the pages that have edits which are not saved. */
export function pagesWithDrafts(): Set<string> {
  return new Set(listFiles(draftsFolder).flatMap((file) => /^(.*)\/[^/]+\.json$/.exec(file)?.[1] ?? []))
}

/** Gives the edits of a page to it under another name, too. */
export function moveDrafts(name: string, to: string): void {
  const renamed = (path: string) => filesOfPage(name, [path])[0]?.as(to) ?? path
  for (const { id, files } of draftsOf(name)) {
    const moved = files.map((one) => ({
      ...one,
      path: renamed(one.path),
      from: { ...one.from, path: renamed(one.path) },
    }))
    keepDraft(to, id, moved)
  }
}

/** Throws the edits of a page away. */
export function dropDrafts(name: string): void {
  for (const { id } of draftsOf(name)) keepDraft(name, id, [])
}

function folderOf(name: string): string {
  requirePageName(name)
  return join(draftsFolder, name)
}

function fileOf(name: string, id: string): string {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(id)) throw new Refusal(say`This is not the name of a draft.`)
  return join(folderOf(name), `${id}.json`)
}
