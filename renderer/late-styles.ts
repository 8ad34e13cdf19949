import { adopt } from './parts/adopt'

/**
 * Selector of the links that the inline script (`boot/app.ts`) adds. No medium is named "app", so browsers fetch the
 * linked stylesheets at the lowest priority, and do not apply them.
 */
const waiting = 'link[media=app]'

/**
 * Applies the app's stylesheets after all others, as adopted stylesheets. If they were inserted between others,
 * browsers would look up all fonts again and apply fonts that arrived late (`font-display` in
 * tools/html/fonts/styles.ts), which would move the text that is being read. For stylesheets added at the end, Chromium
 * neither looks up fonts again nor recomputes the layout.
 * @throws if a stylesheet cannot be fetched
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
