import type { Check } from '../../../content/check/check'
import { say } from '../../../content/say/say.js'
import { textPage } from '../../shared/examples'
import { emptyWords, isStarterLogo, starterColours } from '../../shared/starters'

/** Reports the words, colours and logo that a site still has from the template with which it began. */
export const template: Check = {
  code: 'template',
  severity: 'warning',
  about: say`Words, colours or the logo are those of every new site.`,
  why: say`Every new site begins with these, but visitors recognize a site by its own words, colours and logo.`,
  wrong: { 'pages/fan.json': textPage('Welcome to our site.') },
  right: { 'pages/fan.json': textPage('We make fans.') },
  create({ settings, source }, report) {
    return {
      message({ document, path, text }) {
        if (emptyWords.has(text))
          report(document, path, say`The words "${text}" are those of every new site.`, {
            hint: say`Write your own.`,
          })
      },
      site() {
        for (const [i, { logo, colours }] of settings.brands.entries()) {
          const pathOf = (field: string) => ['brands', i, field]
          if (isStarterLogo(source.media[logo]))
            report(settings.document, pathOf('logo'), say`The logo is that of every new site.`, {
              hint: say`Put your own into pages/_media, then run "npm run generate -- icons".`,
            })
          if (Object.entries(starterColours).every(([name, colour]) => Object(colours)[name] === colour))
            report(settings.document, pathOf('colours'), say`The colours are those of every new site.`, {
              hint: say`Choose your own: "primary" and "accent" are enough.`,
            })
        }
      },
    }
  },
}
