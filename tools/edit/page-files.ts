import { isPicture, mediaFolder } from '../content/media'
import type { Page } from '../content/model'
import type { Site } from '../content/site'

/** Where the files of a page are: what comes before and after its name. */
const places: { before: RegExp; after: string }[] = [
  { before: /^pages\//, after: '.json' },
  { before: /^locales\/[^/]+\//, after: '.json' },
]

/** A file of a page, and where it is when the page has another name. */
export type PageFile = { file: string; as(name: string): string }

/**
 * All files that belong to one page and go where it goes: its document and its translations.
 * @param name of the page: "ventilation/tunnel-fan"
 * @param files of the content, from the project's root
 */
export function filesOfPage(name: string, files: Iterable<string>): PageFile[] {
  return [...files].flatMap((file) =>
    places.flatMap(({ before, after }) => {
      const start = before.exec(file)?.[0]
      return start !== undefined && file === start + name + after
        ? [{ file, as: (other: string) => start + other + after }]
        : []
    }),
  )
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
