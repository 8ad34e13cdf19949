import { z } from 'zod'
import { siteSchemas } from '../bundle/contract/own-schemas'
import { blockReference } from '../bundle/contract/reference'
import { describeSchema } from '../bundle/contract/summary'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { countProblems } from '../cli/print'
import { suggest } from '../content/base/nearest'
import { pageOfFile } from '../content/base/page-of-file'
import { excerptOf } from '../content/check/find-words'
import { typeCalled } from '../content/read/other-names'
import { say, wordsOf } from '../content/say/say.js'
import { allTranslations, isToDo } from '../content/translation/translation-state'
import { takePicture } from '../dev/picture'
import { refuseUnknown } from '../edit/translations/accept'
import { openToRead } from '../site/all'
import { findInAllFormats } from '../site/find'
import { filesOfName } from '../studio/server/page-files'
import { mostCharacters, problemList, rowsOf } from './answers'
import { nameOf, problemsNow, textSeen } from './content'
import { type AddTool, from, list, page, text } from './tool'

/** Adds the tools that change nothing. @param seen texts of the documents that the assistant has seen, by path */
export function addReadingTools(add: AddTool, seen: Map<string, string>): void {
  const narrowed = { words: text.optional().describe('Only rows with these words.'), from }
  add('list_pages', 'Lists the pages: address | title | languages | state | file.', narrowed, async (given) => {
    const [problems, { pages, unreadable }] = [await problemsNow(), (await openToRead()).parts.base.index]
    const stateOf = (name: string) => {
      const pageProblems = problems.filter(({ file }) => pageOfFile(file).name === name)
      return pageProblems.length > 0 ? messageText(countProblems(pageProblems)) : 'well'
    }
    const rows = pages.map(({ name, address, names, lang, languages, draft, file }) => {
      const state = draft ? `draft, ${stateOf(name)}` : stateOf(name)
      return [address, names[lang]?.text ?? name, languages.join(' '), state, file].join(' | ')
    })
    const unread = unreadable.map(({ name, address }) => `${address} | | | ${stateOf(name)} | pages/${name}.json`)
    return rowsOf(matching([...rows, ...unread], given.words ?? ''), 'pages', given.from)
  })

  const pageArguments = {
    page,
    languages: list.describe('The translations to show, such as ["de"]; [] for none. As many as fit if not given.'),
  }
  const aboutReading =
    'Reads a page, its translations and its problems. Also "_site" (menu, brands, languages), "common" (shared words), "glossary".'
  add('read_page', aboutReading, pageArguments, async (given) => {
    const files = filesOfName(nameOf(await openToRead(), given.page))
    const [texts, others] = [[] as string[], new Set<string>()]
    for (const path of files) {
      const { language } = pageOfFile(path)
      if (language !== undefined && given.languages?.includes(language) === false) continue
      // Only whole documents are shown, because "write" replaces whole documents.
      if (language !== undefined && texts.join('').length > mostCharacters) others.add(language)
      else if (textSeen(path, seen) !== '') texts.push(`=== ${path}\n${seen.get(path)}`)
    }
    if (others.size > 0)
      texts.push(`There is more. For the rest, call again with "languages": ${JSON.stringify([...others])}.`)
    return [...texts, problemList((await problemsNow()).filter(({ file }) => files.includes(file)))].join('\n')
  })

  add('list_blocks', 'Lists all block types, one line each.', {}, async () =>
    blockReference()
      .map(({ type, description }) => `${type}: ${wordsOf(description)}`)
      .join('\n'),
  )

  const aboutBlock =
    'Describes a block, or "page", "site", "glossary" or a part such as "cell": its fields, two examples.'
  add('describe_block', aboutBlock, { type: text }, async ({ type }) => {
    const schemas = siteSchemas()
    const blockTypes = blockReference(schemas).map(({ type }) => type)
    const description = describeSchema(typeCalled(type, blockTypes) ?? type, schemas)
    if (!description) throw new Refusal([say`There is no block "${type}".`, suggest(type, blockTypes)])
    return description
  })

  const sought = { words: text, in: z.enum(['words', 'media', 'addresses']).default('words'), from }
  const aboutFinding = 'Finds words in all pages and languages, or media files, or addresses with titles and anchors.'
  add('find', aboutFinding, sought, async ({ words, in: where, from }) => {
    const open = await openToRead()
    const { index, source } = open.parts.base
    if (where === 'media') {
      const media = Object.entries(source.media).map(
        ([file, { width, height }]) => `${file} ${width ?? '?'}×${height ?? '?'}`,
      )
      return rowsOf(matching(media, words), 'media files', from)
    }
    if (where === 'addresses') {
      const rows = index.pages.map(({ address, names, lang, anchors }) =>
        [address, names[lang]?.text, ...anchors.map((id) => `#${id}`)].join(' '),
      )
      return rowsOf(matching(rows, words), 'addresses', from)
    }
    const places = findInAllFormats(open, words)
    const rows = places.map((place) => `${place.file}:${place.line} ${excerptOf(place, 40).join('')}`)
    return rowsOf(rows, 'places', from)
  })

  const aboutCheck =
    'Checks the site, or one page, as before publishing: one line for each problem, and the edits that correct it.'
  add('check', aboutCheck, { page: page.optional(), from }, async ({ page, from }) => {
    const files = page === undefined ? undefined : filesOfName(nameOf(await openToRead(), page))
    const problems = await problemsNow()
    return problemList(files ? problems.filter(({ file }) => files.includes(file)) : problems, from)
  })

  const untranslated = { language: text, page: page.optional(), from }
  const aboutToDo = 'Lists what is missing in a language, or outdated: file, key, state, and the source.'
  add('translate_todo', aboutToDo, untranslated, async ({ language, page, from }) => {
    const open = await openToRead()
    const site = page === undefined ? open.whole() : open.some(new Set([nameOf(open, page)]))
    const languages = site.settings.languages.map(({ code }) => code)
    refuseUnknown('language', language, languages)
    const texts = allTranslations(site).filter((text) => text.lang === language && isToDo(text))
    const rows = texts.map(({ file, word, state, text = '' }) => {
      const now = state === 'outdated' ? ` (now ${JSON.stringify(text)})` : ''
      return `${file} ${word.key} ${state}${now}: ${JSON.stringify(word.value)}`
    })
    return rowsOf(rows, `texts for ${language}`, from)
  })

  const look = { language: text.optional(), brand: text.optional(), theme: z.enum(['light', 'dark']).optional() }
  const width = z.number().int().min(240).max(3000).optional().describe('CSS px; 390 is a phone. 1200 if not given.')
  add('picture', 'Shows a page as a visitor sees it, also a draft.', { page, ...look, width }, async (given) => {
    const open = await openToRead()
    const address = open.parts.base.index.byName.get(nameOf(open, given.page))?.address ?? given.page
    const { png, height } = await takePicture({ ...given, address, mostHeight: 4000 })
    return { text: `${address}: ${height > 4000 ? `the first 4000 of ${height}` : height} px.`, png }
  })
}

function matching(rows: string[], words: string): string[] {
  return rows.filter((row) => row.toLowerCase().includes(words.toLowerCase()))
}
