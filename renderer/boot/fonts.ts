/**
 * Leaves fonts that came too late for the first paint to the next page. When stylesheets are added, browsers look for
 * all fonts again: they would find these now, and words would move under the reader. No browser says which font it
 * shows, and a time does not tell either: only the width of words does.
 */
export function leaveLateFonts(): void {
  const [, fonts] = document.styleSheets
  const probe = document.createElement('i')
  const widthIn = (token: string) => {
    probe.style.cssText = `position:fixed;white-space:pre;font:99px var(--${token})`
    return probe.offsetWidth
  }
  probe.textContent = document.title
  document.body.append(probe)
  if (fonts) fonts.disabled = widthIn('font') === widthIn('fallback')
  probe.remove()
}
