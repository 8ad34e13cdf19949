import type { ComponentProps } from 'react'
import type { Path } from '../../../content/base/problem'
import { readCell, writeCell } from '../../../content/json/cell'
import { valueAt } from '../../../content/json/document'
import { placeholdersIn } from '../../../content/json/template'
import { knownUnits } from '../../../content/read/units'
import { usePart, useStudio } from '../context'
import { keyOf } from '../paths'
import { editedOf, isCellWord } from '../state'
import { wordIn, writeWord } from '../write'
import { usePlaced } from './control'
import { problemsWithin } from './problem-note'

type CellProps = Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'> & {
  path: Path
  /** Whether the cell can contain only text, not a number. The label of a row is such a cell. */
  isWords?: boolean
}

/** Input for a table cell that contains a text or a number. */
export function Cell({ path, isWords = false, ...attributes }: CellProps) {
  const studio = useStudio()
  const { store } = studio
  const language = usePart((state) => state.look.language)
  const base = usePart((state) => state.base)
  const value = usePart((state) => valueAt(state.open?.json, path))
  const placed = usePlaced()
  const { open } = store.state
  const sourceLanguage = open && editedOf(open).lang
  const sourceText = writeCell(value, sourceLanguage)
  // Texts are edited in the language of the canvas; numbers are the same in all languages.
  const isTranslated = language !== sourceLanguage && typeof value === 'string' && !sourceText.startsWith('t:')
  const text = isTranslated ? (wordIn(studio, path, language) ?? '') : sourceText
  // An unknown unit is also accepted if the cell already has it.
  const isUnit = (unit: string) => knownUnits(base.locales).has(unit) || unit === Object(value).unit
  const write = (next: string) => {
    if (isTranslated) writeWord(studio, path, next)
    else
      store.change({ kind: 'set', path, value: isWords ? next : readCell(next, isUnit, sourceLanguage) }, keyOf(path))
  }
  return (
    <input
      {...attributes}
      key={text}
      lang={isTranslated ? language : sourceLanguage}
      placeholder={isTranslated ? sourceText : undefined}
      data-field={keyOf(path)}
      aria-invalid={attributes['aria-invalid'] ?? (problemsWithin(placed, path).length > 0 || undefined)}
      defaultValue={text}
      // A figure with a placeholder, such as "{weight} kg", is read-only, because editing would turn it into a text.
      readOnly={
        typeof value === 'object' ? placeholdersIn(value).length > 0 : isTranslated && open && isCellWord(open, path)
      }
      data-written={text}
      onFocus={(event) => {
        event.stopPropagation()
        store.select(path, 'form')
      }}
      onBlur={({ target }) => {
        if (target.value !== text) write(target.value)
        store.visited(path)
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
