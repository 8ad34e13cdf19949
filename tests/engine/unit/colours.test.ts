import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast as contrastRule } from '../../../tools/checks/contrast'
import { clashesOf, focusOf, grounds, pairs, paletteOf } from '../../../tools/content/localize/colours'
import { contrast } from '../../../tools/content/localize/contrast'
import { themeStyles } from '../../../tools/content/localize/theme-styles'
import { brandWith, problemsOf, siteOf } from './site'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const givenColours = fc.record({ primary: colour, accent: colour })

/** Pairs of colours in a palette that have too little contrast. */
function poor(palette: ReturnType<typeof paletteOf>): string[] {
  return pairs
    .filter(([token, on, least]) => contrast(palette[token], palette[on]) < least)
    .map(([token, on]) => `${token} on ${on}`)
}

describe('colours made from a primary and an accent colour', () => {
  test.each([false, true])('have the contrast they need, whatever those are (dark: %s)', (isDark) => {
    fc.assert(
      fc.property(givenColours, (colours) => {
        const palette = paletteOf(colours, isDark)
        expect(poor(palette)).toEqual([])
        expect(clashesOf(colours, isDark)).toEqual([])
        const focus = focusOf(palette)
        for (const ground of grounds) expect(contrast(palette[focus.page], palette[ground])).toBeGreaterThanOrEqual(3)
        expect(contrast(palette[focus.deep], palette.deep)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 100 },
    )
  })
  test('go with a background that is given', () => {
    fc.assert(
      fc.property(givenColours, colour, (colours, background) => {
        expect(poor(paletteOf({ ...colours, background }, false))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
  test('leave those that are given as they are', () => {
    const colours = { primary: '#0B5468', accent: '#f2a900', stage: '#fff' }
    expect(paletteOf(colours, false)).toMatchObject(colours)
  })
})

/** Contrast problems of the small site after changes to its brand. */
function reported(brand: object): string {
  return problemsOf(brandWith(brand), [contrastRule])
}

test('colours that are too like each other have a nearest right one that really is right', () => {
  fc.assert(
    fc.property(
      givenColours,
      colour,
      fc.constantFrom('mutedText', 'link', 'onAccent', 'deep', 'land'),
      (two, other, name) => {
        const colours = { ...two, [name]: other }
        for (const { right, name } of clashesOf(colours, false))
          if (right)
            expect(clashesOf({ ...colours, [name]: right }, false).map((clash) => clash.name)).not.toContain(name)
      },
    ),
    { numRuns: 20 },
  )
})

test('what is no colour is one problem', () => {
  for (const primary of ['#12345', 'blue-ish', 'rgb(1, 2, 3)'])
    expect(reported({ colours: { primary, accent: '#f2a900' } })).toContain(
      `"colours.primary" of "default" in "brands" of the site cannot be ${JSON.stringify(primary)}.`,
    )
  expect(reported({ colours: { primary: '#12345', accent: '#f2a900' } })).toMatchInlineSnapshot(`
    "pages/_site.json:41:20 error wrong-value
    "colours.primary" of "default" in "brands" of the site cannot be "#12345". A colour in hexadecimal digits, for example "#0b5468" or "#fff"."
  `)
})

test('the styles of a brand are its colours under the names that stylesheets use', () => {
  const [brand] = siteOf(
    brandWith({
      id: 'studio',
      colours: { primary: '#FFD600', accent: '#1a237e', background: '#FFF' },
      darkTheme: undefined,
      darkColours: undefined,
    }),
  ).settings.brands
  expect(brand && themeStyles(brand).replace(/;/g, ';\n')).toMatchInlineSnapshot(`
    "@layer tokens{.theme-studio{color-scheme:light;
    --bg:#fff;
    --surface:#ffffff;
    --sunken:#f7f5ef;
    --stage:#f3f2ec;
    --tint:#f8f2dc;
    --ink:#241f0e;
    --muted:#535044;
    --line:#dad7cf;
    --line-strong:#8a8679;
    --primary:#ffd600;
    --primary-hover:#fff0ba;
    --on-primary:#241f0e;
    --link:#816c00;
    --accent:#1a237e;
    --on-accent:#ffffff;
    --deep:#201a06;
    --on-deep:#f0eee7;
    --deep-muted:#b9b4a3;
    --ok:#1b6b3a;
    --warn:#8a5200;
    --land:#7e7b6e;
    --land-hover:#7f7b6a;
    --art-dim:#816c00;
    --art-ink:#241f0e;
    --focus:var(--link);
    --focus-on-deep:var(--on-deep)}}"
  `)
})
