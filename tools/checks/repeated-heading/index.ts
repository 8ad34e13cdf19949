import type { Check } from '../../content/check'
import { isMeant } from '../../content/glossary'
import { fold } from '../../content/language'
import { say } from '../../content/say/say.js'
import { textPage } from '../examples'

/** A text does not begin with its own heading. */
export const repeatedHeading: Check = {
  code: 'repeated-heading',
  severity: 'warning',
  about: say`The first line of a text repeats its heading.`,
  why: say`The heading is already shown above the text.`,
  wrong: { 'pages/fan.json': textPage('Fresh air. It comes in below.', { title: 'Fresh air' }) },
  right: { 'pages/fan.json': textPage('It comes in below.', { title: 'Fresh air' }) },
  isSilenced: true,
  create(site, report) {
    const headings = new Map<string, string>()
    return {
      message({ document, path, lang, text }) {
        const field = path.at(-1)
        if (field !== 'title' && field !== 'text') return
        const key = `${document.file} ${path.slice(0, -1).join('.')}`
        if (field === 'title') headings.set(key, text)
        const heading = headings.get(key)
        if (field === 'title' || heading === undefined) return
        const [first = ''] = text.slice(0, heading.length + fewestSigns).split(/\n|(?<=[.:!?…。])\s/u, 1)
        if (withoutSigns(first, lang) !== withoutSigns(heading, lang) || isMeant(site.glossary, heading, lang)) return
        report(document, path, say`The text begins with its heading, "${heading}".`, {
          hint: say`Leave that line out.`,
          meant: { language: lang, words: heading },
        })
      },
    }
  },
}

/** How many letters a heading has less than a first line with the same words: signs of Markdown and punctuation. */
const fewestSigns = 8

/** Words without signs, as they are compared. */
function withoutSigns(text: string, language: string): string {
  return fold(text, language)
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
}
