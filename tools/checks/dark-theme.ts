import type { Check } from '../content/check'

/** A brand with a dark theme has colours for it, and one without has none that nobody sees. */
export const darkTheme: Check = {
  code: 'dark-theme',
  about: 'A brand has a dark theme without colours for it, or colours without the theme.',
  needed: true,
  create({ settings: { brands, document } }, report) {
    return {
      site() {
        brands.forEach(({ id, darkTheme, darkColours }, i) => {
          if (darkTheme && !darkColours)
            report(document, ['brands', i, 'darkTheme'], `The brand "${id}" has a dark theme without colours.`, {
              hint: 'Give it "darkColours" with at least "primary" and "accent", or remove "darkTheme".',
            })
          if (!darkTheme && darkColours)
            report(document, ['brands', i, 'darkColours'], `The brand "${id}" has dark colours, but no dark theme.`, {
              hint: 'Add "darkTheme": true, or remove them.',
              at: 'key',
            })
        })
      },
    }
  },
}
