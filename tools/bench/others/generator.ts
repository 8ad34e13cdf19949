import { statSync } from 'node:fs'
import { join } from 'node:path'

/** A static site generator, prepared to build the content of the bench. */
export type Generator = {
  name: string
  version: string
  /** Folder in which the command runs. `made` are folders in it that a build makes and could reuse. */
  folder: string
  made: string[]
  command: [file: string, ...parameters: string[]]
  environment?: Record<string, string>
  /** Paths of the files of a page, in `folder`. */
  filesOf(page: PageIn): Files
}

/** Name of a page, and a language. */
export type PageIn = { language: string; name: string }

/** Document and data of a page in a language, as paths or sizes in bytes. */
export type Files<Value = string> = { html: Value; data: Value }

/** Path of the document of a page: "en/about.html" for the address "/en/about". */
export function documentPath({ language, name }: PageIn, defaultLanguage: string): string {
  const path = [language === defaultLanguage ? '' : language, name === 'index' ? '' : name].filter(Boolean).join('/')
  return `${path || 'index'}.html`
}

/** Mean size of the files of a page, in bytes. @throws if a file is missing */
export function meanBytes({ folder, filesOf }: Generator, pages: PageIn[]): Files<number> {
  const mean = (kind: keyof Files) =>
    pages.reduce((sum, page) => sum + statSync(join(folder, filesOf(page)[kind])).size, 0) / pages.length
  return { html: mean('html'), data: mean('data') }
}
