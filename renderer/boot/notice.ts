/**
 * Part of the inline script on sites with a notice: hides a notice that the visitor has closed, before the first paint,
 * and closes it on a click. The notice is outside of the app (`tools/html/notice.ts`).
 */
import type { KeptIn } from '../../schema/kept'
import { root } from './root'

/** Placeholder that the build replaces with the key of the notice, so that a new notice is shown again. */
declare const __NOTICE__: string

const key: KeptIn<'session storage'> = 'notice'

try {
  if (sessionStorage.getItem(key) === __NOTICE__) close()
} catch {
  // Ignored: without storage, the notice is closed only on this page.
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('.site-notice button'))) return
  close()
  document.getElementById('_main')?.focus({ preventScroll: true })
  try {
    sessionStorage.setItem(key, __NOTICE__)
  } catch {
    // Ignored, see above.
  }
})

function close(): void {
  root.classList.add('notice-closed')
}
