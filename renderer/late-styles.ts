import { adopt } from './parts/adopt'

/** Links added by the inline script (`boot/app.ts`), which browsers fetch at the lowest priority and do not apply. */
const waiting = 'link[media=app]'

/**
 * Applies the app's stylesheets after all others, as adopted stylesheets. If a stylesheet is inserted between others,
 * browsers look up all fonts again and apply those that arrived late (`font-display` in tools/html/fonts/styles.ts),
 * which moves text during reading. For stylesheets at the end, Chromium avoids this, and a new layout.
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
