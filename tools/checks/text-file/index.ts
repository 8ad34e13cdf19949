import { isTextFile, pageOfFile } from '../../content/base/page-of-file'
import type { Check } from '../../content/check/check'
import { position, valueAt } from '../../content/json/document'
import { parseMarkdown } from '../../content/language/markdown'
import { inspectRichText } from '../../content/language/rich-text'
import { say } from '../../content/say/say.js'

const inFile = (name: string) => ({ 'pages/fan.json': { blocks: [{ type: 'text', id: 'about', file: name }] } })

/**
 * A text in a separate file exists, is named like its page, is shown, and has the same number of paragraphs in every
 * language.
 */
export const textFile: Check = {
  code: 'text-file',
  about: say`A text in a separate file is missing, empty, not shown, not named like its page, or not divided like its source.`,
  why: say`A text in a separate file is next to its page and has the same name, so that both are renamed, moved and translated together.`,
  given: { 'pages/fan.md': 'Fresh air.' },
  wrong: inFile('air.md'),
  right: inFile('fan.md'),
  create({ locales, source }, report) {
    return {
      page({ document, name, slug }) {
        const { parts = [] } = document
        const files = new Set(parts.map(({ file }) => file))
        for (const { path, file, text } of parts) {
          const field = [...path.slice(0, -1), 'file']
          if (pageOfFile(file).name !== name)
            report(document, field, say`The file of a text must be named like its page.`, {
              hint: say`Rename the file to "${slug}.md", or to "${slug}.more.md" if it is the second.`,
            })
          else if (text.trim() === '')
            report(document, field, say`There is no text in "${file}".`, { hint: say`Write the text in that file.` })
          // Checked here, because blocks of code contain no words to translate and so are not texts of the page.
          for (const { type, position: place } of parseMarkdown(text).children) {
            const [start = 0, end = 0] = [place?.start.offset, place?.end.offset]
            const [fault] = type === 'code' ? inspectRichText(text.slice(start, end)).unsupported : []
            if (fault) report({ file, line: position(text, start).line }, [], say`Rich text cannot have ${fault}.`)
          }
        }
        for (const names of locales.values()) {
          const translation = names.get(name)
          for (const part of translation?.parts ?? []) {
            files.add(part.file)
            const origin = parts.find(({ file }) => file.endsWith(part.file.replace(/^locales\/[^/]+/, '')))
            const [count, sourceCount] = [part.segments.length, origin?.segments.length ?? 0]
            if (translation && count !== sourceCount)
              report(
                translation,
                [...part.path, 'p1'],
                say`This text has ${count} paragraphs, headings, lists and tables; its source has ${sourceCount}.`,
                {
                  severity: 'warning',
                  hint: say`Divide it as the source is divided, so that each paragraph is compared with its own source.`,
                },
              )
          }
        }
        for (const [file, text] of Object.entries(source.documents))
          if (isTextFile(file) && text.trim() !== '' && pageOfFile(file).name === name && !files.has(file))
            report({ file }, [], say`No block shows this text.`, {
              severity: 'warning',
              hint: say`Name it in the field "file" of a block "text", or delete it.`,
            })
      },
      block({ block, path, page: { document } }) {
        if (
          valueAt(block, ['file']) === undefined ||
          document.parts?.some((part) => part.path.join() === [...path, 'text'].join())
        )
          return
        if (valueAt(block, ['type']) === 'text')
          report(document, [...path, 'file'], say`The block has both "text" and "file".`, {
            hint: say`Remove one of them.`,
          })
      },
      site({ index, unreadable, source: { documents } }) {
        for (const file of Object.keys(documents)) {
          const { name } = pageOfFile(file)
          if (isTextFile(file) && !index.byName.has(name) && !unreadable.has(`pages/${name}.json`))
            report({ file }, [], say`This text belongs to no page.`, {
              severity: 'warning',
              hint: say`Name it like the page that shows it, or delete it.`,
            })
        }
      },
    }
  },
}
