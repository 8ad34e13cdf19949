import { aroundOf } from './catalogue'
import { missingWords } from './coverage'
import type { Entry } from './entry'
import { isOwn } from './message'
import type { Site } from './site'
import { siteNamespace } from './words'

/** What a change of a file touches: pages, each with the languages in which it may look another way; `isOwn` where more than the page's name or picture is shown. */
export type Impact = { entry: Entry; languages: string[]; isOwn: boolean }[]

/**
 * Finds the pages that a file of the content is part of: its own, those that show its name or picture, or all.
 * @param file its path from the project's root
 * @returns undefined where the file is no part of the content
 */
export function impactOf(file: string, site: Site): Impact | undefined {
  const { entries } = site.catalogue
  const codes = site.settings.languages.map(({ code }) => code)
  const [, media] = /^pages\/_media\/(.*)$/.exec(file) ?? []
  if (media !== undefined) {
    if (!(media in site.source.media)) return undefined
    const isShared = site.settings.marks.some(({ kind, value }) => kind === 'media' && value === media)
    if (isShared) return entries.map((entry) => ({ entry, languages: codes, isOwn: true }))
    const own = entries.filter((entry) => entry.media.includes(media)).map(({ name }) => name)
    const pictured = entries.filter(({ picture }) => picture === media)
    return touched(site, own, (entry) => pictured.includes(entry), codes)
  }
  if (!(file in site.source.documents)) return undefined
  const [, language = '', name = ''] = /^locales\/([^/]+)\/(.*)\.json$/.exec(file) ?? []
  if (site.printed.some((page) => page.file === file || page.name === name)) return []
  const translated = name === siteNamespace ? undefined : entries.find((entry) => entry.name === name)
  const changed = translated ?? entries.find((entry) => entry.file === file)
  if (!changed) return entries.map((entry) => ({ entry, languages: codes, isOwn: true }))
  const languages = translated ? codes.filter((code) => shows(code, language, changed, site)) : codes
  return touched(site, [changed.name], (entry) => entry.name === changed.name, languages)
}

/** Whether a page shows words of a translation: in its own language, or where it stands in for what another lacks. */
function shows(code: string, language: string, { name, names, fallback, lang }: Entry, site: Site): boolean {
  if (code === language || names[code]?.lang === language) return true
  if (code === lang || fallback === 'none' || !fallback.includes(language)) return false
  const page = site.pages.find((one) => one.name === name)
  const translation = site.locales.get(code)?.get(name)
  return !page || !translation || missingWords(page.words.filter(isOwn), translation).length > 0
}

function touched({ catalogue }: Site, own: string[], isShown: (entry: Entry) => boolean, languages: string[]): Impact {
  return catalogue.entries.flatMap((entry) => {
    const { ancestors, family, related } = aroundOf(entry, catalogue)
    const isOwn = own.includes(entry.name)
    return isOwn || [...ancestors, ...family, ...related].some(isShown) ? [{ entry, languages, isOwn }] : []
  })
}
