import { say } from '../../language/say.js'
import type { Explanation } from './explanation'

/** The site file with more about its brand. */
export const brandWith = (more: object) => ({
  'pages/_site.json': {
    brands: [
      {
        id: 'main',
        name: 'Fans',
        domains: ['www.fans.example'],
        origin: 'https://www.fans.example',
        logo: 'flag.svg',
        colours: { primary: '#0b5468', accent: '#f2a900' },
        ...more,
      },
    ],
  },
})

const languageEntry = (code: string) => ({
  'pages/_site.json': {
    languages: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code, name: 'Deutsch', dir: 'ltr' },
      { code: 'fr', name: 'Français', dir: 'ltr' },
    ],
  },
})

/** What `pages/_site.json` says for all pages. */
export const site: Record<string, Explanation> = {
  language: {
    why: say`Addresses and translations depend on the codes of the languages, so use the standard codes (BCP 47).`,
    wrong: languageEntry('xx'),
    right: languageEntry('de'),
  },
}
