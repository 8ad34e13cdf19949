import { kept } from '../../../schema/kept'
import type { Check } from '../../content/check/check'
import { type Message, messagesOf } from '../../content/check/message'
import { escapePattern } from '../../content/check/pattern'
import { valueAt } from '../../content/json/document'
import { type Page, printedFile } from '../../content/read/model'
import { servicesOf } from '../../content/read/services'
import type { Site } from '../../content/read/site'
import { ofSchema, say } from '../../content/say/say.js'

/** Creates an example privacy document with one table row per label. */
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

/** The privacy document lists everything that the site stores in browsers, and all declared services. */
export const privacyDocument: Check = {
  code: 'privacy-document',
  about: say`The privacy document does not name something that the site keeps in browsers, or a service of another host.`,
  why: say`Visitors have a right to know what a site keeps in their browser, and which other hosts learn about them. The document that "consent" links to must name each such item in the label of a row, and each service, in each of its languages. The banner names the services that wait for its answer.`,
  given: {
    'pages/_site.json': {
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
  create(site, report) {
    const keptItems = keptBy(site)
    const services = servicesOf(site.settings)
    const waiting = services.filter(({ consent }) => consent)
    return {
      message({ document, key, text, lang, page }) {
        if (page || key !== 'consent.text') return
        for (const { name } of waiting)
          if (!text.includes(name))
            report(
              document,
              ['consent', 'text'],
              say`The banner in ${{ language: lang }} does not name "${name}", which waits for its answer.`,
              { hint: say`Say in the question what the service is for.` },
            )
      },
      page(page) {
        for (const language of editionsOf(page, site)) {
          const document = site.locales.get(language)?.get(page.name) ?? page.document
          const texts = textsIn(page, language, site)
          const labels = texts.filter(({ path }) => path.at(-1) === 'label')
          const table = labels.find(({ text }) => keptItems.some(({ name }) => hasWord(text, name)))?.path ?? ['title']
          for (const [i, { name, in: place }] of keptItems.entries()) {
            // If a name is used in two places, such as a cookie and local storage, the table needs two rows.
            const previousCount = keptItems.slice(0, i).filter((previous) => previous.name === name).length
            if (labels.filter(({ text }) => hasWord(text, name)).length > previousCount) continue
            report(
              document,
              table,
              say`The privacy document in ${{ language: language }} does not name "${name}", which the site keeps in ${ofSchema(place)}.`,
              { hint: say`Add a row with "${name}" in its label, and say what it is for and how long it is kept.` },
            )
          }
          for (const { name } of services)
            if (!texts.some(({ text }) => text.includes(name)))
              report(
                document,
                ['title'],
                say`The privacy document in ${{ language: language }} does not name the service "${name}".`,
                { hint: say`Say what the service learns about visitors, and when.` },
              )
        }
      },
    }
  },
}

/** Items that a site stores in browsers, depending on its features. */
function keptBy({ settings: { brands, document }, index }: Site): (typeof kept)[number][] {
  const has = {
    'a dark theme': brands.some(({ darkTheme }) => darkTheme),
    products: index.pages.some(({ listed }) => listed),
    forms: index.pages.some(({ hasForm }) => hasForm),
    'a notice': document.json.notice !== undefined,
  }
  return kept.filter((item) => !('needs' in item) || has[item.needs])
}

/** Languages for which "consent" links to a page as the privacy document. */
function editionsOf(page: Page, { settings: { document } }: Site): string[] {
  const editions = valueAt(document.json, ['consent', 'document'])
  return (Array.isArray(editions) ? editions : []).flatMap((edition) => {
    const language = String(valueAt(edition, ['language']))
    return valueAt(edition, ['src']) === printedFile(page, language) ? [language] : []
  })
}

/** All texts of a page in a language. Texts without a translation are in the source language. */
function textsIn(page: Page, language: string, site: Site): Message[] {
  return messagesOf(page, site).map(
    ({ source, translations }) => translations.find(({ lang }) => lang === language) ?? source,
  )
}

/** Whether a text contains a name as a whole word. */
function hasWord(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${escapePattern(name)}(?![\\p{L}\\p{N}_-])`, 'u').test(text)
}
