import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import { filesOfPage } from '../../edit/edit'
import { cacheFolder, readStored, storeValue } from '../../files/cache'
import { listFiles } from '../../files/listing'
import type { EditedFile, FileState, KeptDraft } from '../protocol'
import { requirePageName } from './page-files'

/** Folder for drafts. It has a subfolder for each page, with one file per draft. */
const draftsFolder = join(cacheFolder, 'studio')

/** The drafts of a page, newest first. Ignores incomplete files, which remain if writing is interrupted. */
export function draftsOf(name: string): KeptDraft[] {
  const folder = folderOf(name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const drafts = files.flatMap((file) => {
    const draft = readStored<Omit<KeptDraft, 'id'>>(join(folder, file))
    return draft ? { ...draft, id: basename(file, '.json') } : []
  })
  return drafts.sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** Deletes drafts whose texts equal the page's files. Such drafts remain if the server stops right after saving. */
export function dropSaved(name: string, now: FileState[]): void {
  const texts = new Map(now.map(({ path, text }) => [path, text]))
  for (const { id, files } of draftsOf(name))
    if (files.every(({ path, text }) => texts.get(path) === text)) keepDraft(name, id, [])
}

/** Stores a draft, and replaces its previous version. Without files, deletes the draft. */
export function keepDraft(name: string, id: string, files: EditedFile[]): void {
  const file = fileOf(name, id)
  if (files.length === 0) rmSync(file, { force: true })
  else storeValue(file, { at: new Date().toISOString(), files } satisfies Omit<KeptDraft, 'id'>)
}

/** Names of the pages with unsaved edits. */
export function pagesWithDrafts(): Set<string> {
  return new Set(listFiles(draftsFolder).flatMap((file) => /^(.*)\/[^/]+\.json$/.exec(file)?.[1] ?? []))
}

/** Copies the drafts of a renamed page to its new name. */
export function moveDrafts(name: string, to: string): void {
  const renamed = (path: string) => filesOfPage(name, [path])[0]?.as(to) ?? path
  for (const { id, files } of draftsOf(name)) {
    const movedFiles = files.map((editedFile) => ({
      ...editedFile,
      path: renamed(editedFile.path),
      from: { ...editedFile.from, path: renamed(editedFile.path) },
    }))
    keepDraft(to, id, movedFiles)
  }
}

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
