import { checksWhileWriting } from '../checks'
import { Refusal } from '../cli/errors.js'
import { checkSite } from '../content/check'
import type { Contract } from '../content/contract'
import { mediaFolder } from '../content/media'
import { isError, type Problem } from '../content/problem'
import type { Site, Source } from '../content/site'
import type { Change } from '../files/change'
import { inspectMedia } from '../files/inspect'
import type { Edit } from './edit'

/** A site that can be edited, and the errors it has anyway. */
export type Editable = { site: Site; errors: Problem[] }

/** Which rules an edit must not break: new pages are to be written yet. */
export const rules = checksWhileWriting

/**
 * Reads a site to edit it: every document of it must be understood, or what names a page there would be overlooked.
 * @throws Refusal when one is not
 */
export function openEditable(source: Source, contract: Contract): Editable {
  const { site, problems } = checkSite(source, contract, rules)
  if (!site) throw new Refusal('The site cannot be read: "npm run check" says why. Nothing was changed.')
  const [unread] = site.unreadable
  const invalid = [...site.pages, ...site.printed].find(({ valid }) => !valid)?.file
  const file = unread ?? invalid
  if (file !== undefined)
    throw new Refusal(`${file} has a mistake that "npm run check" explains. Correct it first; nothing was changed.`)
  return { site, errors: problems.filter(isError) }
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

/** All errors that a site has after an edit. */
export function errorsAfter({ site }: Pick<Editable, 'site'>, edit: Edit, contract: Contract): Problem[] {
  return checkSite(editedSource(site.source, edit), contract, rules).problems.filter(isError)
}

/**
 * The first error that an edit would bring; undefined for one that does no harm.
 * @param after all errors after it, where they are known already
 */
export function newError(
  editable: Editable,
  edit: Edit,
  contract: Contract,
  after = errorsAfter(editable, edit, contract),
): Problem | undefined {
  const { errors } = editable
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

/** An edit as a change of files. */
export function changeOf({ documents }: Source, { files, folders }: Edit): Change {
  const after = new Map<string, string | undefined>()
  for (const { from } of files) if (from !== undefined) after.set(from, undefined)
  for (const { to, text } of files) if (to !== undefined) after.set(to, text)
  return { files: [...after].map(([path, text]) => ({ path, before: documents[path], after: text })), folders }
}
