/** The name of the page to which a content file belongs ("" for other files); for a translation, also its language. */
export function pageOfFile(file: string): { name: string; language?: string } {
  const [, page, language, name = ''] = /^(?:pages\/(.*)|locales\/([^/]+)\/(.*))\.json$/.exec(file) ?? []
  return page === undefined ? { name, language } : { name: page }
}
