import { kinds } from '../checks/shared/kinds'
import { spoken } from '../cli/spoken'
import { pageOfFile } from '../content/base/page-of-file'
import { mediaFolder } from '../content/read/media'
import { common, siteNamespace } from '../content/read/words'
import { joined, say } from '../content/say/say.js'
import { translationsOf } from '../content/translation/translation-state'
import type { Subject } from '../edit/named'
import { stateNames } from '../edit/translations/table'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'

/** What is known of what a document is about, in Markdown. */
export function aboutSubject(site: EditorSite, open: OpenSite, file: string, subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'page': {
      const { names, lang, address, languages, draft, from, until } = subject.info
      const days = [from, until].filter(Boolean).join(' – ')
      const said = [languages.join(', '), draft ? spoken(say`Draft`) : '', days]
      return [`**${names[lang]?.text ?? address}**`, address, ...said].filter(Boolean).join('  \n')
    }
    case 'media':
      return aboutMedia(site, open, subject.file)
    case 'key':
      return aboutWords(open, common, subject.key.split('.'))
    case 'words':
      return aboutWords(open, pageOfFile(file).name, subject.steps)
    case 'rule': {
      const kind = kinds.get(subject.code)
      return kind && [`**${kind.code}**`, spoken(kind.about), spoken(kind.why)].join('\n\n')
    }
  }
}

/** The size of a media file, and the picture itself. */
export function aboutMedia(site: EditorSite, { parts: { base } }: OpenSite, file: string): string {
  const { width, height, bytes = 0 } = base.source.media[file] ?? {}
  const size = width && height ? `${width} × ${height}` : ''
  const picture = width ? `\n\n![${file}](${site.uriOf(`${mediaFolder}/${file}`)}|width=240)` : ''
  return [size, `${Math.ceil(bytes / 1000)} kB`].filter(Boolean).join(', ') + picture
}

/** What words are in all languages, each with its state in the ledger. */
function aboutWords(open: OpenSite, of: string, steps: string[]): string | undefined {
  const isShared = of === common || of === siteNamespace
  const all = translationsOf(open.some(new Set(isShared ? [] : [of])))?.get(of) ?? []
  const own = all.filter(({ word }) => word.key === steps.join('.'))
  const [first] = own
  if (!first) return undefined
  const name = (language: string) => spoken(joined([{ language }]))
  const lines = own.map(({ lang, text = '–', state }) => `${name(lang)}: ${text} (${spoken(stateNames[state])})`)
  return [`${name(first.of.lang)}: ${first.word.value}`, ...lines].join('  \n')
}
