import type { ComponentProps } from 'react'
import type { Path } from '../../../content/base/problem'
import { knownUnits } from '../../../content/check/units'
import { valueAt } from '../../../content/json/document'
import { usePart, useStudio } from '../context'
import { readCell, writeCell } from '../figures'
import { keyOf } from '../paths'
import { editedOf } from '../state'
import { wordIn, writeWord } from '../write'
import { usePlaced } from './control'

type CellProps = Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby'> & {
  path: Path
  /** Words that are never a figure, such as the name of a row. */
  isWords?: boolean
}

/** A cell: words and figures are typed as they are read. */
export function Cell({ path, isWords = false, ...attributes }: CellProps) {
  const studio = useStudio()
  const { store } = studio
  const language = usePart((state) => state.look.language)
  const base = usePart((state) => state.base)
  const value = usePart((state) => valueAt(state.open?.json, path))
  const placed = usePlaced()
  const { open } = store.state
  const own = open && editedOf(open).lang
  const written = writeCell(value)
  // Words are those of the language that the canvas shows; figures are the same in all.
  const isTranslated = language !== own && typeof value === 'string' && !written.startsWith('t:')
  const text = isTranslated ? (wordIn(studio, path, language) ?? '') : written
  // Any unit may be used: one that is there already is known.
  const isUnit = (unit: string) => knownUnits(base.locales).has(unit) || unit === Object(value).unit
  const write = (next: string) => {
    if (isTranslated) writeWord(studio, path, next)
    else store.change({ kind: 'set', path, value: isWords ? next : readCell(next, isUnit) }, keyOf(path))
  }
  return (
    <input
      {...attributes}
      key={text}
      lang={isTranslated ? language : own}
      placeholder={isTranslated ? written : undefined}
      data-field={keyOf(path)}
      aria-invalid={placed.has(keyOf(path)) || undefined}
      defaultValue={text}
      data-written={text}
      onFocus={(event) => {
        event.stopPropagation()
        store.select(path, 'form')
      }}
      onBlur={({ target }) => target.value !== text && write(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
