import { createContext, type FunctionComponent, useContext } from 'react'
import type { Path } from '../../../content/base/problem'
import type { Field } from '../../fields'
import { keyOf } from '../paths'
import type { Placed } from './problem-note'

/** Props of every control. */
export type ControlProps = {
  field: Field
  path: Path
  value: unknown
  /** Id of the element that takes the focus. */
  id: string
  describedBy: string
  /** Sets the value; undefined removes it. `merge`: whether continuous typing is one undo step. */
  set(value: unknown, merge?: boolean): void
}

/** Attributes of the element that takes the focus. Labels, problems and the canvas find the element by them. */
export function attributesOf({ id, path, describedBy }: Pick<ControlProps, 'id' | 'path' | 'describedBy'>) {
  return { id, 'data-field': keyOf(path), 'aria-describedby': describedBy }
}

type FormParts = {
  problems: Placed
  /** Renders the fields of an object. It is in the context so that controls of lists need not import the form. */
  Fields: FunctionComponent<{ fields: Field[]; path: Path }>
}

export const FormContext = createContext<FormParts>({ problems: new Map(), Fields: () => null })

/** React hook for the problems of the open page, by place. */
export function usePlaced(): Placed {
  return useContext(FormContext).problems
}

/** React hook for the component that renders the fields of an item. */
export function useFields(): FormParts['Fields'] {
  return useContext(FormContext).Fields
}
