import { earlyButtons } from './boot/early'
import { isLive } from './boot/root'

/** What React would answer at once: what people press, and where they go by keyboard. */
const presses =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup focusin focusout'.split(' ')

/** Controls that only React answers, and links: anything written or chosen in them before would be lost. */
const needsReact = `a, input, select, textarea, label, button:not(${earlyButtons}, [data-consent])`

/**
 * Keeps from React what happens before the page is its own: to answer the first press it would take over all of the page in
 * one go, which a slow phone needs a third of a second for. The inline script answers meanwhile (`boot/early.ts`), and
 * browsers do what they do by themselves.
 */
export function keepCalm(): void {
  for (const type of presses) addEventListener(type, keepFromReact, { capture: true, passive: true })
}

function keepFromReact(event: Event): void {
  if (!isLive() && !(event.target instanceof Element && event.target.closest(needsReact))) event.stopPropagation()
}
