import type { Location } from 'vscode-languageserver/node'
import { isTextFile, pageOfFile } from '../content/base/page-of-file'
import { pathOfSteps } from '../content/json/steps'
import { mediaFolder } from '../content/read/media'
import type { PageInfo } from '../content/read/page-info'
import { common } from '../content/read/words'
import type { Subject } from '../edit/named'
import { leadsTo, type Reference, referencesIn } from '../edit/references'
import type { OpenSite } from '../site/open'
import { anchorPath } from '../studio/document/ids'
import type { EditorSite } from './editor-site'
import { Text } from './positions'

/** Locations where a subject is defined. A source text leads to its translations, a translation to its source text. */
export function definitionsOf(site: EditorSite, open: OpenSite, file: string, subject: Subject): Location[] {
  const { settings, index } = open.parts.base
  const { name, language } = pageOfFile(file)
  const translations = (pageName: string) => settings.languages.map(({ code }) => `locales/${code}/${pageName}.json`)
  switch (subject.kind) {
    case 'page': {
      const { info, anchor } = subject
      const path =
        anchor === undefined
          ? undefined
          : anchorPath(textAt(site, info.file).json, anchor, open.parts.base.contract.anchors)
      return [locate(site, { file: info.file, path: path ?? [] })]
    }
    case 'media':
      return [locate(site, { file: `${mediaFolder}/${subject.file}`, path: [] })]
    case 'text':
      return site.textOf(subject.file) === undefined ? [] : [locate(site, { file: subject.file, path: [] })]
    case 'key': {
      const others = translations(common).filter((path) => path !== file)
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

/** Locations of all references to a subject. */
export function referencesTo(site: EditorSite, open: OpenSite, file: string, subject: Subject): Location[] {
  if (subject.kind === 'words' || subject.kind === 'text' || subject.kind === 'rule')
    return definitionsOf(site, open, file, subject)
  const isNear = ({ file, slug, links, related, parent, compared, media }: PageInfo) => {
    if (subject.kind === 'key') return site.textOf(file)?.includes(`"t:${subject.key}"`)
    if (subject.kind === 'media') return media.includes(subject.file)
    const { info } = subject
    return slug === info.slug || parent === info.slug || [...links, ...related, ...compared].includes(info.address)
  }
  const near = open.parts.base.index.pages.filter(isNear)
  const loaded = open.some(new Set(near.map(({ name }) => name)))
  if (subject.kind === 'key') {
    const isUse = ({ value }: { value: string }) => value === `t:${subject.key}`
    return loaded.marked.flatMap(({ document: { file }, words }) =>
      words.filter(isUse).map(({ path }) => locate(site, { file, path })),
    )
  }
  const isIt = (reference: Reference) => {
    if (subject.kind === 'media') return reference.kind === 'media' && reference.named === subject.file
    const { info, anchor } = subject
    const isWithin = reference.named.startsWith('#') && pageOfFile(reference.file).name === info.name
    const link = isWithin ? info.address + reference.named : reference.named
    return anchor === undefined
      ? leadsTo({ ...reference, named: link }, info, loaded)
      : link === `${info.address}#${anchor}`
  }
  return referencesIn(loaded)
    .filter(isIt)
    .map((reference) => locate(site, reference))
}

function locate(site: EditorSite, target: Pick<Reference, 'file' | 'path'> & Partial<Reference>): Location {
  const { file, path, start, end } = target
  const uri = site.uriOf(file)
  if (isTextFile(file) && start !== undefined)
    return { uri, range: new Text(site.textOf(file) ?? '', uri).range(start, end ?? start) }
  const text = path.length > 0 ? textAt(site, file) : new Text('')
  return { uri, range: text.at(path, start, end) }
}

/** Location of the value at `steps` in each document. Documents without such a value are left out. */
function whereThere(site: EditorSite, files: string[], steps: string[]): Location[] {
  return files.flatMap((file) => {
    const { json } = textAt(site, file)
    const path = pathOfSteps(json, steps)
    return path.length === steps.length ? [locate(site, { file, path })] : []
  })
}

function textAt(site: EditorSite, file: string): Text {
  return new Text(site.textOf(file) ?? '')
}
