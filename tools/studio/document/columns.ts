import { valueAt } from '../../content/document'
import { openText } from '../../content/open-text'
import type { Path } from '../../content/problem'
import { keySteps } from '../../content/read-page'
import { type Edited, sourceFile, type Texts, withText } from './operation'
import { carryTranslations, readJson, renameTranslations, withoutTranslations } from './translations'

/** The cells of a column: a table names them by its id, in each of its rows. */
function cellsOf(json: unknown, path: Path): Path[] {
  const [list, owner] = [path.at(-2), path.slice(0, -2)]
  const id = valueAt(json, [...path, 'id'])
  const rows = valueAt(json, [...owner, 'rows'])
  if (list !== 'columns' || typeof id !== 'string' || !Array.isArray(rows)) return []
  return rows.flatMap((row, i) =>
    valueAt(row, ['cells', id]) === undefined ? [] : [[...owner, 'rows', i, 'cells', id]],
  )
}

/** A table without the cells of a column that went, and without their translations. @param json the page before */
export function withoutCells(texts: Texts, edited: Edited, json: unknown, column: Path): Texts {
  const file = sourceFile(edited)
  return cellsOf(json, column).reduce((left, cell) => {
    const rest = withText(left, file, (text) => openText(text).remove(cell).text)
    return withoutTranslations(rest, edited, keySteps(json, cell))
  }, texts)
}

/** A table in which the cells of a column have another name. @param json the page before */
export function renameCells(texts: Texts, edited: Edited, json: unknown, column: Path, id: string): Texts {
  const file = sourceFile(edited)
  return cellsOf(json, column).reduce((left, cell) => {
    const rest = withText(left, file, (text) => openText(text).rename(cell, id).text)
    return renameTranslations(rest, edited, keySteps(json, cell), id)
  }, texts)
}

/** A table in which a new column has the cells of another one, and their translations. @param json the page before */
export function copyCells(texts: Texts, edited: Edited, json: unknown, column: Path, id: string): Texts {
  const file = sourceFile(edited)
  return cellsOf(json, column).reduce((left, cell) => {
    const [cells, name] = [cell.slice(0, -1), String(cell.at(-1))]
    const copied = withText(left, file, (text) => {
      const document = openText(text)
      return document.insert([...cells, id], valueAt(json, cell), document.names(cells).indexOf(name) + 1).text
    })
    const [from, to] = [keySteps(json, cell), [...keySteps(json, cells), id]]
    return carryTranslations(copied, edited, readJson(copied[file]), [from, to], [], true)
  }, texts)
}
