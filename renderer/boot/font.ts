import { root } from './root'

/** How long the words of a page wait for their typeface, in milliseconds: most come with the page. */
const patience = 1000

/** Hides the page until its font is there, or too late: words that were shown in another would move. */
export function awaitFont(): void {
  const { style } = root
  const show = () => {
    style.visibility = ''
  }
  style.visibility = 'hidden'
  setTimeout(show, patience)
  document.fonts.load(getComputedStyle(document.body).font, document.title).then(show, show)
}
