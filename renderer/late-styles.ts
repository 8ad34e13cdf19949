/** As the inline script adds them: browsers fetch them at the lowest priority, and show nothing of them yet. */
const waiting = 'link[media=app]'

/**
 * Puts on the app's stylesheets. Browsers then look for all fonts again, and would find those that came too late for the
 * first paint: words would move under the reader. Late fonts are left to the next page.
 */
export function putOnStyles(): void {
  const [, fonts] = document.styleSheets
  // No browser says which font it shows, and a time does not tell either: only the width of words does.
  if (fonts) fonts.disabled = widthOfTitle('--font') === widthOfTitle('--fallback')
  for (const link of document.querySelectorAll(waiting)) link.removeAttribute('media')
}

function widthOfTitle(token: string): number {
  const probe = document.createElement('i')
  probe.textContent = document.title
  probe.style.cssText = `position:absolute;white-space:nowrap;font-family:var(${token})`
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}
