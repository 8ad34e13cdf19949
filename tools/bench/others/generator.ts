import { statSync } from 'node:fs'
import { join } from 'node:path'

/** A generator of static sites, ready to build the content of the bench. */
export type Generator = {
  name: string
  version: string
  /** Where the command runs, and the folders in it that a build makes, from which it could take something next time. */
  folder: string
  made: string[]
  command: [file: string, ...parameters: string[]]
  environment?: Record<string, string>
  /** The files of a page, from its folder. */
  filesOf(page: PageIn): Files
}

/** A page in a language. */
export type PageIn = { language: string; name: string }

/** What a generator writes for a page in a language: its document and its data, as paths or in bytes. */
export type Files<Value = string> = { html: Value; data: Value }

/** The path of a page's document where addresses are paths without their ending: "/en/about" is "en/about.html". */
export function documentPath({ language, name }: PageIn, defaultLanguage: string): string {
  const path = [language === defaultLanguage ? '' : language, name === 'index' ? '' : name].filter(Boolean).join('/')
  return `${path || 'index'}.html`
}

/** The mean weight of the files of a page. @throws when one is missing */
export function meanBytes({ folder, filesOf }: Generator, pages: PageIn[]): Files<number> {
  const mean = (kind: keyof Files) =>
    pages.reduce((sum, page) => sum + statSync(join(folder, filesOf(page)[kind])).size, 0) / pages.length
  return { html: mean('html'), data: mean('data') }
}
