import { missingWords } from './coverage'
import { isOwnWord } from './message'
import type { PageInfo } from './page-info'
import { pageOfFile } from './page-of-file'
import type { Site } from './site'
import { contextOf } from './site-index'
import { siteNamespace } from './words'

/** The pages that a change of a file touches, each with the languages in which it may look another way; `isOwn` where more than the page's name or picture is shown. */
export type Impact = { info: PageInfo; languages: string[]; isOwn: boolean }[]

/**
 * Finds the pages that a file of the content is part of: its own, those that show its name, its picture or its tables, or all.
 * @param file its path from the project's root
 * @returns undefined where the file is no part of the content
 */
export function impactOf(file: string, site: Site): Impact | undefined {
  const { pages: infos } = site.index
  const codes = site.settings.languages.map(({ code }) => code)
  const [, media] = /^pages\/_media\/(.*)$/.exec(file) ?? []
  if (media !== undefined) {
    if (!(media in site.source.media)) return undefined
    const isShared = site.settings.annotations.some(({ kind, value }) => kind === 'media' && value === media)
    if (isShared) return infos.map((info) => ({ info, languages: codes, isOwn: true }))
    const own = infos.filter((info) => info.media.includes(media)).map(({ name }) => name)
    const pictured = infos.filter(({ picture }) => picture === media)
    return touched(site, own, (info) => pictured.includes(info), codes)
  }
  if (!(file in site.source.documents)) return undefined
  const { name, language = '' } = pageOfFile(file)
  if (site.printed.some((page) => page.name === name)) return []
  const translated = language === '' || name === siteNamespace ? undefined : infos.find((info) => info.name === name)
  const changed = translated ?? infos.find((info) => info.file === file)
  if (!changed) return infos.map((info) => ({ info, languages: codes, isOwn: true }))
  const languages = translated ? codes.filter((code) => shows(code, language, changed, site)) : codes
  return touched(site, [changed.name], (info) => info.name === changed.name, languages)
}

/** Whether a page shows words of a translation: in its own language, or in place of what another lacks. */
function shows(code: string, language: string, { name, names, fallback, lang }: PageInfo, site: Site): boolean {
  if (code === language || names[code]?.lang === language) return true
  if (code === lang || fallback === 'none' || !fallback.includes(language)) return false
  const page = site.pages.find((one) => one.name === name)
  const translation = site.locales.get(code)?.get(name)
  return !page || !translation || missingWords(page.words.filter(isOwnWord), translation).length > 0
}

function touched({ index }: Site, own: string[], isShown: (info: PageInfo) => boolean, languages: string[]): Impact {
  return index.pages.flatMap((info) => {
    const { ancestors, siblings: family, related, compared, found } = contextOf(info, index)
    const isOwn = own.includes(info.name)
    return isOwn || [...ancestors, ...family, ...related, ...compared, ...found].some(isShown)
      ? [{ info, languages, isOwn }]
      : []
  })
}
