import type { Colours } from '../../../schema/types'
import type { BrandSettings } from '../read/model'
import { type ColourName, focusOf, isDarkGround, paletteOf } from './colours'

/** The name of each colour in the stylesheets (without "--") and in the site file. */
const tokens: [token: string, name: ColourName][] = [
  ['bg', 'background'],
  ['surface', 'surface'],
  ['sunken', 'sunken'],
  ['stage', 'stage'],
  ['tint', 'tint'],
  ['ink', 'text'],
  ['muted', 'mutedText'],
  ['line', 'line'],
  ['line-strong', 'strongLine'],
  ['primary', 'primary'],
  ['primary-hover', 'primaryHover'],
  ['on-primary', 'onPrimary'],
  ['link', 'link'],
  ['accent', 'accent'],
  ['on-accent', 'onAccent'],
  ['deep', 'deep'],
  ['on-deep', 'onDeep'],
  ['deep-muted', 'mutedOnDeep'],
  ['ok', 'success'],
  ['warn', 'warning'],
  ['land', 'land'],
  ['land-hover', 'landHover'],
  ['art-dim', 'drawingMarks'],
  ['art-ink', 'drawingLines'],
]

/** The class on `<body>` that sets the colours of a brand. */
export function themeClass(brandId: string): string {
  return `theme-${brandId}`
}

/** The stylesheet of a brand: its colours, and the colours of its dark theme if it has one. */
export function themeStyles({ id, colours, darkTheme, darkColours }: BrandSettings): string {
  const dark = darkTheme && darkColours ? themeRule(`.${themeClass(id)}`, darkColours, true) : ''
  return `@layer tokens{${themeRule(`.${themeClass(id)}`, colours, false)}${dark}}`
}

/** The styles of one theme. @param theme the selector of the brand's `<body>` */
function themeRule(theme: string, colours: Colours, wantsDark: boolean): string {
  const selector = wantsDark ? `.dark ${theme}` : theme
  const palette = paletteOf(colours, wantsDark)
  const isDark = isDarkGround(palette.background)
  const focus = focusOf(palette)
  const tokenOf = (name: ColourName) => `var(--${tokens.find(([, other]) => other === name)?.[0]})`
  const values = [
    `color-scheme:${isDark ? 'dark' : 'light'}`,
    ...tokens.map(([token, name]) => `--${token}:${palette[name].toLowerCase()}`),
    `--focus:${tokenOf(focus.page)}`,
    // By default, the focus ring on "deep" backgrounds has the accent colour.
    ...(focus.deep === 'accent' ? [] : [`--focus-on-deep:${tokenOf(focus.deep)}`]),
  ]
  // Scroll bars take their colour scheme from the root element.
  const scheme = isDark ? `:root${wantsDark ? '.dark' : ''}:has(${theme}){color-scheme:dark}` : ''
  return `${selector}{${values.join(';')}}${scheme}`
}
