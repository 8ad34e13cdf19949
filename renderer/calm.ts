import { earlyButtons } from './boot/early'
import { isLive } from './boot/root'

/** Events that would make React hydrate at once: presses and keyboard focus. */
const presses =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup focusin focusout'.split(' ')

/**
 * Links, and controls that only React can handle. Events on these elements reach React early, because the visitor's
 * input would otherwise be lost.
 */
const needsReact = `a, input, select, textarea, label, button:not(${earlyButtons}, [data-consent])`

/**
 * Hides early events from React while it hydrates the page. Otherwise, React would respond to the first press by
 * hydrating the whole page in a single task, which takes a third of a second on a slow phone. Until React has finished,
 * the inline script (`boot/early.ts`) and the browser's default actions handle these events.
 */
export function keepCalm(): void {
  for (const type of presses) addEventListener(type, keepFromReact, { capture: true, passive: true })
}

function keepFromReact(event: Event): void {
  if (!isLive() && !(event.target instanceof Element && event.target.closest(needsReact))) event.stopPropagation()
}
