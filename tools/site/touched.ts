import { impactOf } from '../content/impact'
import type { PageInfo } from '../content/page-info'
import { pageOfFile } from '../content/page-of-file'
import { placeOf } from '../content/read-page'
import type { Site } from '../content/site'
import { common, siteNamespace } from '../content/words'
import type { Changes } from './git-changes'

/**
 * Finds the files that changes touch: those that changed, and those of pages that show something of them or link to them.
 * @returns undefined where that is all of them
 */
export function touchedFiles({ files, isCode }: Changes, site: Site): Set<string> | undefined {
  if (isCode) return undefined
  const touched = new Set(files.map(({ file }) => file))
  const add = ({ name, file }: Pick<PageInfo, 'name' | 'file'>) => {
    touched.add(file)
    for (const file of translationsOf(name, site)) touched.add(file)
  }
  for (const { file, isGone } of files) {
    if (isShared(file)) return undefined
    const { name } = pageOfFile(file)
    if (isGone) for (const mention of mentionsOf(file, site)) touched.add(mention)
    if (isGone && name !== '') add({ name, file: `pages/${name}.json` })
    const impact = isGone ? [] : (impactOf(file, site) ?? [])
    if (impact.length > 0 && impact.length === site.index.pages.length) return undefined
    for (const { info } of impact) add(info)
    const own = site.index.pages.find((info) => info.file === file)
    if (own) for (const info of site.index.pages) if (info.links.includes(own.address)) add(info)
  }
  return touched
}

/** Whether all pages are made with a file. */
function isShared(file: string): boolean {
  return (
    file === `pages/${siteNamespace}.json` ||
    new RegExp(`^locales/([^/]+/(${common}|${siteNamespace})|glossary)\\.json$`).test(file)
  )
}

function translationsOf(name: string, { locales }: Site): string[] {
  return [...locales.keys()].map((code) => `locales/${code}/${name}.json`)
}

/** Documents that name something that is not there any more: a page by its address or file, or a file of media. */
function mentionsOf(file: string, { source }: Site): string[] {
  const [, media] = /^pages\/_media\/(.*)$/.exec(file) ?? []
  const { name, language } = pageOfFile(file)
  const isPage = name !== '' && language === undefined
  const names = media !== undefined ? [`"${media}"`] : isPage ? namesOf(name) : []
  return Object.entries(source.documents).flatMap(([document, text]) =>
    names.some((name) => text.includes(name)) ? [document] : [],
  )
}

function namesOf(page: string): string[] {
  const { slug, address } = placeOf(page)
  return [`"${slug}"`, `"${address}"`, `"${address}#`, `(${address})`, `(${address}#`]
}
