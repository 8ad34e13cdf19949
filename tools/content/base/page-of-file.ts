/** The page name to which a content file belongs ("" for other files) and, for a translation, its language. */
export function pageOfFile(file: string): { name: string; language?: string } {
  const [, page, language, name = ''] = /^(?:pages\/(.*)|locales\/([^/]+)\/(.*))\.json$/.exec(file) ?? []
  return page === undefined ? { name, language } : { name: page }
}
