import type { DocumentLink, Location } from 'vscode-languageserver/node'
import { valueAt } from '../content/document'
import { mediaFolder } from '../content/media'
import type { PageInfo } from '../content/page-info'
import { pathOfSteps } from '../content/steps'
import { common } from '../content/words'
import type { Subject } from '../edit/named'
import { type Reference, referencesIn, splitLink } from '../edit/references'
import type { OpenSite } from '../site/open'
import { anchorPath } from '../studio/document/ids'
import { type EditorSite, nameOf } from './editor-site'
import { placesIn, Text } from './places'

/** What a document leads to: pages and media files. */
export function linksIn(site: EditorSite, { parts: { base } }: OpenSite, file: string, text: Text): DocumentLink[] {
  return placesIn(base, file, text).flatMap(({ subject, start, end }) => {
    const to = subject.kind === 'page' ? subject.info.file : subject.kind === 'media' && fileOf(subject.file)
    return to && to !== file ? [{ range: text.range(start, end), target: site.uriOf(to) }] : []
  })
}

/** Where what a document is about is written: a page or a place on it, a file, a word, or the same words in other languages. */
export function definitionsOf(site: EditorSite, open: OpenSite, file: string, subject: Subject): Location[] {
  const { settings, index } = open.parts.base
  const { name, language } = nameOf(file)
  const translations = (of: string) => settings.languages.map(({ code }) => `locales/${code}/${of}.json`)
  switch (subject.kind) {
    case 'page': {
      const { info, anchor } = subject
      const path = anchor === undefined ? undefined : anchorPath(textAt(site, info.file).json, anchor)
      return [locate(site, { file: info.file, path: path ?? [] })]
    }
    case 'media':
      return [locate(site, { file: fileOf(subject.file), path: [] })]
    case 'key': {
      const others = translations(common).filter((one) => one !== file)
      const source = `locales/${settings.defaultLanguage}/${common}.json`
      return whereThere(site, name === common ? others : [source], subject.key.split('.'))
    }
    case 'words': {
      const source = index.byName.get(name)?.file ?? `pages/${name}.json`
      return whereThere(site, language === undefined ? translations(name) : [source], subject.steps)
    }
    case 'rule':
      return []
  }
}

/** Everything that leads to what a document is about. */
export function referencesTo(site: EditorSite, open: OpenSite, file: string, subject: Subject): Location[] {
  if (subject.kind === 'words' || subject.kind === 'rule') return definitionsOf(site, open, file, subject)
  const isNear = ({ file, slug, links, related, parent, compared, media }: PageInfo) => {
    if (subject.kind === 'key') return site.textOf(file)?.includes(`"t:${subject.key}"`)
    if (subject.kind === 'media') return media.includes(subject.file)
    const { info } = subject
    return slug === info.slug || parent === info.slug || [...links, ...related, ...compared].includes(info.address)
  }
  const near = open.parts.base.index.pages.filter(isNear)
  const some = open.some(new Set(near.map(({ name }) => name)))
  if (subject.kind === 'key') {
    const uses = some.marked.flatMap(({ document, words }) => words.map((word) => ({ ...word, file: document.file })))
    return uses
      .filter(({ value }) => value === `t:${subject.key}`)
      .map(({ file, path }) => locate(site, { file, path }))
  }
  const isIt = ({ file, kind, named }: Reference) => {
    if (subject.kind === 'media') return kind === 'media' && named === subject.file
    const { info, anchor } = subject
    if (kind === 'parent') return anchor === undefined && named === info.slug
    const { address, rest } = splitLink(named)
    const isTo = address === '' ? nameOf(file).name === info.name : address === info.address
    return isTo && (anchor === undefined || rest === `#${anchor}`)
  }
  return referencesIn(some)
    .filter(isIt)
    .map((one) => locate(site, one))
}

function fileOf(media: string): string {
  return `${mediaFolder}/${media}`
}

function locate(site: EditorSite, at: Pick<Reference, 'file' | 'path'> & Partial<Reference>): Location {
  const { file, path, start, end } = at
  const text = path.length > 0 ? textAt(site, file) : new Text('')
  const part = start === undefined || end === undefined ? undefined : { start, end }
  return { uri: site.uriOf(file), range: text.at(path, part) }
}

/** The places in some documents that steps lead to, where there is something. */
function whereThere(site: EditorSite, files: string[], steps: string[]): Location[] {
  return files.flatMap((file) => {
    const { json } = textAt(site, file)
    const path = pathOfSteps(json, steps)
    return path.length === steps.length && valueAt(json, path) !== undefined ? [locate(site, { file, path })] : []
  })
}

function textAt(site: EditorSite, file: string): Text {
  return new Text(site.textOf(file) ?? '')
}
