import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

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

export const explanation: Explanation = {
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
}
