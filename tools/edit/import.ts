import { Refusal } from '../cli/errors.js'
import { tableOfFile } from '../content/base/page-of-file'
import type { Problem } from '../content/base/problem'
import { partAt, positionOf, readDocument, type TextPart } from '../content/json/document'
import { writeWords } from '../content/json/edit-words'
import { withTableWords } from '../content/read/edit-table'
import type { Site } from '../content/read/site'
import { translatedFile, writtenSegments } from '../content/read/text-files'
import { joined, say } from '../content/say/say.js'
import type { Imported } from '../content/translation/exchange'
import { whileAlone } from '../files/change'
import { changeFiles } from '../site/write'
import { changeOf, type Editable, openWithErrors, requireNoError } from './carry-out'
import { Draft, type Edit } from './edit'
import { acceptedFiles } from './translations/accept'
import { readImport } from './translations/exchange-files'

/** Result of an import: the edit (even if it was not written), and the documents before the edit. */
export type ImportOutcome = { imported: Imported; edit: Edit; documents: Record<string, string> }

/**
 * Imports a file from a translator: checks all texts in the file, then writes the accepted ones, or nothing.
 * @param name file name, whose extension determines the format
 * @param isWanted decides, after the check, whether to write anything
 * @param waiting called with the process id of a different process that is editing the site, before waiting for it
 * @throws Refusal if the file is unreadable, or if the import would cause an error outside the imported texts
 */
export function importTexts(
  name: string,
  bytes: Uint8Array,
  isWanted: (imported: Imported) => boolean,
  waiting: (pid: number) => void = () => {},
): Promise<ImportOutcome> {
  return whileAlone(async () => {
    const editable = await openWithErrors()
    const { site } = editable
    const { imported, edit, whole } = await withoutErrors(editable, readImport(site, name, bytes))
    if (isWanted(imported))
      changeFiles(changeOf(site.source, { ...edit, ledger: acceptedFiles(whole(), imported.accepted) }))
    return { imported, edit, documents: site.source.documents }
  }, waiting)
}

/** Moves texts that would cause an error from `changed` to `refused`. `whole` loads the site after the edit. */
async function withoutErrors(
  editable: Editable,
  imported: Imported,
): Promise<{ imported: Imported; edit: Edit; whole(): Site }> {
  const edit = importEdit(editable.site, imported)
  const { errors, whole } = await editable.after(edit)
  const places = importedPlaces(imported, edit)
  const wrong = new Map<Imported['changed'][number], Problem>()
  for (const error of errors) {
    const text = places.get(placeKey(error)) ?? importedAt(error, imported, edit)
    if (text && !wrong.has(text)) wrong.set(text, error)
  }
  if (wrong.size > 0) {
    const sentences = [...wrong].map(
      ([{ of }, { message, hint }]) => say`${of.of.name} ${of.word.key}: ${joined([message, hint])}`,
    )
    const changed = imported.changed.filter((text) => !wrong.has(text))
    return withoutErrors(editable, { ...imported, changed, refused: [...imported.refused, ...sentences] })
  }
  requireNoError(editable, edit, errors)
  return { imported, edit, whole }
}

/** Imported texts by position, like 'locales/de/about.json:3:12'. */
function importedPlaces({ changed }: Imported, { files }: Edit): Map<string, Imported['changed'][number]> {
  const documents = new Map(files.map(({ to = '', text }) => [to, readDocument(to, text).document]))
  return new Map(
    changed.flatMap((text) => {
      const { file, word } = text.of
      const document = documents.get(file)
      return document ? [[placeKey({ file, ...positionOf(document, word.steps) }), text] as const] : []
    }),
  )
}

/** The imported paragraph that contains the line of an error in a text file. Undefined for other errors. */
function importedAt(
  { file, line }: Problem,
  { changed }: Imported,
  { files }: Edit,
): Imported['changed'][number] | undefined {
  const linesOf = (text = '') => text.split(/\r?\n/)
  const wrongLine = linesOf(files.find(({ to }) => to === file)?.text)[line - 1] ?? ''
  return changed.find(({ of: { of, word, lang }, text }) => {
    const part = partAt(of.document, word.path)
    return part && translatedFile(part.file, lang) === file && linesOf(text).includes(wrongLine)
  })
}

function placeKey({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`
}

/** Edit that writes the imported texts into locale files. @throws Refusal if a file is unreadable */
function importEdit(site: Site, { changed }: Imported): Edit {
  const draft = new Draft(site)
  for (const file of new Set(changed.map(({ of }) => of.file))) {
    const list = changed.filter(({ of }) => of.file === file)
    const ownWords = list
      .filter(({ of }) => !partAt(of.of.document, of.word.path))
      .map(({ of, text }) => ({ steps: of.word.steps, value: text }))
    const order = list[0]?.of.of.words.map(({ steps }) => steps) ?? []
    const previousText = site.source.documents[file]
    let text: string
    try {
      text = tableOfFile(file)
        ? withTableWords(file, previousText, ownWords)
        : writeWords(previousText, ownWords, order)
    } catch {
      throw new Refusal(say`${file} has a mistake; "npm run check" says which. Nothing was changed.`)
    }
    for (const [path, written] of textFiles(site, list)) {
      if (site.source.documents[path] === undefined) draft.add(path, written)
      else draft.write(path, written)
    }
    if (ownWords.length === 0) continue
    if (previousText === undefined) draft.add(file, text)
    else draft.write(file, text)
  }
  return draft.edit
}

/** Returns the new texts of translated text files, by the path of the translation. */
function textFiles(site: Site, changed: Imported['changed']): Map<string, string> {
  const files = new Map<string, { part: TextPart; words: Map<string, string> }>()
  for (const { of, text } of changed) {
    const source = partAt(of.of.document, of.word.path)
    if (!source) continue
    const language = of.file.split('/')[1] ?? ''
    const file = translatedFile(source.file, language)
    const translated = site.locales
      .get(language)
      ?.get(of.of.name)
      ?.parts?.find((part) => part.file === file)
    const entry = files.get(file) ?? { part: translated ?? source, words: new Map() }
    files.set(file, entry)
    entry.words.set(of.word.steps.at(-1) ?? '', text)
  }
  return new Map([...files].map(([file, { part, words }]) => [file, writtenSegments(part, words)]))
}
