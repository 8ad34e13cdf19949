import type { Check } from '../content/check'
import { inspectRichText } from '../content/rich-text'
import { nameOf } from './names'

/** Rich text leads to the same addresses in every language: links stay in the visitor's language by themselves. */
export const translationLink: Check = {
  code: 'translation-link',
  about: 'A translation links to other addresses than its source.',
  run({ phrases }, report) {
    for (const { document, path, text, markdown, source } of phrases) {
      if (!markdown || !source || !(mayLink.test(text) || mayLink.test(source.text))) continue
      const found = inspectRichText(text).links.sort()
      const wanted = inspectRichText(source.text).links.sort()
      if (found.join() === wanted.join()) continue
      report(document, path, `The links differ: ${list(found)} here, ${list(wanted)} in ${nameOf(source.lang)}.`, {
        hint: 'Copy the addresses; do not put the language before them.',
      })
    }
  },
}

/** Parsing Markdown is slow, and most texts have no link. */
const mayLink = /\]\(|<\w/

function list(links: string[]): string {
  return links.map((link) => `"${link}"`).join(' and ') || 'none'
}
