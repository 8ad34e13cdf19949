import { join } from 'node:path'
import { basicLetters, lettersIn, lettersOutside, lettersWithin, rangesOf, rubik } from '../../content/language/faces'
import { themeClass } from '../../content/localize/theme-styles'
import { mediaAddress } from '../../content/read/media'
import type { BrandSettings } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { hashOf } from '../../files/files'
import { readMedia } from '../../files/site/media'
import { cutVersion, fontFolder, keptFont, subsetFont, unusedTables } from './cutter'
import type { PageFont } from './font'
import type { Letters } from './letters'
import { standInNames } from './styles'

const roles = ['text', 'headings'] as const

/** The usable fonts of a brand, by role. */
function usable(fonts: BrandSettings['fonts'], { media }: Site['source']) {
  return roles.flatMap((role) => {
    const file = fonts?.[role]?.file
    const { font, digest } = (file !== undefined && media[file]) || {}
    return file !== undefined && font ? [{ role, file, digest, ...font }] : []
  })
}

/**
 * Fonts of a site's brands. For each language, a font is reduced to the letters that the language uses.
 * @param letters letters by language; if omitted, as in live editing, the author's files are used unchanged
 */
export function brandFonts({ settings, source }: Pick<Site, 'settings' | 'source'>, letters?: Letters): PageFont[] {
  const files = new Map<string, Promise<string>>()
  return settings.brands.flatMap(({ id: brand, fonts }) =>
    usable(fonts, source).flatMap(({ role, file, digest, weights, ranges }) =>
      settings.languages.map(({ code: language }) => {
        const further = letters?.get(language) ?? ''
        const isPartial = further.search(lettersOutside([ranges])) >= 0
        const font = { family: `${brand} ${role} ${language}`, brand, language, weights, ranges: '', isPartial }
        if (!letters) return { ...font, address: mediaAddress(file, source.media[file]), file: '' }
        const cut = ((lettersIn(basicLetters) + further).match(lettersWithin(ranges)) ?? []).join('')
        const name = `${brand}-${role}.${hashOf(JSON.stringify([cutVersion, digest, cut]))}`
        const options = { targetFormat: 'woff2', noHinting: true, dropTables: unusedTables } as const
        const made =
          files.get(name) ?? keptFont(join(fontFolder, name), () => subsetFont(readMedia(file), cut, options))
        files.set(name, made)
        return { ...font, address: `/assets/fonts/${name}.woff2`, file: made }
      }),
    ),
  )
}

/**
 * Styles that apply a brand's fonts. Letters that these fonts lack are shown in the engine's font. Until a font has
 * loaded, a system font adjusted to the same size is shown.
 * @param languages languages whose fonts the page can load
 */
export function brandFontStyles(
  { id, fonts }: Pick<BrandSettings, 'id' | 'fonts'>,
  { source }: Pick<Site, 'source'>,
  languages: string[],
): string {
  const used = usable(fonts, source)
  if (used.length === 0) return ''
  const theme = `.${themeClass(id)}`
  const standIns = used.map(({ role, ranges, standIn }) => {
    const letters = lettersIn(rubik).match(lettersWithin(ranges)) ?? []
    return `@font-face{font-family:'${id} ${role}';src:${standInNames('')};${standIn};unicode-range:${rangesOf(letters.join(''), 1)}}`
  })
  const families = languages.map((code) => {
    const values = used.map(({ role }) => `--${role}:'${id} ${role} ${code}','${id} ${role}'`)
    return `${theme}:lang(${code}),${theme} [lang='${code}']{${values.join(';')}}`
  })
  // More specific than the rules for languages (`familyStyles`).
  const headings = `${theme}${theme}${theme} :is(h1,h2,h3,h4,.logo)`
  const places = { text: `${theme},${theme} [lang][lang]`, headings: `${headings},${headings} [lang]` }
  const rules = used.map(({ role }) => `${places[role]}{font-family:var(--${role}),var(--font)}`)
  return `${standIns.join('')}@layer tokens{${families.join('')}}@layer base{${rules.join('')}}`
}
