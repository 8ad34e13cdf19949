import { root } from './root'

/**
 * Shows the page as without scripts: collapsed parts expand. Keeps the element in the middle of the screen in place.
 */
export function leave(): void {
  const centreElement = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = () => centreElement?.getBoundingClientRect().top ?? 0
  const previousTop = top()
  root.classList.remove('js', 'hidden')
  scrollBy(0, top() - previousTop)
}
