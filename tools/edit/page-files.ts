import { isPicture, mediaFolder } from '../content/media'
import type { Page } from '../content/model'
import { pageOfFile } from '../content/page-of-file'
import type { Site } from '../content/site'

/** A file of a page, and where it is when the page has another name. */
export type PageFile = { file: string; as(name: string): string }

/**
 * All files that belong to one page and go where it goes: its document and its translations.
 * @param name of the page: "ventilation/tunnel-fan"
 * @param files of the content, from the project's root
 */
export function filesOfPage(name: string, files: Iterable<string>): PageFile[] {
  return [...files]
    .filter((file) => pageOfFile(file).name === name)
    .map((file) => ({ file, as: (other) => `${file.slice(0, -`${name}.json`.length)}${other}.json` }))
}

/**
 * The folder of pictures that is a page's own, since it has the page's name and the page shows one of them. One with a
 * document or film in it belongs to no page: their addresses are public, and must stay.
 */
export function ownFolder({ slug, annotations }: Page, { source }: Pick<Site, 'source'>): string | undefined {
  const files = Object.keys(source.media).filter((file) => file.startsWith(`${slug}/`))
  const isUsed = annotations.some(({ kind, value }) => kind === 'media' && files.includes(String(value)))
  return isUsed && files.every(isPicture) ? `${mediaFolder}/${slug}` : undefined
}
