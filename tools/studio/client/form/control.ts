import { createContext, type FunctionComponent, useContext } from 'react'
import type { Path } from '../../../content/base/problem'
import type { Field } from '../../fields'
import { keyOf } from '../paths'
import type { Placed } from './problem-note'

/** What each control is given: where its value is, what it is, and how another is written. */
export type ControlProps = {
  field: Field
  path: Path
  value: unknown
  /** Of the element that takes the focus. */
  id: string
  describedBy: string
  /** undefined takes the value away. */
  set(value: unknown, merge?: boolean): void
}

/** What the element that takes the focus has, by which labels, problems and the canvas find it. */
export function attributesOf({ id, path, describedBy }: Pick<ControlProps, 'id' | 'path' | 'describedBy'>) {
  return { id, 'data-field': keyOf(path), 'aria-describedby': describedBy }
}

type FormParts = {
  /** What is wrong on the page, by places. */
  problems: Placed
  /** Shows the fields of an object: controls of lists have some in them, without knowing the form around. */
  Fields: FunctionComponent<{ fields: Field[]; path: Path }>
}

export const FormContext = createContext<FormParts>({ problems: new Map(), Fields: () => null })

/** What is wrong on the page, by places. */
export function usePlaced(): Placed {
  return useContext(FormContext).problems
}

/** What shows the fields of an item. */
export function useFields(): FormParts['Fields'] {
  return useContext(FormContext).Fields
}
