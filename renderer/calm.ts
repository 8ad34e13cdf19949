import { earlyButtons } from './boot/early'
import { isLive } from './boot/root'

/** Events that make React hydrate at once: presses and keyboard focus. */
const presses =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup focusin focusout'.split(' ')

/** Links, and controls that only React handles: React gets their events, as early input would otherwise be lost. */
const needsReact = `a, input, select, textarea, label, button:not(${earlyButtons}, [data-consent])`

/**
 * Hides early events from React while it hydrates: to answer the first press, React would hydrate the whole page in one
 * go, which takes a slow phone a third of a second. Until then the inline script (`boot/early.ts`) and the browser's
 * default actions answer.
 */
export function keepCalm(): void {
  for (const type of presses) addEventListener(type, keepFromReact, { capture: true, passive: true })
}

function keepFromReact(event: Event): void {
  if (!isLive() && !(event.target instanceof Element && event.target.closest(needsReact))) event.stopPropagation()
}
