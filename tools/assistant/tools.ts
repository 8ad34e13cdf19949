import { siteSchemas } from '../bundle/contract/own-schemas'
import { blockReference } from '../bundle/contract/reference'
import { describeSchema } from '../bundle/contract/summary'
import { Refusal } from '../cli/errors.js'
import { suggest } from '../content/base/nearest'
import { pageOfFile } from '../content/base/page-of-file'
import { excerptOf } from '../content/check/find-words'
import { typeCalled } from '../content/read/other-names'
import { say, wordsOf } from '../content/say/say.js'
import { allTranslations, isToDo } from '../content/translation/translation-state'
import { takePicture } from '../dev/picture'
import { carryOut, requireReadable } from '../edit/carry-out'
import { deletePage } from '../edit/delete'
import type { Edit } from '../edit/edit'
import { kindNames, requireOthersWhole, startPage } from '../edit/new/page'
import { renamePage } from '../edit/rename'
import { refuseUnknown } from '../edit/translations/accept'
import { isContent } from '../files/listing'
import { openToRead } from '../site/all'
import { findIn } from '../site/find'
import { undoLast } from '../studio/server/find'
import { filesOfName } from '../studio/server/page-files'
import { answerOf, countText, most, problemRows, rowsOf } from './answers'
import { addressesIn, nameOf, problemsNow, read } from './content'
import { type Documents, Unwritten, writeDocuments } from './write'

/** Answer of a tool: text, and a picture as PNG. */
export type Answer = { text: string; png?: Buffer; isRefused?: boolean }

/** JSON Schemas of the arguments of tools. */
const text = { type: 'string', minLength: 1, maxLength: 300 }
const page = { ...text, description: 'Address ("/fan"), name ("air/fan") or file ("pages/air/fan.json").' }
const from = { type: 'integer', minimum: 1, description: 'Number of the first row of a long answer.' }
const language = { ...text, description: 'Code of a language of the site.' }
const list = { type: 'array', items: text, maxItems: 50 }

/** Arguments of a call, which match the schema of its tool. */
type Given = {
  [Name in 'page' | 'type' | 'words' | 'in' | 'to' | 'instead' | 'name' | 'title' | 'kind' | 'like']?: string
} & { [Name in 'language' | 'brand' | 'theme']?: string } & { from?: number; width?: number } & {
  languages?: string[]
  blocks?: string[]
  menu?: boolean
  documents?: Documents
}

/** A tool: what it does, the schemas of its arguments (a name with "!" is needed), and its work. */
export type Tool = {
  about: string
  takes: Record<string, object>
  isReading?: true
  run(given: Given, seen: Map<string, string>): Promise<string | Answer>
}

export const tools: Record<string, Tool> = {
  list_pages: {
    about: 'Lists the pages: address, title, languages, state, file. "words" narrows the list.',
    takes: { words: text, from },
    isReading: true,
    async run({ words = '', from }) {
      const open = await openToRead()
      const problems = await problemsNow()
      const { pages, unreadable } = open.parts.base.index
      const stateOf = (name: string, draft = false) => {
        const own = problems.filter(({ file }) => pageOfFile(file).name === name)
        return [...(draft ? ['draft'] : []), ...(own.length > 0 ? [countText(own)] : [])].join(', ') || 'well'
      }
      const rows = pages.map(({ name, address, names, lang, languages, draft, file }) => {
        const others = languages.length > 12 ? `${languages.length} languages` : languages.join(' ')
        return `${address} | ${names[lang]?.text ?? name} | ${others} | ${stateOf(name, draft)} | ${file}`
      })
      const unread = unreadable
        .filter(({ name }) => !pages.some((page) => page.name === name))
        .map(({ name, address }) => `${address} | – | – | ${stateOf(name)} | pages/${name}.json`)
      const wanted = [...rows, ...unread].filter((row) => row.toLowerCase().includes(words.toLowerCase()))
      return rowsOf(wanted, 'pages: address | title | languages | state | file', from)
    },
  },
  read_page: {
    about:
      'Reads a page with its translations and problems. Also "_site" (menu, brands, languages), "common" (shared words), "glossary".',
    takes: { 'page!': page, languages: { ...list, description: 'Only these translations; [] for none.' } },
    isReading: true,
    async run({ page = '', languages }, seen) {
      const name = nameOf(await openToRead(), page)
      const isWanted = (path: string) => {
        const { language } = pageOfFile(path)
        return language === undefined || !languages || languages.includes(language)
      }
      const files = filesOfName(name)
        .filter(isWanted)
        .flatMap((path) => read(path, seen))
      const problems = problemRows((await problemsNow()).filter(({ file }) => filesOfName(name).includes(file)))
      let room = most.characters
      const [shown, left] = [[] as string[], [] as string[]]
      for (const { path, text } of files) {
        room -= text.length
        // The page itself is always shown.
        if (room < 0 && shown.length > 0) left.push(path)
        else shown.push(`=== ${path}\n${text}`)
      }
      for (const path of left) seen.delete(path)
      return answerOf(
        ...shown,
        left.length > 0 ? `Not shown, to keep this short: ${left.join(', ')}. Ask for these "languages".` : '',
        rowsOf(problems, 'problems', 1, most.problems),
      )
    },
  },
  list_blocks: {
    about: 'Lists all block types, one line each.',
    takes: {},
    isReading: true,
    async run() {
      const rows = blockReference().map(({ type, description }) => `${type}: ${wordsOf(description)}`)
      return rowsOf(rows, 'block types', 1, rows.length)
    },
  },
  describe_block: {
    about: 'Describes a block type, or "page", "site", "glossary" or a part such as "cell": its fields, two examples.',
    takes: { 'type!': text },
    isReading: true,
    async run({ type = '' }) {
      const schemas = siteSchemas()
      const known = blockReference(schemas).map(({ type }) => type)
      const description = describeSchema(typeCalled(type, known) ?? type, schemas)
      if (!description) throw new Refusal([say`There is no block "${type}".`, suggest(type, known)])
      return description
    },
  },
  find: {
    about: 'Finds words in all pages and languages, media files, or addresses with their anchors.',
    takes: { 'words!': text, in: { enum: ['words', 'media', 'addresses'] }, from },
    isReading: true,
    async run({ words = '', in: where = 'words', from }) {
      const open = await openToRead()
      const isIn = (row: string) => row.toLowerCase().includes(words.toLowerCase())
      if (where === 'addresses') return rowsOf(addressesIn(open).filter(isIn), 'addresses', from)
      if (where === 'media') {
        const rows = Object.entries(open.parts.base.source.media).filter(([file]) => isIn(file))
        return rowsOf(
          rows.map(([file, { width, height }]) => (width ? `${file} ${width}×${height}` : file)),
          'media files',
          from,
        )
      }
      const places = findIn(open, words)
      const rows = places.map((place) => `${place.file}:${place.line} ${excerptOf(place, 40).join('')}`)
      return rowsOf(rows, 'places', from)
    },
  },
  check: {
    about:
      'Checks the site, or one page, as before publishing. Each problem is one line, with the edit that corrects it.',
    takes: { page, from },
    isReading: true,
    async run({ page, from }) {
      const problems = await problemsNow()
      const files = page === undefined ? undefined : filesOfName(nameOf(await openToRead(), page))
      const own = files ? problems.filter(({ file }) => files.includes(file)) : problems
      return own.length === 0
        ? 'All is well.'
        : rowsOf(problemRows(own), `problems (${countText(own)})`, from, most.problems)
    },
  },
  write: {
    about:
      'Writes documents, all or none: { "documents": { "pages/fan.json": … } }, each the whole document as JSON or text. What the check refuses is returned and not written, unless the page is a draft ("draft": true).',
    takes: {
      'documents!': {
        type: 'object',
        minProperties: 1,
        additionalProperties: { type: ['string', 'object'] },
        description: 'Pages, translations, pages/_site.json, locales/<language>/common.json, locales/glossary.json.',
      },
    },
    async run({ documents = {} }, seen) {
      try {
        const { written, errors } = await writeDocuments(documents, seen)
        for (const path of Object.keys(documents)) read(path, seen)
        const names = new Set(Object.keys(documents).map((path) => pageOfFile(path).name))
        const problems = (await problemsNow()).filter(({ file }) => names.has(pageOfFile(file).name))
        return answerOf(
          `Written: ${[...written.keys()].join(', ') || 'nothing, all is as it was'}.`,
          errors.length > 0 ? 'The draft has errors: correct them before it is published.' : '',
          problems.length > 0
            ? rowsOf(problemRows(problems), `problems (${countText(problems)})`, 1, most.problems)
            : 'All is well there.',
        )
      } catch (error) {
        if (!(error instanceof Unwritten)) throw error
        const { problems, textOf } = error
        const rows = rowsOf(problemRows(problems, textOf), `problems (${countText(problems)})`, 1, most.problems)
        return { text: `Nothing was written.\n${rows}`, isRefused: true }
      }
    },
  },
  new_page: {
    about:
      'Starts a page with placeholders: its document, a translation without words for each language, and its menu entry.',
    takes: {
      'name!': { ...text, description: 'Folder and name: "air/wall-fan" has the address /wall-fan.' },
      title: text,
      kind: { enum: kindNames },
      blocks: { ...list, description: 'Types of the blocks, in order.' },
      like: { ...page, description: 'A page whose settings and blocks are the model.' },
      menu: { type: 'boolean' },
    },
    async run({ name = '', title, kind, blocks, like, menu }, seen) {
      const start = (site: Parameters<typeof startPage>[0]) =>
        startPage(site, {
          ...{ name, title, blocks, like, isInMenu: menu },
          kind: kindNames.find((known) => known === kind),
        })
      const { result } = await carryOut(start, false, () => {}, requireOthersWhole)
      for (const path of result.files.filter(isContent)) read(path, seen)
      return answerOf(edited(result), `=== ${result.file}\n${seen.get(result.file)}`)
    },
  },
  rename: {
    about: 'Gives a page another address, with all links to it. The old address redirects to the new one.',
    takes: { 'page!': page, 'to!': text },
    async run({ page = '', to = '' }) {
      return edited(await done((site) => renamePage(site, page, to)))
    },
  },
  delete: {
    about: 'Deletes a page with its translations. Links to it lead to "instead", without which there may be none.',
    takes: { 'page!': page, instead: page },
    async run({ page = '', instead }) {
      return edited(await done((site) => deletePage(site, page, instead)))
    },
  },
  undo: {
    about: 'Undoes the last change of the content, which may be an author’s. A second call brings the change back.',
    takes: {},
    async run() {
      await undoLast()
      return 'The last change is undone.'
    },
  },
  translate_todo: {
    about: 'Lists what is missing in a language, or outdated: file, key, and the source beside.',
    takes: { 'language!': language, page, from },
    isReading: true,
    async run({ language = '', page, from }) {
      const open = await openToRead()
      const site = page === undefined ? open.whole() : open.some(new Set([nameOf(open, page)]))
      const languages = site.settings.languages.map(({ code }) => code)
      refuseUnknown('language', language, languages)
      const texts = allTranslations(site).filter((text) => text.lang === language && isToDo(text))
      const rows = texts.map(({ file, word, state, text }) => {
        const old = state === 'outdated' ? ` (now: ${JSON.stringify(text)})` : ''
        return `${file} ${word.key} ${state}${old}: ${JSON.stringify(word.value)}`
      })
      return rowsOf(rows, `texts for ${language}: file, key, state, source`, from)
    },
  },
  picture: {
    about: 'Shows what a visitor sees of a page, also of a draft.',
    takes: {
      'page!': page,
      language,
      brand: text,
      theme: { enum: ['light', 'dark'] },
      width: { type: 'integer', minimum: 240, maximum: 3000, description: 'CSS px; 390 is a phone. Default: 1200.' },
    },
    isReading: true,
    async run({ page = '', language, brand, theme, width }) {
      const open = await openToRead()
      const address = open.parts.base.index.byName.get(nameOf(open, page))?.address ?? page
      const { png, height } = await takePicture({ address, language, brand, theme, width, mostHeight: 4000 })
      const cut = height > 4000 ? ` The first 4000 of ${height} px.` : ''
      return { text: `${address}${language ? ` in ${language}` : ''}.${cut}`, png }
    },
  },
}

/** Edits the site, unless a document in it cannot be read. */
async function done<Done extends { edit: Edit }>(
  work: (site: Parameters<typeof requireReadable>[0]) => Done,
): Promise<Done> {
  const { result } = await carryOut(
    (site) => work(requireReadable(site)),
    false,
    () => {},
  )
  return result
}

function edited({ edit: { files, folders } }: { edit: Edit }): string {
  const rows = files.map(({ from, to }) =>
    from === to
      ? `changed ${to}`
      : to === undefined
        ? `deleted ${from}`
        : from === undefined
          ? `new ${to}`
          : `moved ${from} to ${to}`,
  )
  const moved = folders.map(({ from, to }) => (to === undefined ? `deleted ${from}/` : `moved ${from}/ to ${to}/`))
  return rowsOf([...rows, ...moved], 'files')
}
