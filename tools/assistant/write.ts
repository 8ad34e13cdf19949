import { Refusal } from '../cli/errors.js'
import { pageOfFile } from '../content/base/page-of-file'
import type { Problem } from '../content/base/problem'
import { valueAt } from '../content/json/document'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { carryOut, editedSource, newErrors } from '../edit/carry-out'
import type { Edit } from '../edit/edit'
import { isContent } from '../files/listing'
import { mergeTexts } from '../studio/document/merge'
import { readJson } from '../studio/document/translations'
import { readState, requireOwn, requireText } from '../studio/server/page-files'

/** Documents by path: a text, or the JSON itself. */
export type Documents = Record<string, string | object>

/** Maximum number of documents in one call. */
const mostDocuments = 200

/** Error with the problems that keep documents from being written. */
export class Unwritten extends Error {
  constructor(
    readonly problems: Problem[],
    /** The texts that were not written, by path. */
    readonly textOf: (path: string) => string | undefined,
  ) {
    super('The documents have errors.')
  }
}

/**
 * Writes documents of pages, translations and shared words, all or none. Fields that an author changed since the
 * assistant read a document are kept.
 * @param seen texts of the documents as the assistant last saw them, by path
 * @returns the texts as they were written, and the errors that were accepted because they are in drafts
 * @throws Unwritten if the check refuses documents that are no drafts
 * @throws Refusal for a path outside of the content, a link, a large file, or an unseen or contested document
 */
export async function writeDocuments(
  documents: Documents,
  seen: ReadonlyMap<string, string>,
): Promise<{ written: Map<string, string>; errors: Problem[] }> {
  if (Object.keys(documents).length > mostDocuments)
    throw new Refusal(say`Write at most ${mostDocuments} documents at a time.`)
  let errors: Problem[] = []
  const { result } = await carryOut(
    (site) => editOf(site, documents, seen),
    false,
    () => {},
    (editable, edit, after) => {
      errors = newErrors(editable, edit, after)
      const { documents } = editedSource(editable.site.source, edit)
      if (errors.some((error) => !isInDraft(error, edit, documents)))
        throw new Unwritten(errors, (path) => documents[path])
    },
  )
  return { written: new Map(result.edit.files.map(({ to = '', text }) => [to, text])), errors }
}

/** Whether an error is in a draft that can at least be read, so that only the draft is unfinished. */
function isInDraft({ file, code }: Problem, { files }: Edit, documents: Record<string, string>): boolean {
  if (code === 'invalid-json' || !files.some(({ to }) => to === file)) return false
  return valueAt(readJson(documents[`pages/${pageOfFile(file).name}.json`]), ['draft']) === true
}

function editOf(site: Site, documents: Documents, seen: ReadonlyMap<string, string>): { edit: Edit } {
  const languages = site.settings.languages.map(({ code }) => code)
  const files = Object.entries(documents).map(([path, content]) => {
    requireDocument(path, languages)
    const ours = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
    requireText(path, ours)
    const { text: theirs } = readState(path)
    const base = seen.get(path)
    if (theirs !== undefined && base === undefined)
      throw new Refusal(say`${path} exists. Read the page first, so that nothing in it is lost.`)
    const { text = ours, questions } = mergeTexts(path, { base, theirs, ours }, () => undefined)
    if (questions.length > 0)
      throw new Refusal(say`${path} was changed by somebody else in the same places. Read the page again.`)
    return { ...(theirs !== undefined && { from: path }), to: path, text }
  })
  return { edit: { files: files.filter(({ to, text }) => site.source.documents[to] !== text), folders: [] } }
}

/** Ensures that a path is that of a document of the site. @throws Refusal for any other path, or a link */
function requireDocument(path: string, languages: string[]): void {
  const name = path === 'locales/glossary.json' ? 'glossary' : pageOfFile(path).name
  if (name === '' || !isContent(path))
    throw new Refusal(
      say`"${path.slice(0, 100)}" is no document of the site. Documents are pages/….json and locales/<language>/….json.`,
    )
  requireOwn(name, path, languages)
}
