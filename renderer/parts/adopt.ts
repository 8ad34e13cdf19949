/**
 * Puts on styles behind all others, in a layout of their own. Together with other changes of the page (Chromium 150: of
 * `<use>`, which React brings) they would count as changes of the styles that are there: fonts would be looked for again, and
 * words would move under the reader as those are shown that came too late (`font-display` in tools/html/fonts/styles.ts).
 */
export function adopt(...sheets: CSSStyleSheet[]): void {
  document.body.getBoundingClientRect()
  document.adoptedStyleSheets.push(...sheets)
  document.body.getBoundingClientRect()
}

/** @param styles text that came with a script, which the security policy allows: it needs no request and no hash of its own */
export function adoptText(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  adopt(sheet)
}
