/**
 * Returns the name of the page that a content file belongs to ("" for other files); for a translation, also its
 * language.
 */
export function pageOfFile(file: string): { name: string; language?: string } {
  const [, page, language, name = ''] = /^(?:pages\/(.*)|locales\/([^/]+)\/(.*))\.json$/.exec(file) ?? []
  return page === undefined ? { name, language } : { name: page }
}
