import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { brandWith } from '../shared/examples'

/** A brand has dark colours if, and only if, it has a dark theme. */
export const darkTheme: Check = {
  code: 'dark-theme',
  about: say`A brand has a dark theme without colours for it, or colours without the theme.`,
  why: say`A dark theme needs "darkColours", and "darkColours" need "darkTheme": true.`,
  wrong: brandWith({ darkTheme: true }),
  right: brandWith({ darkTheme: true, darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' } }),
  needed: true,
  create({ settings: { brands, document } }, report) {
    return {
      site() {
        brands.forEach(({ id, darkTheme, darkColours }, i) => {
          if (darkTheme && !darkColours)
            report(document, ['brands', i, 'darkTheme'], say`The brand "${id}" has a dark theme without colours.`, {
              hint: say`Give it "darkColours" with at least "primary" and "accent", or remove "darkTheme".`,
            })
          if (!darkTheme && darkColours)
            report(
              document,
              ['brands', i, 'darkColours'],
              say`The brand "${id}" has dark colours, but no dark theme.`,
              {
                hint: say`Add "darkTheme": true, or remove them.`,
                at: 'key',
              },
            )
        })
      },
    }
  },
}
