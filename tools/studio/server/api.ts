import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../cli/errors.js'
import { isPattern, type RowPage, rowPagesOf } from '../../content/read/row-pages'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import type { Imported } from '../../content/translation/exchange'
import { importTexts as importAll } from '../../edit/import'
import { exchangeFiles } from '../../edit/translations/exchange-files'
import { readWholeSite } from '../../site/all'
import type { LiveContent } from '../../site/live'
import type { OpenSite } from '../../site/open'
import { type ExportAnswer, type ImportAnswer, largestBody, largestPicture } from '../protocol'
import { changesNow } from './changes'
import { findPlaces, replacePlaces, undoLast } from './find'
import { bodyOf, Denial, readBody } from './http'
import { changePages, filesLeadingTo } from './pages'
import { mediaStates, takePicture } from './pictures'
import { publish } from './publish'
import { keepEdits, saveEdits } from './save'
import { pageState, siteState, wordStates } from './site-state'

/** A function that answers a request, using the site's content, the query, and (for POST) the body. */
type Handler = (content: LiveContent, query: URLSearchParams, request: IncomingMessage) => unknown

const json = (request: IncomingMessage) => bodyOf(request, 'application/json', largestBody)

/** Handlers by the method and name of the request, for example "GET site". */
const handlers: Record<string, Handler> = {
  'GET site': (content) => siteState(siteOf(content), content.problems),
  'GET states': (content) =>
    wordStates(
      () => ({ open: openOf(content), pages: content.pages }),
      () => content.requests.idle(),
    ),
  'GET page'(content, query) {
    const name = query.get('name') ?? ''
    const site = siteOf(content)
    const rowPage = rowPageFor(site, name)
    if (rowPage) return { ...pageState(rowPage.pattern.name), row: rowPage.name }
    if (isPattern(name) || name.startsWith('_data/'))
      throw new Refusal(say`The Studio cannot edit tables, or patterns without pages. Open the file in an editor.`)
    return pageState(name)
  },
  'GET media': (content) => mediaStates(siteOf(content)),
  'GET find': (_, query) => findPlaces(query.get('words') ?? '', query.get('to') ?? undefined),
  'GET linked': (content, query) => filesLeadingTo(siteOf(content), query.get('page') ?? '', query.get('id') ?? ''),
  'GET changes': () => changesNow(),
  async 'POST draft'(content, _, request) {
    keepEdits(siteOf(content), readBody('draft', await json(request)))
    return {}
  },
  async 'POST save'(content, _, request) {
    return saveEdits(openOf(content), readBody('save', await json(request)))
  },
  async 'POST pages'(content, _, request) {
    const pagesRequest = readBody('pages', await json(request))
    const answer = await changePages(pagesRequest)
    // Updates the content immediately; otherwise, the page list would lack the change until the file watcher reports
    // it.
    if (!pagesRequest.dryRun) await content.update()
    return answer
  },
  async 'POST replace'(content, _, request) {
    const answer = await replacePlaces(readBody('replace', await json(request)))
    await content.update()
    return answer
  },
  async 'POST undo'(content) {
    const answer = await undoLast()
    await content.update()
    return answer
  },
  async 'POST media'(content, query, request) {
    const body = await bodyOf(request, 'application/octet-stream', largestPicture)
    const answer = await takePicture(query.get('name') ?? '', query.get('folder') ?? '', body)
    await content.update()
    return answer
  },
  'GET export': (_, query) => exportTexts(query.get('language') ?? '', query.get('format') ?? undefined),
  async 'POST import'(_, query, request) {
    const body = await bodyOf(request, 'application/octet-stream', largestBody)
    return importTexts(query.get('name') ?? '', body, query.has('dryRun'))
  },
  async 'POST publish'(_, __, request) {
    return publish(readBody('publish', await json(request)))
  },
}

/**
 * Answers a request to the API.
 * @param name path of the request below `/_studio/api/`
 * @throws Denial or Refusal, with a sentence for the author
 */
export async function answer(content: LiveContent, url: URL, request: IncomingMessage, name: string): Promise<unknown> {
  const key = `${request.method} ${name}`
  const handler = Object.hasOwn(handlers, key) ? handlers[key] : undefined
  if (!handler) throw new Denial(404, say`There is nothing here.`)
  return handler(content, url.searchParams, request)
}

function openOf({ open }: LiveContent): OpenSite {
  if (!open) throw new Refusal(say`pages/_site.json has a mistake that "npm run check" explains. Correct it first.`)
  return open
}

function siteOf(content: LiveContent): Site {
  return openOf(content).parts.base
}

/** The page with a name, if it is generated from a table row. For the name of a pattern, the page of the first row. */
function rowPageFor({ source: { tables } }: Site, name: string): RowPage | undefined {
  const { pages } = tables ? rowPagesOf(tables) : {}
  return pages?.get(name) ?? [...(pages?.values() ?? [])].find(({ pattern }) => pattern.name === name)
}

/** Files with the texts to translate into a language. @throws Refusal for an unknown language or format */
async function exportTexts(language: string, format: string | undefined): Promise<ExportAnswer> {
  return { files: exchangeFiles(await readWholeSite(), language, format) }
}

/** Imports a translator's file. A dry run only lists the changes. @throws Refusal for an unreadable file */
async function importTexts(name: string, bytes: Uint8Array, dryRun: boolean): Promise<ImportAnswer> {
  // Refused texts do not stop the import, because the author has seen them in the dry run.
  return answerOf((await importAll(name, bytes, () => !dryRun)).imported)
}

function answerOf({ changed, accepted, refused, doubtful }: Imported): ImportAnswer {
  const texts = changed.map(({ of: { of, word, lang, text }, text: newText }) => ({
    ...{ page: of.name, key: word.key, lang, source: word.value, after: newText },
    ...(text === undefined ? {} : { before: text }),
  }))
  return { changed: texts, accepted: accepted.length, refused, doubtful }
}
