import { scriptOf } from '../content/language/language'

/** Typography for scripts (writing systems) other than Latin. None of these scripts uses letter spacing or italics. */
type Setting = {
  scripts: string
  /** Line heights of text and of headings, if the Latin line heights are too tight. */
  leading?: number
  headings?: number
  /** CSS declaration of the font size of text. */
  size?: string
  /** Further CSS declarations: `words` for text, `titles` for headings. */
  words?: string
  titles?: string
  /** CSS declarations of the design tokens whose values differ from those for Latin. */
  tokens?: string
}

const settings: Setting[] = [
  // At the same font size, these letters look smaller than Latin ones and extend further above and below the line.
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
    tokens: '--display-leading:1.3;',
  },
  {
    scripts: 'Hans Hant Hani Bopo',
    leading: 1.75,
    headings: 1.35,
    words: 'line-break:strict',
    tokens: '--display-leading:1.3;',
  },
  // Korean is written with spaces, so lines break only between words.
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

/** Scripts in which browsers can hyphenate words. */
const hyphenated = ['Latn', 'Cyrl', 'Grek']

/** Languages with short words, which are easier to read without hyphenation. */
const unhyphenated = ['en', 'es', 'fr', 'tr', 'vi']

/**
 * Creates the styles for the scripts in which the languages of a site are written. They must follow the main styles,
 * and also override stylesheets that a browser loads later.
 * @param languages codes such as "pt-BR"
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
    // Excludes headings, which have separate sizes, and inline words, which keep the size of the surrounding text.
    styleRule(`${languageSelector(codes)}:not(h1,h2,h3,h4,h5,h6,span)`, size),
    styleRule(
      `${languageSelector(codes)} :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)${languageSelector(codes)}`,
      ['letter-spacing:0', headings && `line-height:${headings}`, titles].filter(Boolean).join(';'),
    ),
  ])
  // Words in another language inherit the line height, because they share lines with the surrounding text.
  if (spacious.length > 0) base.push(styleRule(`[lang]:not(${having(spacious)})`, 'line-height:inherit'))
  if (upright.length > 0) base.push(styleRule(`em:is(${speaking(upright)})`, 'font-style:normal;font-weight:600'))
  if (broken.length > 0) base.push(styleRule(`p:is(${speaking(broken)})`, 'hyphens:auto'))
  return layer('tokens', tokens) + layer('base', base)
}

/**
 * Creates a selector for elements whose `lang` is one of these codes. The selector is more specific than the rules for
 * all languages.
 */
function languageSelector(codes: string[]): string {
  return `[lang]:is(${having(codes)})`
}

function having(codes: string[]): string {
  return codes.map((code) => `[lang='${code}']`).join()
}

/** Selectors for elements in one of these languages, including elements that inherit their language. */
function speaking(codes: string[]): string {
  return codes.map((code) => `:lang(${code})`).join()
}

function layer(name: string, rules: string[]): string {
  return rules.length > 0 ? `@layer ${name}{${rules.join('')}}` : ''
}

/** A CSS rule, or an empty string if there are no declarations. */
function styleRule(selector: string, declarations: string): string {
  return declarations === '' ? '' : `${selector}{${declarations}}`
}
