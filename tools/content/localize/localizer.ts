import type { DocumentFile, Picture, Text } from '../../../schema/parts'
import type { Annotation } from '../base/contract'
import { type FigureWords, writeSize } from '../base/figure'
import { mediaAddress } from '../read/media'
import type { BrandSettings, Word } from '../read/model'
import type { PageInfo } from '../read/page-info'
import type { Site } from '../read/site'
import { asText, type LanguageText, type Translator } from '../read/words'

/** The context for localizing the annotated values of a document in one language. */
export type Localizer = {
  site: Site
  translator: Translator
  /** The language of the page. Only texts in a different language have their own `lang`. */
  around: string
  /** The language of the reader. It differs from `around` if the page is shown in a fallback language. */
  reader: string
  /** The languages in which to search shared words, best first. */
  shared: string[]
  /** The name of the page. Not set for the settings of the site. */
  name?: string
  /** The slug of the page. Not set for the settings of the site. */
  slug?: string
  /** The brand for which the page is localized. If the brand has no contacts, the contacts of the site are shown. */
  brand?: BrandSettings
  find(word: Word): LanguageText
  /** Marks a localized value with its position in the document. Only for the page view of the Studio. */
  mark?: MarkValue
}

/** Returns the marked form of a localized value. `of` is the annotation of the value. */
export type MarkValue = (value: unknown, of: Annotation) => unknown

/** The words for figures in the language of the page (`around`). */
export function figureWords({ translator, shared, around }: Localizer): FigureWords {
  return {
    unit: (name) => translator.unit(name, around),
    upTo: () => translator.shared('figure.up-to', shared).text,
    price: (key) => translator.shared(`figure.${key}`, shared).text,
  }
}

/** The name of another page, in a language of that page; the page's address if there is no name. */
export function pageName({ names, address }: PageInfo, { around, site }: Localizer, language = around): Text {
  return asText(names[language] ?? { text: address, lang: around }, around, site)
}

/** A picture for the renderer: the address of a file, its size in pixels and other properties. */
export function pictureOf(file: string, site: Site): Picture {
  const media = site.source.media[file]
  const { width = 0, height = 0, widths, colour, moves } = media ?? {}
  const more = { ...(widths && { widths }), ...(colour && { colour }), ...(moves && { moves }) }
  return { src: mediaAddress(file, media, site.settings.base), width, height, ...more }
}

/** Returns a document for the renderer: its address, format and size. */
export function documentFile(file: string, { site, around }: Localizer): DocumentFile {
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase()
  return {
    href: mediaAddress(file, site.source.media[file], site.settings.base),
    format,
    size: writeSize(site.source.media[file]?.bytes ?? 0, around),
  }
}
