import { createRoot } from 'react-dom/client'
import { adoptText } from '../parts/adopt'
import { listEntries, onListChange } from './entries'
import styles from './list.css?inline'
import { MyList } from './my-list'

export { toggle } from './entries'

adoptText(styles)

// Renders the list outside the app, because the app's tree must match the prerendered HTML.
const container = document.createElement('div')
container.className = 'my-list'
document.body.append(container)
createRoot(container).render(<MyList />)

markButtons()
onListChange(markButtons)
new MutationObserver(markButtons).observe(document.body, {
  subtree: true,
  childList: true,
  attributeFilter: ['data-list'],
})

/** Sets the pressed state of each list button, which shows whether the button's entry is in the list. */
function markButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const isListed = `${listEntries().includes(button.dataset.list ?? '')}`
    if (button.ariaPressed !== isListed) button.ariaPressed = isListed
  }
}
