import { stored } from '../parts/storage'
import { listKey } from './key'

/** Loads the visitor's list when it is used: something is in it, or a button for it (`parts/list-button.tsx`) was clicked. */
export function followList(): void {
  const load = () => import('./start')
  if (stored(listKey)) load().catch(() => {})
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-list]')
    if (button)
      load()
        .then(({ toggle }) => toggle(button.dataset.list ?? ''))
        .catch(() => {})
  })
}
