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
const languages = (code: string) => ({
  'pages/_site.json': {
    languages: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code, name: 'Deutsch', dir: 'ltr' },
      { code: 'fr', name: 'Français', dir: 'ltr' },
    ],
  },
})
const mail = (value: string) => ({
  'pages/_site.json': { contacts: [{ id: 'office', kind: 'mail', label: 'Office', value }] },
})
/** The privacy document, with a table of what is kept. */
const privacy = (...labels: string[]) => ({
  'pages/_documents/privacy.json': {
    title: 'Privacy notice',
    description: 'What this site keeps in your browser, why, and for how long.',
    languages: ['en'],
    blocks: [
      {
        type: 'spec-table',
        id: 'kept',
        title: 'Kept in your browser',
        rows: labels.map((label, i) => ({ id: `row-${i}`, label, value: 'Until you delete it' })),
      },
    ],
  },
})

/** What `pages/_site.json` says for all pages. */
export const site: Record<string, Explanation> = {
  brand: {
    why: say`A host shows one brand, and search engines know it by one address: "https://" and the name of the host.`,
    wrong: brandWith({ domains: ['https://www.fans.example/'] }),
    right: brandWith({ domains: ['www.fans.example'] }),
  },
  'brand-words': {
    why: say`The "words" of a brand replace interface words by their names. One that does not exist replaces nothing.`,
    wrong: brandWith({ words: { hoem: 'Start' } }),
    right: brandWith({ words: { home: 'Start' } }),
  },
  contrast: {
    why: say`With too little contrast, people with weak eyes cannot read the text, nor can anybody in bright sunlight.`,
    wrong: brandWith({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#222222' } }),
    right: brandWith({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#ffffff' } }),
  },
  'dark-theme': {
    why: say`A dark theme needs colours of its own, and colours for it need "darkTheme": true.`,
    wrong: brandWith({ darkTheme: true }),
    right: brandWith({ darkTheme: true, darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' } }),
  },
  'excluded-page': {
    why: say`A brand may leave pages out, but not its first page, the one for addresses that do not exist, or all of its menu. Without its contact page, its visitors have nowhere to ask.`,
    wrong: brandWith({ excludedPages: ['/'] }),
    right: brandWith({ excludedPages: ['/fan'] }),
  },
  language: {
    why: say`Addresses and translations depend on the codes of the languages, so use the standard codes (BCP 47).`,
    wrong: languages('xx'),
    right: languages('de'),
  },
  'missing-icons': {
    why: say`Browsers and phones show an icon next to the name of a page. "npm run generate -- icons" draws them from the logo.`,
    wrong: { 'pages/_media/icons/main/apple-touch-icon.png': null },
    right: {},
  },
  'page-dates': {
    why: say`A page that ends before it begins is never shown.`,
    wrong: { 'pages/fan.json': { from: '2030-02-01', until: '2030-01-01' } },
    right: { 'pages/fan.json': { from: '2030-01-01', until: '2030-02-01' } },
  },
  'privacy-document': {
    why: say`Visitors have a right to know what a site keeps in their browser, and whom it leads them to. The code has a list of all that it keeps: each of it is named in the label of a row, in each language of the document that "consent" links to.`,
    given: {
      'pages/_site.json': {
        offline: false,
        consent: {
          text: 'May we keep one cookie?',
          accept: 'Yes',
          reject: 'No',
          policy: 'Privacy notice',
          document: [{ language: 'en', src: 'documents/en/privacy.pdf' }],
          reopen: 'Cookie choice',
          saved: 'Saved.',
        },
      },
      'pages/_media/documents/en/privacy.pdf': { bytes: 9000 },
    },
    wrong: privacy('Language'),
    right: privacy(
      'lang (local storage)',
      'cookieConsent (local storage)',
      'cookieConsent (cookie)',
      'tsr-scroll-restoration-v1_3 (session storage)',
    ),
  },
  redirect: {
    why: say`An old address must lead to an existing page, and not in a circle.`,
    wrong: { 'pages/_site.json': { redirects: [{ from: '/old', to: '/gone' }] } },
    right: { 'pages/_site.json': { redirects: [{ from: '/old', to: '/fan' }] } },
  },
  rules: {
    why: say`"rules" changes the severity of a rule on this site. If a rule is off, the reason tells later readers why.`,
    wrong: { 'pages/_site.json': { rules: { 'small-picture': { severity: 'off' } } } },
    right: { 'pages/_site.json': { rules: { 'small-picture': { severity: 'off', reason: 'Photos of 1960.' } } } },
  },
  'wrong-contact': {
    why: say`Visitors write to a contact or call it by a link, which needs a whole mail address or phone number.`,
    wrong: mail('info at fans.example'),
    right: mail('info@fans.example'),
  },
}
