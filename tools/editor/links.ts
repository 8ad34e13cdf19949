import type { DocumentLink } from 'vscode-languageserver/node'
import { mediaFolder } from '../content/read/media'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'
import { placesIn, type Text } from './positions'

/** What a document leads to: pages and media files. */
export function linksIn(site: EditorSite, { parts: { base } }: OpenSite, file: string, text: Text): DocumentLink[] {
  return placesIn(base, file, text).flatMap(({ subject, start, end }) => {
    if (subject.kind !== 'page' && subject.kind !== 'media') return []
    const to = subject.kind === 'page' ? subject.info.file : `${mediaFolder}/${subject.file}`
    return to === file ? [] : [{ range: text.range(start, end), target: site.uriOf(to) }]
  })
}
