import type { Check } from '../../content/check/check'
import { iconFile, icons } from '../../content/read/icons'
import { say } from '../../content/say/say.js'
import { isStarterLogo } from '../shared/starters'

/** Every brand has the icon files for browsers and phones. */
export const missingIcons: Check = {
  code: 'missing-icons',
  severity: 'warning',
  about: say`A brand has no icons for browsers and phones.`,
  why: say`Browsers and phones show an icon next to the name of a page. "npm run generate -- icons" draws them from the logo.`,
  wrong: { 'pages/_media/icons/main/apple-touch-icon.png': null },
  right: {},
  create({ settings, source }, report) {
    return {
      site() {
        for (const [i, { id, logo }] of settings.brands.entries()) {
          const names = Object.keys(icons) as (keyof typeof icons)[]
          const isMissing = names.some((icon) => !source.media[iconFile(id, icon)])
          // Skips a brand with the placeholder logo, which the check for a release reports.
          if (!isMissing || isStarterLogo(source.media[logo])) continue
          report(
            settings.document,
            ['brands', i, 'logo'],
            say`The brand "${id}" has no icons for browsers and phones.`,
            { hint: say`Run "npm run generate -- icons": it draws them from this logo.` },
          )
        }
      },
    }
  },
}
