import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { writeWords } from '../../content/json/edit-words'
import { isObject } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { type Edited, sourceFile, type Texts, withText } from './operation'
import { inEach, readJson, stepsInOrder, withoutTranslations } from './translations'

/**
 * Returns the path of the table whose "columns" list is at `list`. Undefined for other lists, and if the object that
 * contains the list has no "rows".
 */
export function tableOf(json: unknown, list: Path): Path | undefined {
  const table = list.slice(0, -1)
  return list.at(-1) === 'columns' && Array.isArray(valueAt(json, [...table, 'rows'])) ? table : undefined
}

/**
 * Gives each row of a table a cell for an added column. If the column is the first one, the values of the rows, with
 * their translations, become its cells.
 */
export function addCells(texts: Texts, edited: Edited, table: Path, id: string): Texts {
  const file = sourceFile(edited)
  const json = readJson(texts[file])
  const document = openText(texts[file] ?? '')
  let result = texts
  rowsOf(json, table).forEach((row, i) => {
    const path = [...table, 'rows', i]
    if (isObject(row.cells)) {
      if (!Object.hasOwn(row.cells, id)) document.set([...path, 'cells', id], { none: true })
      return
    }
    document.remove([...path, 'value']).set([...path, 'cells'], { [id]: row.value ?? { none: true } })
    const steps = keySteps(json, path)
    result = inEach(result, edited, (text, translation) => {
      const word = valueAt(translation, [...steps, 'value'])
      if (typeof word !== 'string') return text
      const moved = openText(text).remove([...steps, 'value']).text
      return writeWords(moved, [{ steps: [...steps, 'cells', id], value: word }], stepsInOrder(document.json))
    })
  })
  // Removes "large", because a table with columns cannot show figures in large type.
  document.remove([...table, 'large'])
  return { ...result, [file]: document.text }
}

/** Removes the cells of a column from each row of a table, with their translations. */
export function removeCells(texts: Texts, edited: Edited, table: Path, id: string): Texts {
  const file = sourceFile(edited)
  const json = readJson(texts[file])
  return rowsOf(json, table).reduce<Texts>((result, _, i) => {
    const cell = [...table, 'rows', i, 'cells', id]
    const remaining = withText(result, file, (text) => openText(text).remove(cell).text)
    return withoutTranslations(remaining, edited, keySteps(json, cell))
  }, texts)
}

function rowsOf(json: unknown, table: Path): Record<string, unknown>[] {
  const rows = valueAt(json, [...table, 'rows'])
  return Array.isArray(rows) ? rows.map((row) => Object(row)) : []
}
