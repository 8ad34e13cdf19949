import type { ComponentProps } from 'react'

/** An option of a select: its value and its label. */
export type Option = { value: string; words: string }

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: Option[]
  /** Label of the empty option; undefined if there is no such option. */
  none?: string
  choose(value: string): void
}

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
