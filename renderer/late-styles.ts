import { adopt } from './parts/adopt'

/** As the inline script adds them: browsers fetch them at the lowest priority, and show nothing of them yet. */
const waiting = 'link[media=app]'

/**
 * Puts on the app's stylesheets. Where a sheet comes in between others, browsers look for all fonts again, and would find
 * those that came too late (`font-display` in tools/html/fonts/styles.ts): words would move under the reader. Behind all others, as
 * adopted ones are, Chromium need not look, nor lay out the page again.
 * @throws when one of them did not come
 */
export async function putOnStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(waiting)]
  try {
    adopt(...(await Promise.all(links.map(sheetOf))))
  } catch (error) {
    for (const link of links) link.removeAttribute('media')
    throw error
  }
}

async function sheetOf({ href }: HTMLLinkElement): Promise<CSSStyleSheet> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(href)
  return new CSSStyleSheet().replace(await answer.text())
}
