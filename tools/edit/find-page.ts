import { joinNames } from '../checks/shared/agree'
import { Refusal } from '../cli/errors.js'
import { didYouMean } from '../content/base/nearest'
import { isNotFound, type Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { filesOfPage, type PageFile } from './edit'

/**
 * The page that somebody names: by its address, by its file's name with or without folders, or by the file.
 * @throws Refusal when there is none, or more than one
 */
export function findPage(site: Site, named: string): Page {
  const name = named.replace(/^(\.\/)?pages\//, '').replace(/\.json$/, '')
  const alike = site.pages.filter(({ slug }) => slug === name)
  const page =
    site.pages.find((one) => one.name === name) ??
    site.pages.find(({ address }) => address === named || address === `/${name}`) ??
    (alike.length === 1 ? alike[0] : undefined)
  if (!page && alike.length > 1)
    throw new Refusal(
      say`More than one page is called "${name}" (${joinNames(alike.map(({ file }) => file))}): give the folder as well.`,
    )
  if (!page) {
    const names = site.pages.flatMap((one) => (named.startsWith('/') ? [one.address] : [one.slug, one.name]))
    throw new Refusal([say`There is no page "${named}".`, didYouMean(named, names)])
  }
  return page
}

/** @throws Refusal for a page that must stay where it is */
export function requireMovable(page: Page): void {
  const { address, file } = page
  if (isNotFound(page) || address === '/')
    throw new Refusal(
      address === '/'
        ? say`${file} is the home page: it must stay where it is.`
        : say`${file} is the page for addresses that do not exist: it must stay where it is.`,
    )
}

/** What the name of a file or folder of a page can be. */
const part = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** More letters than any address needs; disks take no more than 255 bytes for a name and its endings. */
const longest = 100

/**
 * The name of a page as somebody writes it, "pages/fan.json" and "/fan" being understood, too.
 * @throws Refusal for a name that no file or folder of a page can have
 */
export function nameWritten(wanted: string): string {
  const name = wanted
    .replace(/^(\.\/)?pages\//, '')
    .replace(/^\//, '')
    .replace(/\.json$/, '')
  requireName(name)
  return name
}

/** @throws Refusal for a name that no file or folder of a page can have */
export function requireName(name: string): void {
  const parts = name.split('/')
  if (!parts.every((one) => part.test(one)))
    throw new Refusal(
      say`"${name}" cannot be a name: it has small letters a-z, digits and single hyphens between them.`,
    )
  if (parts.some((one) => one.length > longest))
    throw new Refusal(say`The name is too long: a page or folder may have ${longest} letters.`)
}

/** The files of a page that gets another name, or is copied to it. @throws Refusal when one of that name is there */
export function filesFor(name: string, page: Page, site: Site): PageFile[] {
  const files = filesOfPage(page.name, Object.keys(site.source.documents))
  requireFree(
    site,
    files.map((file) => file.as(name)),
  )
  return files
}

/** @throws Refusal when a page, or a translation of one, has the name already */
export function requireFree(site: Pick<Site, 'source'>, files: string[]): void {
  const taken = files.find((file) => file in site.source.documents)
  if (taken !== undefined) throw new Refusal(say`${taken} already exists; nothing was changed.`)
}
