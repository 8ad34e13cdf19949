import { root } from './root'

/** How long the words of a page wait for their typeface, in milliseconds: most come with the page. */
const patience = 1000

/**
 * Hides the page until its font is there, or too late: words that were shown in another would move.
 * @param settled when the page is in its language
 */
export function awaitFont(settled: Promise<void>): void {
  const { style } = root
  const show = () => {
    style.visibility = ''
  }
  style.visibility = 'hidden'
  setTimeout(show, patience)
  settled
    .then(() => document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, document.title))
    .then(show, show)
}
