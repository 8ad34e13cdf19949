import { explanations } from '../checks/examples'
import { kinds } from '../checks/kinds'
import { say } from '../cli/language/say'
import { nameOf as languageName } from '../content/language'
import { mediaFolder } from '../content/media'
import { translationsOf } from '../content/translation-state'
import { common, siteNamespace } from '../content/words'
import type { Subject } from '../edit/named'
import type { OpenSite } from '../site/open'
import { stateNames } from '../translations/table'
import { type EditorSite, nameOf } from './editor-site'

/** What is known of what a document is about, in Markdown. */
export function aboutSubject(site: EditorSite, open: OpenSite, file: string, subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'page': {
      const { names, lang, address, languages, draft, from, until } = subject.info
      const days = [from, until].filter(Boolean).join(' – ')
      const said = [languages.join(', '), draft ? say('Draft') : '', days]
      return [`**${names[lang]?.text ?? address}**`, address, ...said].filter(Boolean).join('  \n')
    }
    case 'media':
      return aboutMedia(site, open, subject.file)
    case 'key':
      return aboutWords(open, common, subject.key.split('.'))
    case 'words':
      return aboutWords(open, nameOf(file).name, subject.steps)
    case 'rule': {
      const kind = kinds.find(({ code }) => code === subject.code)
      const why = explanations[subject.code]?.why
      return kind && [`**${kind.code}**`, say(kind.about), ...(why ? [say(why)] : [])].join('\n\n')
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
function aboutWords(open: OpenSite, name: string, steps: string[]): string | undefined {
  const isShared = name === common || name === siteNamespace
  const all = translationsOf(open.some(new Set(isShared ? [] : [name])))?.get(name) ?? []
  const own = all.filter(({ word }) => word.key === steps.join('.'))
  const [first] = own
  if (!first) return undefined
  const lines = own.map(
    ({ lang, text = '–', state }) => `${say(languageName(lang))}: ${text} (${say(stateNames[state])})`,
  )
  return [`${say(languageName(first.of.lang))}: ${first.word.value}`, ...lines].join('  \n')
}
