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

/** Parts that all previews of a brand share: the brand's name, logo (a file in `pages/_media`) and colours. */
export type BrandLook = { brand: string; logo: string; colours: Record<string, string> }

/** Design that the previews of all pages share. */
export type Design = {
  /** Cache key, which changes with the drawing program, its library, the fonts and the logos. */
  key: string
  /** Name, logo and colours by brand id. */
  looks: Record<string, BrandLook>
}

/** Text of a preview, with its language and direction. */
export type PreviewWords = { title: string; lang: string; dir: Dir }

/** Size of link previews in pixels, which all social networks show without cropping. */
export const previewSize = { width: 1200, height: 630 }

/** Cache folder for drawn previews. */
export const previewFolder = join(cacheFolder, 'previews')

/** Design of a site's previews. @param site a site with the hashes of its media files */
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

/**
 * Whether a page has a preview. The 404 page and pages without content have none, because such pages are not shared.
 */
export function hasPreview({ state, address }: LocalizedPage): boolean {
  return state !== 'missing' && address !== missingAddress
}

/**
 * Returns the path of a page's preview, which may not exist yet. The file name contains the page's name and a hash of
 * the preview's content, so that the path changes with the text and the picture.
 * @returns a path relative to `previewFolder`, such as "acme/about.0123abcd.jpg" (brand, page, hash)
 */
export function previewFile(brandId: string, page: LocalizedPage, { key, looks }: Design): string {
  const content = JSON.stringify([key, looks[brandId], previewWords(page), page.picture?.src])
  return `${brandId}/${previewName(page.address)}.${hashOf(content)}.jpg`
}

/** Text that the preview of a page shows. */
export function previewWords({ title, lang, dir }: LocalizedPage): PreviewWords {
  return typeof title === 'string' ? { title, lang, dir } : { title: title.text, lang: title.lang, dir: title.dir }
}

/** Undamaged previews that already exist, as paths in the format of `previewFile`. */
export function drawnPreviews(folder = previewFolder): string[] {
  return listFiles(folder).filter((file) => file.endsWith('.jpg') && isWhole(join(folder, file)))
}

/** Groups preview files by page. @returns a function that returns the previews of the page at an address */
export function byPage(files: string[]): (address: string) => string[] {
  const previewsOf = groupBy(files, (file) => file.slice(file.indexOf('/') + 1).replace(/\.[^.]+\.jpg$/, ''))
  return (address) => previewsOf.get(previewName(address)) ?? []
}

/** Name of a page in the file names of its previews. */
function previewName(address: string): string {
  return address === '/' ? 'index' : address.slice(1)
}

/** Cache key for the drawing program, its library and the fonts. */
function programKey(languages: string[]): string {
  const program = packed
    ? basename(packed.bundle)
    : readFileSync(join(projectFolder, 'tools/assets/preview.ts'), 'utf8')
  const library = manifest().devDependencies['@takumi-rs/core']
  return hashOf(JSON.stringify([program, wholeRubik().address, library, faceVersions(languages)]))
}
