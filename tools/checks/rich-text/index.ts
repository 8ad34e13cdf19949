import type { Path, Problem } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { inspectRichText } from '../../content/language/rich-text'
import { say, wordsOf } from '../../content/say/say.js'
import { textPage } from '../shared/examples'
import { withoutHtml } from '../shared/without-html'

/** Rich text uses only the supported Markdown, in the source and in every translation. */
export const richText: Check = {
  code: 'rich-text',
  about: say`Rich text has HTML, Markdown that this block or the site does not show, or something that is empty or not closed.`,
  why: say`Rich text is Markdown (CommonMark with the additions of GitHub) without HTML. Headings, pictures, tables, code and notes need a block "text".`,
  wrong: { 'pages/fan.json': textPage('<b>Fresh air</b>') },
  right: { 'pages/fan.json': textPage('**Fresh air**') },
  needed: true,
  create(_, report) {
    return {
      message(message) {
        const { document, path, rich, source } = message
        if (!rich?.unsupported[0] && !rich?.roomy) return
        const written = source ?? message
        // The path of a text in a separate file is one step longer, because it contains the key of a paragraph.
        const hasRoom = [1, 2].some(
          (above) => valueAt(written.document.json, [...written.path.slice(0, -above), 'type']) === 'text',
        )
        const [first, copied] = [rich, source?.rich].map(
          (text) =>
            text?.unsupported[0] ??
            (text?.roomy && !hasRoom ? say`${text.roomy}; write it in a block "text"` : undefined),
        )
        // A mistake that a translation repeats from its source is reported only at the source.
        if (first && (!copied || wordsOf(first) !== wordsOf(copied)))
          report(document, path, say`Rich text cannot have ${first}.`, {
            hint: hasRoom
              ? say`It is Markdown (CommonMark) without HTML.`
              : say`It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.`,
            at: rich?.at || undefined,
            guess: markdownFor(document, path, message.text),
          })
      },
    }
  },
}

/** Returns a correction that replaces HTML with Markdown; undefined without HTML, or if a fault would remain. */
function markdownFor(document: { file: string }, path: Path, text: string): Problem['guess'] {
  const markdown = withoutHtml(text, false)
  const isRight = markdown !== '' && markdown !== text && inspectRichText(markdown).unsupported.length === 0
  return isRight ? [{ file: document.file, kind: 'set', path, value: markdown }] : undefined
}
