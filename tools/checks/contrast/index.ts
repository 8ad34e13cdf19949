import type { Check, Report } from '../../content/check/check'
import { type Clash, clashesOf } from '../../content/localize/colours'
import type { BrandSettings, Settings } from '../../content/read/model'
import { type Said, say } from '../../content/say/say.js'
import { brandWith } from '../shared/examples'

/** Adjacent colours have enough contrast: text is readable, and the edges of controls are visible. */
export const contrast: Check = {
  code: 'contrast',
  about: say`Two colours of a brand are too similar where they meet.`,
  why: say`With too little contrast, people with weak eyes cannot read the text, nor can anybody in bright sunlight.`,
  wrong: brandWith({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#222222' } }),
  right: brandWith({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#ffffff' } }),
  create({ settings }, report) {
    return {
      site() {
        settings.brands.forEach((brand, i) => {
          checkTheme(settings, brand, i, 'colours', report)
          if (brand.darkTheme) checkTheme(settings, brand, i, 'darkColours', report)
        })
      },
    }
  },
}

function checkTheme(
  { document }: Settings,
  brand: BrandSettings,
  i: number,
  theme: 'colours' | 'darkColours',
  report: Report,
): void {
  const colours = brand[theme]
  if (!colours) return
  for (const clash of clashesOf(colours, theme === 'darkColours')) {
    report(document, ['brands', i, theme, clash.name], sentence(clash), {
      hint: clash.right
        ? say`The nearest colour with enough contrast is "${clash.right}".`
        : say`No shade of this colour has enough contrast with the others. Change the others, or leave this one out.`,
    })
  }
}

function sentence({ pair: [colour, on, least], contrast, palette }: Clash): Said {
  const [colourText, otherText] = [colour, on].map((name) => `"${name}" (${palette[name as typeof on]})`)
  // Rounded down, so that a contrast just below the minimum is not shown as the minimum.
  const roundedContrast = (Math.floor(contrast * 100) / 100).toFixed(2)
  return say`${colourText} on ${otherText} has a contrast of ${roundedContrast}; it needs ${least}.`
}
