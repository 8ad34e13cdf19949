import { consentKey } from './consent-key'
import { stored } from './storage'

/**
 * Follows the visitor's answer to the consent banner: the stored answer, and every later one, also from another tab.
 * @param listen receives true if the visitor has accepted, otherwise false
 * @returns a function that stops following the answer
 */
export function followAnswer(listen: (isAccepted: boolean) => void): () => void {
  const onClick = ({ target }: Event) => {
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (answer && answer !== 'ask') listen(answer === 'accepted')
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentKey) listen(stored(consentKey) === 'accepted')
  }
  listen(stored(consentKey) === 'accepted')
  addEventListener('click', onClick)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener('click', onClick)
    removeEventListener('storage', onStorage)
  }
}
