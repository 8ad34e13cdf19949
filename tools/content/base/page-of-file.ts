/**
 * Returns the name of the page to which a content file belongs ("" for other files); for a translation, also its
 * language. Texts are named like their page: `fan.md` and `fan.more.md` belong to `fan.json`.
 */
export function pageOfFile(file: string): { name: string; language?: string } {
  const [, page, language, name = ''] =
    /^(?:pages\/(.*?)|locales\/([^/]+)\/(.*?))(?:\.json|(?:\.[^./]+)?\.md)$/.exec(file) ?? []
  return page === undefined ? { name, language } : { name: page }
}

/** Whether a content file is a text of a page, in Markdown. */
export function isTextFile(file: string): boolean {
  return file.endsWith('.md')
}

/** Returns the path of the document to which a text belongs: `documentOfText('pages/fan.more.md') // 'pages/fan.json'` */
export function documentOfText(file: string): string {
  return file.replace(/(\.[^./]+)?\.md$/, '.json')
}

/** Matches the files of tables (in `pages/_data`) and of their translations (in `locales/<language>/_data`). */
const tableFile = /^(?:pages|locales\/([^/]+))\/(_data\/.+)\.(csv|json)$/

/** Returns the name of the table in a file, such as "_data/lamps", and its language. Undefined for other files. */
export function tableOfFile(file: string): { name: string; language?: string } | undefined {
  const [, language, name] = tableFile.exec(file) ?? []
  return name === undefined ? undefined : { name, language }
}
