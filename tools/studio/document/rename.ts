import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject, textsIn } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { newIdsFor } from './ids'
import { type Edited, sourceFile, type Texts, translationFiles, withText } from './operation'
import type { Changed } from './structure'
import { readJson, renameTranslations } from './translations'

/**
 * Gives a block or an item another id. Its translations, the scales of a table and links to it within the page follow.
 * Nothing is done if the id is taken.
 */
export function rename(texts: Texts, edited: Edited, path: Path, id: string): Changed {
  const file = sourceFile(edited)
  const json = readJson(texts[file])
  const [item, before] = [valueAt(json, path), valueAt(json, [...path, 'id'])]
  if (!isObject(item) || typeof before !== 'string' || before === id) return { texts }
  if (newIdsFor({ id }, json, path.slice(0, -1), edited.anchors).length > 0) return { texts }
  const named = withText(texts, file, (text) => openText(text).replace([...path, 'id'], id).text)
  const translated = renameTranslations(named, edited, keySteps(json, path), id)
  return { texts: withLinks(withScales(translated, edited, item, id), edited, before, id) }
}

/**
 * Scales and calculators say the id of the table that has their figures; what is drawn says table and row in one:
 * "specs/weight".
 * @param table the item before
 */
function withScales(texts: Texts, edited: Edited, table: Record<string, unknown>, id: string): Texts {
  const document = openText(texts[sourceFile(edited)] ?? '')
  const rows = Array.isArray(table.rows) ? table.rows : []
  const drawn = new Map(rows.map((row) => [`${table.id}/${Object(row).id}`, `${id}/${Object(row).id}`]))
  for (const [at, words] of textsIn(document.json)) {
    const named = at.at(-1) === 'table' && words === table.id ? id : drawn.get(words)
    if (named !== undefined) document.replace(at, named)
  }
  return { ...texts, [sourceFile(edited)]: document.text }
}

/** Links to an anchor of the page: the whole text, or in rich text. */
function withLinks(texts: Texts, edited: Edited, before: string, id: string): Texts {
  const changed = [sourceFile(edited), ...translationFiles(edited, texts)].map((path) => {
    const document = openText(texts[path] ?? '')
    const places = textsIn(document.json).filter(
      ([, words]) => words === `#${before}` || words.includes(`](#${before})`),
    )
    for (const [at, words] of places)
      document.replace(at, words === `#${before}` ? `#${id}` : words.replaceAll(`](#${before})`, `](#${id})`))
    return [path, document.text] as const
  })
  return { ...texts, ...Object.fromEntries(changed) }
}
