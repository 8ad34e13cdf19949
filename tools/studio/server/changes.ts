import { basename } from 'node:path'
import { isTextFile, pageOfFile } from '../../content/base/page-of-file'
import { valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import { mediaFolder } from '../../content/read/media'
import { joined, type Said, say, type Value } from '../../content/say/say.js'
import { readTexts } from '../../files/site/texts'
import { countWords, differences } from '../document/difference'
import { readJson } from '../document/translations'
import type { ChangedPage, Changes } from '../protocol'
import { type ChangedFile, changedFiles, committedTexts, isRepository } from './git'

/** Differences from the last commit: for each page, the changed fields and the numbers of changed translations. */
export function changesNow(): Changes {
  if (!isRepository()) return { repository: false, pages: [], media: [], others: [] }
  const files = changedFiles()
  const textsBefore = committedTexts(files.flatMap(({ path, kind }) => (kind === 'new' ? [] : [path])))
  const textsAfter = readTexts(
    files.flatMap(({ path, kind }) => (kind === 'deleted' ? [] : [path])).filter(isDocument),
    [],
  )
  const names = [...new Set(files.flatMap(({ path }) => placeOf(path)?.name ?? []))].sort()
  const pages = names.map((name) => pageOf(name, files, textsBefore, textsAfter))
  const isPicture = ({ path }: ChangedFile) =>
    path.startsWith(`${mediaFolder}/`) && !path.startsWith(`${mediaFolder}/_`)
  const media = files.filter(isPicture).map(({ path, kind }) => ({ file: path.slice(mediaFolder.length + 1), kind }))
  const otherFiles = files.filter((file) => !placeOf(file.path) && !isPicture(file)).map(({ path }) => path)
  return { repository: true, pages, media, others: otherFiles, message: messageFor(pages, media.length) }
}

function isDocument(path: string): boolean {
  return placeOf(path) !== undefined
}

/** The page or shared document that a file belongs to, and the language of a translation. Undefined for other files. */
function placeOf(path: string): { name: string; lang?: string } | undefined {
  if (path.startsWith(`${mediaFolder}/`) || path.startsWith('locales/.')) return undefined
  const { name, language } = pageOfFile(path)
  if (name !== '') return { name, lang: language }
  return path === 'locales/glossary.json' ? { name: 'glossary' } : undefined
}

function pageOf(
  name: string,
  files: ChangedFile[],
  textsBefore: Map<string, string>,
  textsAfter: Record<string, string>,
): ChangedPage {
  const ownFiles = files.filter(({ path }) => placeOf(path)?.name === name)
  const versions = ({ path }: ChangedFile) =>
    [textsBefore.get(path), textsAfter[path]].map((text) => (isTextFile(path) ? inParagraphs(text) : readJson(text)))
  const isSource = ({ path }: ChangedFile) => placeOf(path)?.lang === undefined
  const document = ownFiles.find((file) => isSource(file) && !isTextFile(file.path))
  const texts = ownFiles.filter((file) => isSource(file) && isTextFile(file.path))
  const [old, now] = document ? versions(document) : []
  const words = ownFiles.flatMap((file) => {
    const lang = placeOf(file.path)?.lang
    const [before, after] = versions(file)
    return lang === undefined ? [] : [[lang, countWords(before, after)] as const]
  })
  return {
    name,
    title: titleOf(now) ?? titleOf(old) ?? titleOf(readJson(textNow(`pages/${name}.json`))) ?? '',
    kind: document?.kind ?? 'changed',
    draft: valueAt(now, ['draft']) === true,
    fields: [
      ...(document && old !== undefined && now !== undefined
        ? differences(old, now).map((field) => ({ ...field, items: itemsAt(field.steps, now, old) }))
        : []),
      ...texts.map(({ path }) => ({
        steps: [basename(path)],
        before: textsBefore.get(path) ?? '',
        after: textsAfter[path] ?? '',
      })),
    ],
    words: Object.fromEntries(words.filter(([, count]) => Object.values(count).some((number) => number > 0))),
  }
}

/** Converts a text to an object with its paragraphs by number, so that it can be compared like a document. */
function inParagraphs(text: string | undefined): object {
  return text === undefined ? {} : { ...text.split(/(?:\r?\n){2,}/) }
}

/** Fields of blocks and items by which authors recognize them. */
const namingFields = ['id', 'type', 'title', 'label', 'name', 'question', 'text', 'alt']

/**
 * Returns the blocks and items along a path in which ids replace list indexes, as `items` of a `ChangedField`. Blocks
 * and items that were removed are taken from `old`.
 */
function itemsAt(steps: string[], now: unknown, old: unknown): object[] {
  const items: object[] = []
  let [current, previous] = [now, old]
  for (const step of steps) {
    const next = [current, previous].map((value) =>
      Array.isArray(value) ? value.find((item) => valueAt(item, ['id']) === step) : valueAt(value, [step]),
    )
    const item = next[0] ?? next[1]
    if ((Array.isArray(current) || Array.isArray(previous)) && isObject(item))
      items.push(Object.fromEntries(namingFields.flatMap((name) => (name in item ? [[name, item[name]]] : []))))
    ;[current, previous] = next
  }
  return items
}

function textNow(path: string): string | undefined {
  return readTexts([path], [])[path]
}

function titleOf(json: unknown): string | undefined {
  const title = valueAt(json, ['title'])
  return typeof title === 'string' ? title : undefined
}

const sentences: Record<ChangedPage['kind'], (what: Value) => Said> = {
  new: (what) => say`Add ${what}`,
  changed: (what) => say`Edit ${what}`,
  deleted: (what) => say`Delete ${what}`,
}

/** Names of the shared documents, which have no title, for commit messages. */
const untitled: Record<string, Said> = {
  _site: say`the site’s settings`,
  common: say`shared words`,
  glossary: say`the glossary`,
}

/** Commit message: a short first line, then a list of the changed pages. Undefined if nothing changed. */
function messageFor(pages: ChangedPage[], pictures: number): Said | undefined {
  const lines = pages.map(({ name, kind, title, words }) => {
    const languages = Object.keys(words)
    const line = sentences[kind](title === '' ? (untitled[name] ?? name) : `“${title}”`)
    return languages.length > 0 ? joined([line, `(${languages.join(', ')})`]) : line
  })
  if (pictures > 0)
    lines.push(pictures === 1 ? say`A picture came, changed or went` : say`${pictures} pictures came, changed or went`)
  const [only, ...more] = lines
  if (more.length === 0) return only
  const head = pages.length === 1 ? only : say`Edit ${pages.length} pages`
  return joined([head, '', ...lines.map((line) => joined(['-', line]))], '\n')
}
