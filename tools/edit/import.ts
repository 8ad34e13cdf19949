import { Refusal } from '../cli/errors.js'
import type { Problem } from '../content/base/problem'
import { place, readDocument } from '../content/json/document'
import { writeWords } from '../content/json/edit-words'
import type { Site } from '../content/read/site'
import { joined, say } from '../content/say/say.js'
import type { Imported } from '../content/translation/exchange'
import { whileAlone } from '../files/change'
import { changeFiles } from '../site/write'
import { changeOf, type Editable, openWithErrors, requireNoError } from './carry-out'
import { Draft, type Edit } from './edit'
import { acceptedFiles } from './translations/accept'
import { readImport } from './translations/exchange-files'

/** What an import changes or would change, and the documents before it. */
export type ImportOutcome = { imported: Imported; edit: Edit; documents: Record<string, string> }

/**
 * Takes back what a translator has done: checks it, then writes all of it or nothing.
 * @param name of the file, whose ending tells the format
 * @param isWanted asked when all is known; nothing is written where it says no
 * @param waiting called when another process is changing the content, with its number
 * @throws Refusal for a file that cannot be read, or that would bring an error which is none of its texts
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

/** An import without the texts that "npm run check" would call wrong, which are refused; and the site after it. */
async function withoutErrors(
  editable: Editable,
  imported: Imported,
): Promise<{ imported: Imported; edit: Edit; whole(): Site }> {
  const edit = importEdit(editable.site, imported)
  const { errors, whole } = await editable.after(edit)
  const places = importedPlaces(imported, edit)
  const wrong = new Map<Imported['changed'][number], Problem>()
  for (const error of errors) {
    const one = places.get(placeKey(error))
    if (one && !wrong.has(one)) wrong.set(one, error)
  }
  if (wrong.size > 0) {
    const sentences = [...wrong].map(
      ([{ of }, { message, hint }]) => say`${of.of.name} ${of.word.key}: ${joined([message, hint])}`,
    )
    const changed = imported.changed.filter((one) => !wrong.has(one))
    return withoutErrors(editable, { ...imported, changed, refused: [...imported.refused, ...sentences] })
  }
  requireNoError(editable, edit, errors)
  return { imported, edit, whole }
}

/** The texts of an import by where they will be. */
function importedPlaces({ changed }: Imported, { files }: Edit): Map<string, Imported['changed'][number]> {
  const documents = new Map(files.map(({ to = '', text }) => [to, readDocument(to, text).document]))
  return new Map(
    changed.flatMap((one) => {
      const { file, word } = one.of
      const document = documents.get(file)
      return document ? [[placeKey({ file, ...place(document, word.steps) }), one] as const] : []
    }),
  )
}

function placeKey({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`
}

/** The locale files with the new texts. @throws Refusal where one cannot be read */
function importEdit(site: Site, { changed }: Imported): Edit {
  const draft = new Draft(site)
  for (const file of new Set(changed.map(({ of }) => of.file))) {
    const list = changed.filter(({ of }) => of.file === file)
    const words = list.map(({ of, text }) => ({ steps: of.word.steps, value: text }))
    const order = list[0]?.of.of.words.map(({ steps }) => steps) ?? []
    const before = site.source.documents[file]
    let text: string
    try {
      text = writeWords(before, words, order)
    } catch {
      throw new Refusal(say`${file} has a mistake; "npm run check" says which. Nothing was changed.`)
    }
    if (before === undefined) draft.add(file, text)
    else draft.write(file, text)
  }
  return draft.edit
}
