import type { Check } from '../content/check'
import { iconFile, icons } from '../content/icons'

/** Every brand has the icons that browsers and phones show. */
export const missingIcons: Check = {
  code: 'missing-icons',
  about: 'A brand has no icons for browsers and phones.',
  create({ settings, source }, report) {
    return {
      site() {
        for (const [i, { id }] of settings.brands.entries()) {
          const names = Object.keys(icons) as (keyof typeof icons)[]
          const isMissing = names.some((icon) => !source.media[iconFile(id, icon)])
          if (!isMissing) continue
          report(settings.document, ['brands', i, 'logo'], `The brand "${id}" has no icons for browsers and phones.`, {
            severity: 'warning',
            hint: 'Run "npm run generate -- icons": it draws them from this logo.',
          })
        }
      },
    }
  },
}
