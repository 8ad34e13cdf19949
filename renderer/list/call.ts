import { expectSoon } from '../parts/settled'
import { stored } from '../parts/storage'
import type { SiteRouter } from '../router'
import { listKey } from './key'

/** Loads the visitor's list once it has entries (added here or in another tab), or once a `ListButton` is clicked. */
export function followList(router: SiteRouter): void {
  const load = () => import('./start')
  if (stored(listKey)) expectSoon(load())
  addEventListener('storage', ({ key }) => key === listKey && expectSoon(load()))
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-list]')
    if (button)
      expectSoon(
        load()
          .then(({ toggle }) => toggle(button.dataset.list ?? ''))
          .catch(() => showFailure(router, button)),
      )
  })
}

/**
 * Shows a message beside the button: the list failed to load. The message is in the language of the page. The next
 * click tries again.
 */
function showFailure(router: SiteRouter, { parentElement }: HTMLElement): void {
  const { words } = router.state.matches.at(-1)?.loaderData ?? {}
  const sentence = document.createElement('p')
  sentence.role = 'alert'
  sentence.textContent = words?.list.failed
  if (parentElement && !parentElement.querySelector('[role=alert]')) parentElement.append(sentence)
}
