/**
 * In previews that include drafts, shows the mark "Draft" on draft pages only, also after the app has replaced the page
 * in place. Published sites have neither the mark nor this script.
 */
import { splitAddress } from './parts/address'

const draftMark = document.querySelector<HTMLElement>('.draft-mark')
const drafts = draftMark?.dataset.drafts?.split(' ') ?? []

function updateMark() {
  if (!draftMark) return
  const languages = document.body.dataset.languages?.split(' ') ?? []
  draftMark.hidden = !drafts.includes(splitAddress(decodeURI(location.pathname), languages).address)
}

// The app changes the title in <head> with each page.
new MutationObserver(updateMark).observe(document.head, { subtree: true, childList: true, characterData: true })
