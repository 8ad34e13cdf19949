import { findNodeAtLocation } from 'jsonc-parser'
import type { DocumentLink, Location } from 'vscode-languageserver/node'
import { valueAt } from '../content/document'
import { parseJson } from '../content/json'
import { spliceIn } from '../content/json-text'
import { mediaFolder } from '../content/media'
import type { PageInfo } from '../content/page-info'
import type { Path } from '../content/problem'
import { pathOfSteps } from '../content/steps'
import { common } from '../content/words'
import { type Reference, referencesIn, splitLink } from '../edit/references'
import { readTexts } from '../files/texts'
import type { OpenSite } from '../site/open'
import { anchorPath } from '../studio/document/ids'
import { type EditorSite, nameOf } from './editor-site'
import { Text } from './ranges'
import { type Subject, subjectsIn } from './subjects'

/** What a document leads to: pages and media files. */
export function linksIn(site: EditorSite, { parts: { base } }: OpenSite, file: string): DocumentLink[] {
  const text = new Text(site.textOf(file) ?? '')
  return subjectsIn(base, file, text).flatMap(({ subject, start, end }) => {
    const isOwn = subject.kind === 'page' && subject.info.file === file
    const to = subject.kind === 'page' ? subject.info.file : subject.kind === 'media' && fileOf(subject)
    return to && !isOwn ? [{ range: text.range(start, end), target: site.uriOf(to) }] : []
  })
}

/** Where what a document is about is written: a page or a place on it, a file, a word, or the same words in other languages. */
export function definitionsOf(site: EditorSite, open: OpenSite, file: string, subject: Subject): Location[] {
  const { settings, index } = open.parts.base
  const { name, language } = nameOf(file)
  const codes = settings.languages.map(({ code }) => code)
  const translations = (of: string) => codes.map((code) => `locales/${code}/${of}.json`)
  switch (subject.kind) {
    case 'page': {
      const { file: to } = subject.info
      const json = parseJson(site.textOf(to) ?? '')
      return [locate(site, to, (subject.anchor !== undefined && anchorPath(json, subject.anchor)) || [])]
    }
    case 'media':
      return [locate(site, fileOf(subject), [])]
    case 'key': {
      const all = translations(common).filter((one) => one !== file)
      const source = `locales/${settings.defaultLanguage}/${common}.json`
      return whereThere(site, file.endsWith(`/${common}.json`) ? all : [source], subject.key.split('.'))
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
  const { kind } = subject
  if (kind === 'words' || kind === 'rule') return definitionsOf(site, open, file, subject)
  if (kind === 'key') {
    const written = `t:${subject.key}`
    const files = open.parts.base.index.pages.map((info) => info.file)
    const texts = readTexts(files, [], open.parts.base.source.unsaved)
    const using = open.some(new Set(files.filter((one) => texts[one]?.includes(`"${written}"`)).map(pageOf)))
    return using.marked.flatMap(({ document, words }) =>
      words.flatMap(({ value, path }) => (value === written ? [locate(site, document.file, path)] : [])),
    )
  }
  const isIt = ({ kind: how, named }: Reference) => {
    if (kind === 'media') return how === 'media' && named === subject.file
    if (how === 'parent') return subject.anchor === undefined && named === subject.info.slug
    const { address, rest } = splitLink(named)
    return address === subject.info.address && (subject.anchor === undefined || rest === `#${subject.anchor}`)
  }
  const isNear = ({ links, related, parent, compared, media, name }: PageInfo) =>
    kind === 'media'
      ? media.includes(subject.file)
      : [...links, ...related, ...compared].includes(subject.info.address) ||
        parent === subject.info.slug ||
        name === subject.info.name
  const near = open.parts.base.index.pages.filter(isNear)
  return referencesIn(open.some(new Set(near.map(({ name }) => name))))
    .filter(isIt)
    .map((one) => locate(site, one.file, one.path, one))
}

function pageOf(file: string): string {
  return nameOf(file).name
}

function fileOf({ file }: Extract<Subject, { kind: 'media' }>): string {
  return `${mediaFolder}/${file}`
}

function locate(site: EditorSite, file: string, path: Path, part?: Pick<Reference, 'start' | 'end'>): Location {
  const text = new Text(file.endsWith('.json') ? (site.textOf(file) ?? '') : '')
  const node = part && text.tree && findNodeAtLocation(text.tree, path)
  const range = node ? text.rangeOf(spliceIn(text.text, node, part.start, part.end, '')) : text.at(path)
  return { uri: site.uriOf(file), range }
}

/** The places in some documents that steps lead to, where there is something. */
function whereThere(site: EditorSite, files: string[], steps: string[]): Location[] {
  return files.flatMap((file) => {
    const json = parseJson(site.textOf(file) ?? '')
    const path = pathOfSteps(json, steps)
    return path.length === steps.length && valueAt(json, path) !== undefined ? [locate(site, file, path)] : []
  })
}
