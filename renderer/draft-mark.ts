/**
 * In the browser, where drafts are shown before they are published: the mark "Draft" follows the visitor from page to
 * page, which the app exchanges in place. What is published has neither the mark nor this script.
 */
import { splitAddress } from './parts/address'

const draftMark = document.querySelector<HTMLElement>('.draft-mark')
const drafts = draftMark?.dataset.drafts?.split(' ') ?? []

function updateMark() {
  if (!draftMark) return
  const languages = document.body.dataset.languages?.split(' ') ?? []
  draftMark.hidden = !drafts.includes(splitAddress(decodeURI(location.pathname), languages).address)
}

// The app sets the title of every page it shows.
new MutationObserver(updateMark).observe(document.head, { subtree: true, childList: true, characterData: true })
