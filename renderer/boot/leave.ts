import { root } from './root'

/** Leaves the page to itself, as it is without scripts. What was folded unfolds; what the reader looks at stays where it is. */
export function leave(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const place = () => seen?.getBoundingClientRect().top ?? 0
  const before = place()
  root.classList.remove('js', 'hidden')
  scrollBy(0, place() - before)
}
