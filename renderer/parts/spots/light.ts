import type { SyntheticEvent } from 'react'

/**
 * Values of the custom properties that highlight a part of a drawing. The name of each property is a prefix from this
 * list and the id of the part.
 */
const colours = { fill: 'var(--accent)', edge: 'color-mix(in srgb,var(--accent) 55%,var(--ink))' }

/**
 * Creates event handlers for a list row, which highlight the row's part of the drawing. The handlers work only once the
 * app runs.
 */
export function lighting(id: string) {
  const on = ({ currentTarget }: SyntheticEvent) => {
    const { style } = frameOf(currentTarget)
    for (const [name, colour] of Object.entries(colours)) style.setProperty(`--${name}-${id}`, colour)
  }
  const off = ({ currentTarget }: SyntheticEvent) => {
    const { style } = frameOf(currentTarget)
    for (const name of Object.keys(colours)) style.removeProperty(`--${name}-${id}`)
  }
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}

function frameOf(row: Element): HTMLElement {
  const frame = row.closest<HTMLElement>('.spots')
  if (!frame) throw new Error('The row belongs to no picture.')
  return frame
}
