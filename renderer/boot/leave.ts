import { root } from './root'

/**
 * Shows the page as it looks without scripts, with collapsed parts expanded. The element at the centre of the screen
 * does not move.
 */
export function leave(): void {
  const centreElement = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = () => centreElement?.getBoundingClientRect().top ?? 0
  const previousTop = top()
  root.classList.remove('js', 'hidden')
  scrollBy(0, top() - previousTop)
}
