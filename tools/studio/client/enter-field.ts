import type { Path } from '../../content/problem'

/** Puts the focus into the field of a place. */
export function enterField(path: Path): void {
  for (let at = path; at.length > 0; at = at.slice(0, -1)) {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at.join('/'))}"]`)
    if (!field) continue
    for (let one = field.parentElement; one; one = one.parentElement)
      if (one instanceof HTMLDetailsElement) one.open = true
    field.focus()
    field.scrollIntoView({ block: 'nearest' })
    return
  }
}
