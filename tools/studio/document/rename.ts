import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject, textsIn } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { newIdsFor } from './ids'
import { type Edited, sourceFile, type Texts, translationFiles, withText } from './operation'
import type { ChangedTexts } from './structure'
import { readJson, renameTranslations } from './translations'

/**
 * Changes the id of a block or an item. Updates the translations, references to a table or its rows, and links within
 * the page. Does nothing if the new id is in use.
 */
export function rename(texts: Texts, edited: Edited, path: Path, id: string): ChangedTexts {
  const file = sourceFile(edited)
  const json = readJson(texts[file])
  const [item, oldId] = [valueAt(json, path), valueAt(json, [...path, 'id'])]
  if (!isObject(item) || typeof oldId !== 'string' || oldId === id) return { texts }
  if (newIdsFor({ id }, json, path.slice(0, -1), edited.anchors).length > 0) return { texts }
  const renamedTexts = withText(texts, file, (text) => openText(text).replace([...path, 'id'], id).text)
  const translated = renameTranslations(renamedTexts, edited, keySteps(json, path), id)
  return { texts: withLinks(withScales(translated, edited, item, id), edited, oldId, id) }
}

/**
 * Updates references to a renamed table. Scales and calculators refer to the table by its id; drawings refer to one of
 * its rows, as in "specs/weight".
 */
function withScales(texts: Texts, edited: Edited, table: Record<string, unknown>, id: string): Texts {
  const document = openText(texts[sourceFile(edited)] ?? '')
  const rows = Array.isArray(table.rows) ? table.rows : []
  const renamedRows = new Map(rows.map((row) => [`${table.id}/${Object(row).id}`, `${id}/${Object(row).id}`]))
  for (const [path, words] of textsIn(document.json)) {
    const newText = path.at(-1) === 'table' && words === table.id ? id : renamedRows.get(words)
    if (newText !== undefined) document.replace(path, newText)
  }
  return { ...texts, [sourceFile(edited)]: document.text }
}

/** Updates links to a renamed anchor of the page, in rich text and in texts that consist only of the link. */
function withLinks(texts: Texts, edited: Edited, oldId: string, id: string): Texts {
  const changedFiles = [sourceFile(edited), ...translationFiles(edited, texts)].map((path) => {
    const document = openText(texts[path] ?? '')
    const places = textsIn(document.json).filter(([, words]) => words === `#${oldId}` || words.includes(`](#${oldId})`))
    for (const [linkPath, words] of places)
      document.replace(linkPath, words === `#${oldId}` ? `#${id}` : words.replaceAll(`](#${oldId})`, `](#${id})`))
    return [path, document.text] as const
  })
  return { ...texts, ...Object.fromEntries(changedFiles) }
}
