import type { Check } from '../../content/check/check'
import { say, wordsOf } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

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
      message({ document, path, rich, source }) {
        const [first, copied] = [rich, source?.rich].map((text) => text?.unsupported[0])
        // A mistake that a translation repeats from its source is reported only at the source.
        if (first && (!copied || wordsOf(first) !== wordsOf(copied)))
          report(document, path, say`Rich text cannot have ${first}.`, {
            hint: say`It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.`,
            at: rich?.at || undefined,
          })
      },
    }
  },
}
