/** As the inline script adds them: browsers fetch them at the lowest priority, and show nothing of them yet. */
const waiting = 'link[media=app]'

/**
 * Puts on the app's stylesheets. Where a sheet comes in between others, browsers look for all fonts again, and would find
 * those that came too late for the first paint: words would move under the reader. Late fonts are left to the next page.
 * Behind all others, as adopted ones are, Chromium need not look, nor lay out the page again.
 */
export async function putOnStyles(): Promise<void> {
  const [own] = document.styleSheets
  // No browser says which font it shows, and a time does not tell either: only the width of words does.
  if (own && new Set(widthsOfTitle('--font', '--fallback')).size === 1) removeFonts(own)
  const links = [...document.querySelectorAll<HTMLLinkElement>(waiting)]
  try {
    document.adoptedStyleSheets.push(...(await Promise.all(links.map(sheetOf))))
  } catch {
    for (const link of links) link.removeAttribute('media')
  }
}

/** Those that are fetched, also in the styles that came with words of another language (`boot/language.ts`). */
function removeFonts(from: CSSStyleSheet | CSSMediaRule): void {
  for (let i = from.cssRules.length; i--; ) {
    const rule = from.cssRules[i]
    if (rule instanceof CSSMediaRule) removeFonts(rule)
    else if (/^@font-face.*url/s.test(rule?.cssText ?? '')) from.deleteRule(i)
  }
}

async function sheetOf({ href }: HTMLLinkElement): Promise<CSSStyleSheet> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(href)
  return new CSSStyleSheet().replace(await answer.text())
}

/** How wide the title of the page is in families. All are measured at once: each look lays out the page. */
function widthsOfTitle(...tokens: string[]): number[] {
  const probes = tokens.map((token) => {
    const probe = document.createElement('i')
    probe.textContent = document.title
    probe.style.cssText = `position:absolute;white-space:nowrap;font-family:var(${token})`
    return probe
  })
  document.body.append(...probes)
  const widths = probes.map((probe) => probe.getBoundingClientRect().width)
  for (const probe of probes) probe.remove()
  return widths
}
