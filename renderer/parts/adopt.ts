/**
 * Applies stylesheets after all others, and forces a layout before and after. Without these layouts, the browser could
 * combine the stylesheets with other changes (in Chromium 150, with React's changes to `<use>` elements), and treat
 * them as changes to existing styles. It would then look up fonts again and apply fonts that arrived late
 * (`font-display` in tools/html/fonts/styles.ts), which would move the text that is being read.
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
