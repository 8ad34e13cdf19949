import { scriptOf } from '../content/language/language'

/** How words of a script are set, where it is not as in Latin. Letters of none of these are spaced or slanted. */
type Setting = {
  scripts: string
  /** Line heights of words and of headings, where those of Latin are too tight. */
  leading?: number
  headings?: number
  /** The size of its words. */
  size?: string
  /** Further declarations for its words, and for its headings. */
  words?: string
  titles?: string
  /** Variables of the design that are others. */
  tokens?: string
}

const settings: Setting[] = [
  // Smaller on the same line than Latin, and with more above and below it.
  {
    scripts: 'Arab Aran Syrc Thaa Adlm Nkoo',
    leading: 1.8,
    headings: 1.35,
    size: 'font-size:calc(var(--body)*1.06)',
    tokens: '--heading-weight:700;',
  },
  { scripts: 'Hebr' },
  {
    scripts: 'Jpan',
    leading: 1.75,
    headings: 1.35,
    words: 'line-break:strict',
    titles: 'word-break:auto-phrase',
    tokens: '--display-leading:1.3;--display:clamp(2.25rem,1.58rem + 2.7vw,3.75rem);',
  },
  {
    scripts: 'Hans Hant Hani Bopo',
    leading: 1.75,
    headings: 1.35,
    words: 'line-break:strict',
    tokens: '--display-leading:1.3;',
  },
  // Lines end between words, which Korean has.
  {
    scripts: 'Kore',
    leading: 1.75,
    headings: 1.35,
    words: 'line-break:strict;word-break:keep-all',
    tokens: '--display-leading:1.3;',
  },
  { scripts: 'Thai Laoo Khmr Mymr Tibt', leading: 1.8, headings: 1.45, tokens: '--display-leading:1.4;' },
  {
    scripts: 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Ethi',
    leading: 1.75,
    headings: 1.4,
    tokens: '--display-leading:1.35;',
  },
]

/** Scripts whose languages browsers can hyphenate. */
const hyphenated = ['Latn', 'Cyrl', 'Grek']

/** Languages with short words, which read better whole. */
const unhyphenated = ['en', 'es', 'fr', 'tr', 'vi']

/**
 * The styles that the languages of a site need, by the scripts they are written in. They belong after the styles
 * themselves, and hold against those that a browser loads later.
 * @param languages codes
 */
export function scriptStyles(languages: string[]): string {
  const groups = settings
    .map((setting) => ({ ...setting, codes: languages.filter((code) => setting.scripts.includes(scriptOf(code))) }))
    .filter(({ codes }) => codes.length > 0)
  const spacious = groups.filter(({ leading }) => leading !== undefined).flatMap(({ codes }) => codes)
  const broken = languages.filter(
    (code) => hyphenated.includes(scriptOf(code)) && !unhyphenated.includes(code.split('-')[0] ?? ''),
  )
  const upright = groups.flatMap(({ codes }) => codes)
  const tokens = groups.map(({ codes, tokens = '' }) => `${languageSelector(codes)}{${tokens}--heading-track:0}`)
  const base = groups.flatMap(({ codes, leading, headings, size = '', words = '', titles = '' }) => [
    styleRule(languageSelector(codes), (leading === undefined ? '' : `line-height:${leading};`) + words),
    // Headings have sizes of their own, and words in a line that of the words around them.
    styleRule(`${languageSelector(codes)}:not(h1,h2,h3,h4,h5,h6,span)`, size),
    styleRule(
      `${languageSelector(codes)} :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)${languageSelector(codes)}`,
      ['letter-spacing:0', headings && `line-height:${headings}`, titles].filter(Boolean).join(';'),
    ),
  ])
  // Words of another language share lines with the words around them.
  if (spacious.length > 0) base.push(styleRule(`[lang]:not(${having(spacious)})`, 'line-height:inherit'))
  if (upright.length > 0) base.push(styleRule(`em:is(${speaking(upright)})`, 'font-style:normal;font-weight:600'))
  if (broken.length > 0) base.push(styleRule(`p:is(${speaking(broken)})`, 'hyphens:auto'))
  return layer('tokens', tokens) + layer('base', base)
}

/** Elements that carry one of these languages; more exact than the rules for all languages. */
function languageSelector(codes: string[]): string {
  return `[lang]:is(${having(codes)})`
}

function having(codes: string[]): string {
  return codes.map((code) => `[lang='${code}']`).join()
}

/** Elements in one of these languages, wherever that is said. */
function speaking(codes: string[]): string {
  return codes.map((code) => `:lang(${code})`).join()
}

function layer(name: string, rules: string[]): string {
  return rules.length > 0 ? `@layer ${name}{${rules.join('')}}` : ''
}

/** Nothing where it says nothing. */
function styleRule(selector: string, declarations: string): string {
  return declarations === '' ? '' : `${selector}{${declarations}}`
}
