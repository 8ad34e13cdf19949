import type { SyntheticEvent } from 'react'

/** What a drawing leaves open of the part that has a place's name, and what it is given while the place is pointed at. */
const colours = { fill: 'var(--accent)', edge: 'color-mix(in srgb,var(--accent) 55%,var(--ink))' }

/** Listeners of a row that light up its part of the drawing. They come with the app. */
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
