import { isLatinName } from '../../../renderer/parts/language-name'
import { timeUnits } from '../../content/base/figure'
import { faceOf, lettersFor } from '../../content/language/faces'
import { languageName } from '../../content/language/language'
import { localizeSite } from '../../content/localize/localize'
import { facetOptions } from '../../content/localize/page-list'
import { effectiveWords } from '../../content/read/interface-words'
import { lettersIn } from '../../content/read/page-info'
import type { Site } from '../../content/read/site'
import { common, ownWords, sharedLanguages, type Translator } from '../../content/read/words'

/** Letters that a site uses, by language, in the format of `lettersFor`. */
export type Letters = Map<string, string>

/**
 * Collects the letters that the font files of each language need: those in pages (including pages that are only printed
 * as PDF documents), in content that pages share, and in number and date formats.
 * @param shared returns the letters that a language needs outside pages, see `sharedLetters`
 */
export function lettersOf(
  site: Site,
  translator: Translator,
  shared = (code: string) => sharedLetters(site, translator, code),
): Letters {
  const { settings, index, printed, locales } = site
  const onPaper = printed.map((page) => lettersIn(page, settings.languages, locales))
  const inPages = [...index.pages.map(({ letters }) => letters), ...onPaper]
  return new Map(
    settings.languages.map(({ code }) => {
      const pages = inPages.map((letters) => letters?.[code] ?? '').join('')
      return [code, lettersFor(shared(code) + pages, code)]
    }),
  )
}

/** Letters that a language needs for content that pages share, and for number and date formats. */
export function sharedLetters(site: Site, translator: Translator, code: string): string {
  const { settings, locales } = site
  const words = effectiveWords(code, locales.get(code)?.get(common)?.json)
  const ofBrands = settings.brands.map((brand) => ownWords(brand, translator, settings, code))
  const named = { site, translator, around: code, shared: sharedLanguages(site, code) }
  const facets = (['for', 'does', 'tags', 'authors'] as const).map((facet) => facetOptions(facet, named))
  const shared = JSON.stringify([localizeSite(site, code, translator), facets, words, ofBrands], replacerFor(code))
  const names = settings.languages.map(({ name }) => name).filter(isLatinName)
  const languages = settings.languages.map((language) => language.code)
  return lettersFor([shared, ...names, formatted(code, languages)].join(''), code)
}

/**
 * Creates a JSON replacer that leaves out language names and words in other languages, because their letters are
 * counted elsewhere. For a language whose typeface contains all its letters (`whole`), nothing is left out.
 */
function replacerFor(language: string): (key: string, value: unknown) => unknown {
  const isOther = (value: unknown) =>
    typeof value === 'object' && value !== null && 'lang' in value && value.lang !== language
  const isWhole = faceOf(language)?.whole
  return (key, value) => (!isWhole && (key === 'languages' || isOther(value)) ? undefined : value)
}

/** Words that are not in the content, but come from number, date and language formats, such as months and units. */
function formatted(language: string, languages: string[]): string {
  const locale = `${language}-u-nu-latn`
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => date.format(Date.UTC(2026, month, 15)))
  const units = timeUnits.flatMap((unit) =>
    [0, 1, 2, 3, 5, 10, 11, 100].map((count) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  )
  const range = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' }).formatRange(-2, 1)
  return [...months, ...units, range, ...languages.map((code) => languageName(code, 'language', language))].join('')
}
