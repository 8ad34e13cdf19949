import type { Check } from '../../content/check'
import { iconFile, icons } from '../../content/icons'
import { say } from '../../language/say.js'

/** Every brand has the icons that browsers and phones show. */
export const missingIcons: Check = {
  code: 'missing-icons',
  about: say`A brand has no icons for browsers and phones.`,
  create({ settings, source }, report) {
    return {
      site() {
        for (const [i, { id }] of settings.brands.entries()) {
          const names = Object.keys(icons) as (keyof typeof icons)[]
          const isMissing = names.some((icon) => !source.media[iconFile(id, icon)])
          if (!isMissing) continue
          report(
            settings.document,
            ['brands', i, 'logo'],
            say`The brand "${id}" has no icons for browsers and phones.`,
            {
              severity: 'warning',
              hint: say`Run "npm run generate -- icons": it draws them from this logo.`,
            },
          )
        }
      },
    }
  },
}
