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

/** A site to edit, and its errors before the edit. */
export type Editable = {
  site: Site
  errors: Problem[]
  /** Checks the site with an edit applied. @returns all errors, and a function that loads the edited site */
  after(edit: Edit): Promise<{ errors: Problem[]; whole(): Site }>
}

/**
 * Opens the site in the current folder for an edit. Placeholder texts on new pages do not count as errors.
 * @throws Refusal if the site file is unusable
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
      const newContent = editedContent(content, site.source, editedSource(site.source, edit))
      const { problems: editedProblems, site: edited = open } = await checkAll(newContent, { memo })
      return { errors: editedProblems.filter(isErrorWhileWriting), whole: () => edited.whole() }
    },
  }
}

/**
 * Ensures that no document of a site is unreadable or invalid.
 * @returns the site
 * @throws Refusal for such a document, because its references to other pages are unknown
 */
export function requireReadable(site: Site): Site {
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
 * Applies an edit to the source of a site, in memory.
 * @returns the source after the edit
 */
export function editedSource({ documents, media, ...rest }: Source, { files, folders }: Edit): Source {
  const editedDocuments = { ...documents }
  for (const { from } of files) if (from !== undefined) delete editedDocuments[from]
  const added: Source['media'] = {}
  for (const { to, text } of files) {
    if (to?.startsWith(`${mediaFolder}/`)) {
      const file = to.slice(mediaFolder.length + 1)
      added[file] = inspectMedia(file, Buffer.from(text))
    } else if (to !== undefined) editedDocuments[to] = text
  }
  const editedMedia = Object.entries(media).flatMap(([file, media]) => {
    const path = `${mediaFolder}/${file}`
    const folder = folders.find(({ from }) => `${path}/`.startsWith(`${from}/`))
    if (!folder) return [[file, media] as const]
    const moved = folder.to === undefined ? [] : [folder.to + path.slice(folder.from.length)]
    return moved.map((path) => [path.slice(mediaFolder.length + 1), media] as const)
  })
  return { ...rest, documents: editedDocuments, media: { ...Object.fromEntries(editedMedia), ...added } }
}

/**
 * Returns the errors that an edit would add.
 * @param after all errors after the edit
 */
export function newErrors({ errors }: Pick<Editable, 'errors'>, edit: Edit, after: Problem[]): Problem[] {
  const places = new Map(edit.files.map(({ from, to }) => [from, to]))
  // Errors before and after the edit are matched by rule and file, even if the file moves.
  const keyOf = ({ code }: Problem, file: string) => `${code} ${file}`
  const counts = new Map<string, number>()
  for (const error of errors) {
    const key = keyOf(error, places.get(error.file) ?? error.file)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return after.filter((error) => {
    const key = keyOf(error, error.file)
    const count = counts.get(key) ?? 0
    counts.set(key, count - 1)
    return count <= 0
  })
}

/**
 * Refuses an edit that would add an error.
 * @param after all errors after the edit
 * @throws Refusal with the error
 */
export function requireNoError(editable: Editable, edit: Edit, after: Problem[]): void {
  const [error] = newErrors(editable, edit, after)
  if (error) throw new Refusal([say`Nothing was changed.`, say`${error.file}: ${error.message}`, error.hint])
}

/** Converts an edit to a change of files. */
export function changeOf({ documents }: Pick<Source, 'documents'>, { files, folders, ledger = [] }: Edit): Change {
  const after = new Map<string, string | undefined>()
  for (const { from } of files) if (from !== undefined) after.set(from, undefined)
  for (const { to, text } of files) if (to !== undefined) after.set(to, text)
  const changed = [...after].map(([path, text]) => ({ path, before: documents[path], after: text }))
  return { files: [...changed, ...ledger], folders }
}

/**
 * Edits the site in the current folder: writes all changes or none.
 * @param work computes the edit, for a site whose documents may have errors
 * @param isDry whether to compute and check the edit without writing
 * @param waiting called with the process id of a different process that is editing the site, before waiting for it
 * @param admit throws if an edit must not be made because of its errors; by default, because of any new error
 * @returns the result of `work`, and the documents before the edit
 * @throws Refusal if `admit` refuses the edit
 */
export async function carryOut<Done extends { edit: Edit }>(
  work: (site: Site) => Done,
  isDry: boolean,
  waiting: (pid: number) => void,
  admit: typeof requireNoError = requireNoError,
): Promise<{ result: Done; documents: Record<string, string> }> {
  return whileAlone(async () => {
    const editable = await openWithErrors()
    const { source } = editable.site
    const result = work(editable.site)
    const { edit } = result
    const { errors, whole } = await editable.after(edit)
    admit(editable, edit, errors)
    if (!isDry) changeFiles(changeOf(source, { ...edit, ledger: outdatedFiles(editable.site, edit, whole) }))
    return { result, documents: source.documents }
  }, waiting)
}
