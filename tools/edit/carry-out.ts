import { isErrorWhileWriting } from '../checks'
import { exitCodes, Refusal } from '../cli/errors.js'
import type { Problem } from '../content/base/problem'
import { mediaFolder } from '../content/read/media'
import type { Site, Source } from '../content/read/site'
import { say } from '../content/say/say.js'
import { type Change, whileAlone } from '../files/change'
import { inspectMedia } from '../files/site/inspect'
import { checkAll } from '../site/all'
import { siteMemo } from '../site/memo'
import { editedContent, openContent } from '../site/source'
import { changeFiles } from '../site/write'
import type { Edit } from './edit'
import { outdatedFiles } from './translations/accept'

/** A site that can be edited, and the errors it has anyway. */
export type Editable = {
  site: Site
  errors: Problem[]
  /** Checks it as it would be after an edit. @returns all errors that it would have, and all of it when it is asked for */
  after(edit: Edit): Promise<{ errors: Problem[]; whole(): Site }>
}

/**
 * Reads a site to edit it, in the folder the command runs in. New pages are to be written yet, so that what is wrong with
 * their words is no error.
 * @throws Refusal when its site file cannot be used
 */
export async function openWithErrors(): Promise<Editable> {
  const content = openContent()
  const memo = siteMemo()
  const { site: open, problems } = await checkAll(content, { memo })
  if (!open) throw new Refusal(say`The site cannot be read: "npm run check" says why. Nothing was changed.`)
  const site = open.whole()
  return {
    site,
    errors: problems.filter(isErrorWhileWriting),
    async after(edit) {
      const edited = editedContent(content, site.source, editedSource(site.source, edit))
      const { problems: found, site: after = open } = await checkAll(edited, { memo })
      return { errors: found.filter(isErrorWhileWriting), whole: () => after.whole() }
    },
  }
}

/** The site itself. @throws Refusal when a document of it is not understood: what names a page there would be overlooked */
export function understood(site: Site): Site {
  const [unread] = site.unreadable
  const invalid = [...site.pages, ...site.printed].find(({ valid }) => !valid)?.file
  const file = unread ?? invalid
  if (file !== undefined)
    throw new Refusal(
      say`${file} has a mistake that "npm run check" explains. Correct it first; nothing was changed.`,
      exitCodes.contentHasErrors,
    )
  return site
}

/**
 * The site after an edit, as it would be read.
 * @param source the site before
 */
export function editedSource({ documents, media, ...rest }: Source, { files, folders }: Edit): Source {
  const left = { ...documents }
  for (const { from } of files) if (from !== undefined) delete left[from]
  const added: Source['media'] = {}
  for (const { to, text } of files) {
    if (to?.startsWith(`${mediaFolder}/`)) {
      const file = to.slice(mediaFolder.length + 1)
      added[file] = inspectMedia(file, Buffer.from(text))
    } else if (to !== undefined) left[to] = text
  }
  const found = Object.entries(media).flatMap(([file, one]) => {
    const path = `${mediaFolder}/${file}`
    const folder = folders.find(({ from }) => path.startsWith(`${from}/`))
    if (!folder) return [[file, one] as const]
    const moved = folder.to === undefined ? [] : [folder.to + path.slice(folder.from.length)]
    return moved.map((path) => [path.slice(mediaFolder.length + 1), one] as const)
  })
  return { ...rest, documents: left, media: { ...Object.fromEntries(found), ...added } }
}

/**
 * The first error that an edit would bring; undefined for one that does no harm.
 * @param after all errors after it
 */
export function newError({ errors }: Pick<Editable, 'errors'>, edit: Edit, after: Problem[]): Problem | undefined {
  const places = new Map(edit.files.map(({ from, to }) => [from, to]))
  // The same error of the same rule, wherever its file is now.
  const keyOf = ({ code }: Problem, file: string) => `${code} ${file}`
  const before = new Map<string, number>()
  for (const error of errors) {
    const key = keyOf(error, places.get(error.file) ?? error.file)
    before.set(key, (before.get(key) ?? 0) + 1)
  }
  return after.find((error) => {
    const key = keyOf(error, error.file)
    const left = before.get(key) ?? 0
    before.set(key, left - 1)
    return left <= 0
  })
}

/**
 * Refuses an edit that would bring an error.
 * @param after all errors after it
 */
export function requireNoError(editable: Editable, edit: Edit, after: Problem[]): void {
  const error = newError(editable, edit, after)
  if (error) throw new Refusal([say`Nothing was changed.`, say`${error.file}: ${error.message}`, error.hint])
}

/** An edit as a change of files. */
export function changeOf({ documents }: Pick<Source, 'documents'>, { files, folders, ledger = [] }: Edit): Change {
  const after = new Map<string, string | undefined>()
  for (const { from } of files) if (from !== undefined) after.set(from, undefined)
  for (const { to, text } of files) if (to !== undefined) after.set(to, text)
  const changed = [...after].map(([path, text]) => ({ path, before: documents[path], after: text }))
  return { files: [...changed, ...ledger], folders }
}

/**
 * Edits the site of the folder the command runs in, all of it or nothing.
 * @param work what is done to the site, in which documents may have mistakes
 * @param isDry whether nothing is written
 * @param waiting called when another process is editing the site, with its number
 * @returns what was done, written or not, and the documents before it
 * @throws Refusal when that would bring an error
 */
export async function carryOut<Done extends { edit: Edit }>(
  work: (site: Site) => Done,
  isDry: boolean,
  waiting: (pid: number) => void,
): Promise<{ result: Done; documents: Record<string, string> }> {
  return whileAlone(async () => {
    const editable = await openWithErrors()
    const { source } = editable.site
    const result = work(editable.site)
    const { edit } = result
    const { errors, whole } = await editable.after(edit)
    requireNoError(editable, edit, errors)
    if (!isDry) changeFiles(changeOf(source, { ...edit, ledger: outdatedFiles(editable.site, edit, whole) }))
    return { result, documents: source.documents }
  }, waiting)
}
