import { statSync } from 'node:fs'
import { join } from 'node:path'

/** A static site generator, prepared to build the content of the benchmark. */
export type Generator = {
  name: string
  version: string
  /** Folder in which the command runs. `made` has the subfolders that a build makes and the next one could reuse. */
  folder: string
  made: string[]
  command: [file: string, ...parameters: string[]]
  environment?: Record<string, string>
  /** Paths of the files of a page, relative to `folder`. */
  filesOf(page: PageIn): Files
}

/** Language and name of a page. */
export type PageIn = { language: string; name: string }

/** HTML document and JSON data of a page in one language, each as a path or as a size in bytes. */
export type Files<Value = string> = { html: Value; data: Value }

/** Path of the document of a page: "en/about.html" for the address "/en/about". */
export function documentPath({ language, name }: PageIn, defaultLanguage: string): string {
  const path = [language === defaultLanguage ? '' : language, name === 'index' ? '' : name].filter(Boolean).join('/')
  return `${path || 'index'}.html`
}

/** Mean sizes of documents and of data files, in bytes. @throws if a file of a page is missing */
export function meanBytes({ folder, filesOf }: Generator, pages: PageIn[]): Files<number> {
  const mean = (kind: keyof Files) =>
    pages.reduce((sum, page) => sum + statSync(join(folder, filesOf(page)[kind])).size, 0) / pages.length
  return { html: mean('html'), data: mean('data') }
}
