import type { Picture } from '../../../schema/parts'
import type { Annotation } from '../base/contract'
import type { FigureWords } from '../base/figure'
import { mediaAddress } from '../read/media'
import type { BrandSettings, Word } from '../read/model'
import type { Site } from '../read/site'
import type { Found, Translator } from '../read/words'

/** How the values a schema marks become what the renderer shows, in one language. */
export type Localizer = {
  site: Site
  translator: Translator
  /** The language of the words around, which words in it need not carry. */
  around: string
  /** The language of the reader, which that of the words is not where they fell back. */
  reader: string
  /** Languages for shared words, best first. */
  shared: string[]
  /** The brand whose contacts are shown, where it has its own; the site's are when not given. */
  brand?: BrandSettings
  find(word: Word): Found
  /** Marks a localized value with where it is written, for an editor that shows the page; not given elsewhere. */
  mark?: Mark
}

/** What becomes of the localized value of a marked one. */
export type Mark = (value: unknown, of: Annotation) => unknown

/** What figures need of the language around them. */
export function figureWords({ translator, shared, around }: Localizer): FigureWords {
  return {
    unit: (name) => translator.unit(name, around),
    upTo: () => translator.shared('figure.up-to', shared).text,
  }
}

/** A picture file as the renderer gets it. */
export function pictureOf(file: string, site: Site): Picture {
  const media = site.source.media[file]
  const { width = 0, height = 0, widths, colour, moves } = media ?? {}
  const more = { ...(widths && { widths }), ...(colour && { colour }), ...(moves && { moves }) }
  return { src: mediaAddress(file, media), width, height, ...more }
}
