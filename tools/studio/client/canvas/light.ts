import { markName } from './find-marks'

const lit = 'studio-lit'
const around = 'studio-block'

/** Lights the places of marks up, and a block by its id; the first comes into sight. */
export function lightUp(marks: number[], block: string | undefined, scrolls: boolean): void {
  for (const one of document.querySelectorAll(`.${lit},.${around}`)) one.classList.remove(lit, around)
  const places = marks.flatMap((mark) => [...document.querySelectorAll(`main [${markName}="${mark}"]`)])
  for (const place of places) place.classList.add(lit)
  const section = block === undefined ? null : document.getElementById(block)
  section?.classList.add(around)
  const [first = section] = places
  if (!scrolls || !first) return
  open(first)
  const { top, bottom } = first.getBoundingClientRect()
  if (top < 72 || bottom > innerHeight - 24)
    first.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' })
}

/** Opens what an element is folded into: a question, a panel of tabs. */
function open(element: Element): void {
  for (const details of ancestors(element)) {
    if (details instanceof HTMLDetailsElement) details.open = true
    if (details instanceof HTMLElement && details.hidden && details.id)
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(details.id)}"]`)?.click()
  }
}

function* ancestors(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one
}
