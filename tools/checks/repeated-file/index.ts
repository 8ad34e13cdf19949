import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { say } from '../../content/say/say.js'
import { front } from '../shared/examples'

const views = (src: string) => ({
  'pages/fan.json': {
    blocks: [{ type: 'gallery', id: 'views', images: [front, { id: 'side', src, alt: 'The fan from the side' }] }],
  },
})

/** The pictures of a gallery are all different, and so are the editions of a document in several languages. */
export const repeatedFile: Check = {
  code: 'repeated-file',
  severity: 'warning',
  about: say`A list shows the same picture twice, or two editions of a document are the same file.`,
  why: say`A picture that is shown twice was usually copied to be replaced. If two editions of a document have the same content, readers of one language get the document of another.`,
  given: { 'pages/_media/side.svg': { bytes: 900, width: 960, height: 720 } },
  wrong: views('fan.svg'),
  right: views('side.svg'),
  create({ source: { media } }, report) {
    return {
      media({ document, path, file }) {
        const [list, position, field] = [path.slice(0, -2), Number(path.at(-2)), path.at(-1)]
        const entries: unknown = valueAt(document.json, list)
        if (field !== 'src' || !Array.isArray(entries)) return
        const { language } = entries[position]
        const contentOf = (name: string) => media[name]?.hash ?? media[name]?.digest ?? name
        // One file may be listed for several languages on purpose, but two files with the same content are reported.
        const other = entries
          .slice(0, position)
          .find(({ src }) => contentOf(src) === contentOf(file) && !(src === file && language !== undefined))
        if (other === undefined) return
        const message =
          typeof language === 'string'
            ? say`The editions "${other.src}" and "${file}" have the same content.`
            : other.src === file
              ? say`"${file}" is in this list twice.`
              : say`"${file}" is the same picture as "${other.src}" above it.`
        const hint =
          typeof language === 'string'
            ? say`Save the edition in ${{ language }} under its name, or name the other file for both languages.`
            : say`Name another file, or remove the entry.`
        report(document, path, message, { hint })
      },
    }
  },
}
