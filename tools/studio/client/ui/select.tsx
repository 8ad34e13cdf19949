import type { ComponentProps } from 'react'

/** A value, and what people call it. */
export type Option = { value: string; words: string }

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: Option[]
  /** What the choice of none of them is called, where there is one. */
  none?: string
  choose(value: string): void
}

/** One of several values. */
export function Select({ options, none, choose, ...attributes }: SelectProps) {
  return (
    <select {...attributes} onChange={({ target }) => choose(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}
