/**
 * Shows the mark "Draft" on draft pages and hides it on others, even when the app opens a page without loading a
 * document. Only previews that include drafts contain the mark and this script.
 */
import { splitAddress } from './parts/address'

const draftMark = document.querySelector<HTMLElement>('.draft-mark')
const drafts = draftMark?.dataset.drafts?.split(' ') ?? []

function updateMark() {
  if (!draftMark) return
  const languages = document.body.dataset.languages?.split(' ') ?? []
  draftMark.hidden = !drafts.includes(splitAddress(decodeURI(location.pathname), languages).address)
}

// Updates the mark after each navigation, which changes the title in `<head>`.
new MutationObserver(updateMark).observe(document.head, { subtree: true, childList: true, characterData: true })
