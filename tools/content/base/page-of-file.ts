/** The name of the page that a file of the content belongs to, and the language of a translation; "" for any other file. */
export function pageOfFile(file: string): { name: string; language?: string } {
  const [, page, language, name = ''] = /^(?:pages\/(.*)|locales\/([^/]+)\/(.*))\.json$/.exec(file) ?? []
  return page === undefined ? { name, language } : { name: page }
}
