import { kinds } from '../checks/shared/kinds'
import { messageText } from '../cli/message-language'
import { pageOfFile } from '../content/base/page-of-file'
import { mediaFolder } from '../content/read/media'
import { common, siteNamespace } from '../content/read/words'
import { joined, say } from '../content/say/say.js'
import { translationsOf } from '../content/translation/translation-state'
import type { Subject } from '../edit/named'
import { stateNames } from '../edit/translations/table'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'

/** Maximum number of characters of a text file in a hover. */
const longestExcerpt = 400

/** Description of a subject for a hover, in Markdown. */
export function aboutSubject(site: EditorSite, open: OpenSite, file: string, subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'page': {
      const { names, lang, address, languages, draft, from, until } = subject.info
      const days = [from, until].filter(Boolean).join(' – ')
      const details = [languages.join(', '), draft ? messageText(say`Draft`) : '', days]
      return [`**${names[lang]?.text ?? address}**`, address, ...details].filter(Boolean).join('  \n')
    }
    case 'media':
      return aboutMedia(site, open, subject.file)
    case 'text': {
      const text = site.textOf(subject.file)
      return text && text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text
    }
    case 'key':
      return aboutWords(open, common, subject.key.split('.'))
    case 'words':
      return aboutWords(open, pageOfFile(file).name, subject.steps)
    case 'rule': {
      const kind = kinds.get(subject.code)
      return kind && [`**${kind.code}**`, messageText(kind.about), messageText(kind.why)].join('\n\n')
    }
  }
}

/** Size of a media file, with a preview if the file is a picture, in Markdown. */
export function aboutMedia(site: EditorSite, { parts: { base } }: OpenSite, file: string): string {
  const { width, height, bytes = 0 } = base.source.media[file] ?? {}
  const size = width && height ? `${width} × ${height}` : ''
  const picture = width ? `\n\n![${file}](${site.uriOf(`${mediaFolder}/${file}`)}|width=240)` : ''
  return [size, `${Math.ceil(bytes / 1000)} kB`].filter(Boolean).join(', ') + picture
}

/** A text in all languages, with the state of each translation, in Markdown. */
function aboutWords(open: OpenSite, name: string, steps: string[]): string | undefined {
  const isShared = name === common || name === siteNamespace
  const translations = translationsOf(open.some(new Set(isShared ? [] : [name])))?.get(name) ?? []
  const wordTranslations = translations.filter(({ word }) => word.key === steps.join('.'))
  const [first] = wordTranslations
  if (!first) return undefined
  const nameOf = (language: string) => messageText(joined([{ language }]))
  const lines = wordTranslations.map(
    ({ lang, text = '–', state }) => `${nameOf(lang)}: ${text} (${messageText(stateNames[state])})`,
  )
  return [`${nameOf(first.of.lang)}: ${first.word.value}`, ...lines].join('  \n')
}
