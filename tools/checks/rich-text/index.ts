import type { Path, Problem } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { inspectRichText } from '../../content/language/rich-text'
import { say, wordsOf } from '../../content/say/say.js'
import { textPage } from '../shared/examples'
import { withoutHtml } from '../shared/without-html'

/** Rich text uses only the supported Markdown, in the source and in every translation. */
export const richText: Check = {
  code: 'rich-text',
  about: say`Rich text has something other than paragraphs, strong, emphasis, links and lists, or one that is empty or not closed.`,
  why: say`Rich text has paragraphs, **strong**, *emphasis*, [links](/address) and lists. Headings are the "title" of a block.`,
  wrong: { 'pages/fan.json': textPage('# Fresh air') },
  right: { 'pages/fan.json': textPage('**Fresh air**') },
  needed: true,
  create(_, report) {
    return {
      message({ document, path, text, rich, source }) {
        const [first, copied] = [rich, source?.rich].map((text) => text?.unsupported[0])
        // A mistake that a translation repeats from its source is reported only at the source.
        if (first && (!copied || wordsOf(first) !== wordsOf(copied)))
          report(document, path, say`Rich text cannot have ${first}.`, {
            hint: say`It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.`,
            at: rich?.at || undefined,
            guess: markdownFor(document, path, text),
          })
      },
    }
  },
}

/** A correction of a text with HTML; undefined if the text has none, or something else that is not allowed. */
function markdownFor(document: { file: string }, path: Path, text: string): Problem['guess'] {
  const markdown = withoutHtml(text, false)
  const isRight = markdown !== '' && markdown !== text && inspectRichText(markdown).unsupported.length === 0
  return isRight ? [{ file: document.file, kind: 'set', path, value: markdown }] : undefined
}
