import { Refusal } from '../cli/errors.js'
import { pageOfFile } from '../content/base/page-of-file'
import { valueAt } from '../content/json/document'
import type { Site } from '../content/read/site'
import { joined, say } from '../content/say/say.js'
import { carryOut, editedSource, newErrors, type requireNoError } from '../edit/carry-out'
import type { Edit } from '../edit/edit'
import { isContent } from '../files/listing'
import { mergeTexts } from '../studio/document/merge'
import { readJson } from '../studio/document/translations'
import { readState, requireOwn, requireText } from '../studio/server/page-files'
import { problemList } from './answers'

/** Documents by path, each as text or as a JSON object. */
export type Documents = Record<string, string | object>

/**
 * Writes documents of pages, translations and shared words, all or none. Fields that an author changed since the
 * assistant read a document are kept.
 * @param seen texts of the documents as the assistant last saw them, by path
 * @returns the paths of the changed documents
 * @throws Refusal if a path is a link or does not lead to a document of the site, if a document is too large, was not
 * read before or has conflicting changes, or if there are new errors that are not in drafts
 */
export async function writeDocuments(documents: Documents, seen: ReadonlyMap<string, string>): Promise<string[]> {
  const work = (site: Site) => ({ edit: editOf(site, documents, seen) })
  const { result } = await carryOut(work, false, () => {}, requireSound)
  return result.edit.files.flatMap(({ to }) => to ?? [])
}

/** Throws a `Refusal` with all new errors, unless all of them are in drafts that are valid JSON. */
const requireSound: typeof requireNoError = (editable, edit, after) => {
  const { documents } = editedSource(editable.site.source, edit)
  const errors = newErrors(editable, edit, after)
  const isDraft = (file: string) =>
    valueAt(readJson(documents[`pages/${pageOfFile(file).name}.json`]), ['draft']) === true
  if (errors.some(({ file, code }) => code === 'invalid-json' || !isDraft(file)))
    throw new Refusal(joined([say`Nothing was written.`, problemList(errors)], '\n'))
}

function editOf(site: Site, documents: Documents, seen: ReadonlyMap<string, string>): Edit {
  const languages = site.settings.languages.map(({ code }) => code)
  const files = Object.entries(documents).map(([path, content]) => {
    const name = path === 'locales/glossary.json' ? 'glossary' : pageOfFile(path).name
    if (name === '' || !isContent(path))
      throw new Refusal(
        say`"${path.slice(0, 100)}" is not a document of the site. Documents are pages/….json and locales/<language>/….json.`,
      )
    requireOwn(name, path, languages)
    const ours = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
    requireText(path, ours)
    const [{ text: theirs }, base] = [readState(path), seen.get(path)]
    if (theirs !== undefined && base === undefined)
      throw new Refusal(say`${path} exists. Read the page first, so that nothing in it is lost.`)
    const { text = ours, questions } = mergeTexts(path, { base, theirs, ours }, () => undefined)
    if (questions.length > 0)
      throw new Refusal(say`${path} was changed by somebody else in the same places. Read the page again.`)
    return { ...(theirs !== undefined && { from: path }), to: path, text }
  })
  return { files: files.filter(({ to, text }) => site.source.documents[to] !== text), folders: [] }
}
