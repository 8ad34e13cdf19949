import { createContext, type FunctionComponent, useContext } from 'react'
import type { Path } from '../../../content/base/problem'
import type { Field } from '../../fields'
import { keyOf } from '../paths'
import type { ProblemsByPath } from './problem-note'

/** Props of every control. */
export type ControlProps = {
  field: Field
  path: Path
  value: unknown
  /** Id of the element that takes the focus. */
  id: string
  describedBy: string
  /** Whether the value has a problem. `describedBy` then also contains the id of the message about it. */
  isWrong: boolean
  /** Sets the value; undefined removes it. `merge`: whether continuous typing is one undo step. */
  set(value: unknown, merge?: boolean): void
}

/**
 * Attributes of the element that takes the focus. Labels, problems and the canvas use these attributes to find the
 * element.
 */
export function attributesOf({ id, path, describedBy, isWrong }: Described & Pick<ControlProps, 'path'>) {
  return { id, 'data-field': keyOf(path), ...describedAs({ describedBy, isWrong }) }
}

/** Attributes of a control that point screen readers to its description and, if its value is wrong, to its problems. */
export function describedAs({ describedBy, isWrong }: Omit<Described, 'id'>) {
  return { 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined }
}

/** Ids and state of a control, which its label and problems refer to. */
export type Described = Pick<ControlProps, 'id' | 'describedBy' | 'isWrong'>

type FormParts = {
  problems: ProblemsByPath
  /**
   * Renders the fields of an object. This component is in the context so that controls of lists need not import the
   * form.
   */
  Fields: FunctionComponent<{ fields: Field[]; path: Path }>
}

export const FormContext = createContext<FormParts>({ problems: new Map(), Fields: () => null })

/** React hook for the problems of the open page, by place. */
export function usePlaced(): ProblemsByPath {
  return useContext(FormContext).problems
}

/** React hook for the component that renders the fields of an item. */
export function useFields(): FormParts['Fields'] {
  return useContext(FormContext).Fields
}
