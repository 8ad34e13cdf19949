/**
 * Applies stylesheets after all others, in a separate layout. Together with other changes (in Chromium 150, of `<use>`
 * elements from React), they would count as changes of existing styles: the browser would look up fonts again and apply
 * those that arrived late (`font-display` in tools/html/fonts/styles.ts), which moves text during reading.
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
