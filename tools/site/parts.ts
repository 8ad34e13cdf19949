import { isNotFound } from '../content/model'
import { pageOfFile } from '../content/page-of-file'
import { isPrivate } from '../content/read-page'
import type { Fingerprints } from '../files/listing'

/** A page as files: its document and its translations, in the order of their paths. */
export type PageFiles = { name: string; files: string[]; fingerprint: string }

/** The content, sorted into pages and what all pages share; files that translate no page are among the latter. */
export type Sorted = { shared: string[]; pages: PageFiles[] }

/** Sorts the files of the content. @param languages codes of the site's languages */
export function sortContent(fingerprints: Fingerprints, languages: string[]): Sorted {
  const shared: string[] = []
  const pages = new Map<string, PageFiles>()
  for (const [file, fingerprint] of fingerprints) {
    const { name, language } = pageOfFile(file)
    if (name === '' || language !== undefined) continue
    if (!isPrivate(name) || isNotFound({ name })) pages.set(name, { name, files: [file], fingerprint })
    else shared.push(file)
  }
  for (const [file, fingerprint] of fingerprints) {
    const { name, language = '' } = pageOfFile(file)
    const page = languages.includes(language) ? pages.get(name) : undefined
    if (page) {
      page.files.push(file)
      page.fingerprint += `, ${language} ${fingerprint}`
    } else if (file.startsWith('locales/')) shared.push(file)
  }
  return { shared, pages: [...pages.values()] }
}

/** All files of some pages. */
export function filesOf(pages: PageFiles[]): string[] {
  return pages.flatMap(({ files }) => files)
}

/** The pages of some names. */
export function pagesNamed(pages: PageFiles[], names: ReadonlySet<string>): PageFiles[] {
  return pages.filter(({ name }) => names.has(name))
}
