/**
 * Applies stylesheets after all others, and forces a layout before and after. If they were part of the same layout as
 * other changes (in Chromium 150, changes to `<use>` elements by React), they would count as changes to existing
 * styles: the browser would look up fonts again and apply fonts that arrived late (`font-display` in
 * tools/html/fonts/styles.ts), which moves the text that is being read.
 */
export function adopt(...sheets: CSSStyleSheet[]): void {
  document.body.getBoundingClientRect()
  document.adoptedStyleSheets.push(...sheets)
  document.body.getBoundingClientRect()
}

/** Applies CSS text from a script, which needs no request and no hash in the security policy. */
export function adoptText(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  adopt(sheet)
}
