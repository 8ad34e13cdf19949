import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LocalizedPage } from '../../schema/localized'
import { missingAddress } from '../../schema/localized'
import type { Dir } from '../../schema/parts'
import { groupBy } from '../content/base/group'
import { paletteOf } from '../content/localize/colours'
import type { Site } from '../content/read/site'
import { cacheFolder } from '../files/cache'
import { hashOf } from '../files/files'
import { listFiles } from '../files/listing'
import { manifest, packed, projectFolder } from '../files/project.js'
import { faceVersions } from '../files/site/faces'
import { isWhole } from '../files/whole-file'
import { wholeRubik } from './fonts'

/** The common parts of the previews of a brand: its name, its logo (a file of `pages/_media`) and its colours. */
export type Look = { brand: string; logo: string; colours: Record<string, string> }

/** How previews are drawn, as far as it is the same for all pages. */
export type Design = {
  /** Another for another drawing program, font, library or logo. */
  key: string
  /** By brand. */
  looks: Record<string, Look>
}

/** The words of a preview. */
export type PreviewWords = { title: string; lang: string; dir: Dir }

/** The size of link previews in pixels: what all networks show whole. */
export const previewSize = { width: 1200, height: 630 }

/** Where drawn previews are kept. */
export const previewFolder = join(cacheFolder, 'previews')

/** The design of a site's previews. @param site its media measured */
export function designOf({ settings, source }: Pick<Site, 'settings' | 'source'>): Design {
  const { brands } = settings
  const looks = brands.map(({ id, name, logo, colours }) => {
    const { stage, deep, accent, onDeep } = paletteOf(colours, false)
    return [id, { brand: name, logo, colours: { stage, deep, accent, 'on-deep': onDeep } }]
  })
  const logos = brands.map(({ logo }) => source.media[logo]?.hash)
  return {
    key: hashOf(JSON.stringify([programKey(settings.languages.map(({ code }) => code)), logos])),
    looks: Object.fromEntries(looks),
  }
}

/** Pages that say they have nothing, and the 404 page, have no preview: no one is sent there. */
export function hasPreview({ state, address }: LocalizedPage): boolean {
  return state !== 'missing' && address !== missingAddress
}

/**
 * The file of a page's preview, whether it is drawn or not: named after the page and all that the preview shows, so that
 * a page with other words or another picture has another.
 * @returns its path within `previewFolder`, which begins with the brand's id
 */
export function previewFile(brandId: string, page: LocalizedPage, { key, looks }: Design): string {
  const shown = JSON.stringify([key, looks[brandId], previewWords(page), page.picture?.src])
  return `${brandId}/${previewName(page.address)}.${hashOf(shown)}.jpg`
}

/** The words that the preview of a page shows. */
export function previewWords({ title, lang, dir }: LocalizedPage): PreviewWords {
  return typeof title === 'string' ? { title, lang, dir } : { title: title.text, lang: title.lang, dir: title.dir }
}

/** The previews that are drawn and not damaged, as `previewFile` names them. */
export function drawnPreviews(folder = previewFolder): string[] {
  return listFiles(folder).filter((file) => file.endsWith('.jpg') && isWhole(join(folder, file)))
}

/**
 * Sorts previews by the pages they are of.
 * @returns a function from the address of a page to its previews
 */
export function byPage(files: string[]): (address: string) => string[] {
  const previewsOf = groupBy(files, (file) => file.slice(file.indexOf('/') + 1).replace(/\.[^.]+\.jpg$/, ''))
  return (address) => previewsOf.get(previewName(address)) ?? []
}

/** The name of a page in the files of its previews. */
function previewName(address: string): string {
  return address === '/' ? 'index' : address.slice(1)
}

/** A key of what draws: its program, the fonts, and the library. */
function programKey(languages: string[]): string {
  const program = packed
    ? basename(packed.bundle)
    : readFileSync(join(projectFolder, 'tools/assets/preview.ts'), 'utf8')
  const library = manifest().devDependencies['@takumi-rs/core']
  return hashOf(JSON.stringify([program, wholeRubik().address, library, faceVersions(languages)]))
}
