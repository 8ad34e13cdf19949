import { isSaid } from '../../content/say/say.js'
import type {
  Changes,
  DraftRequest,
  ExportAnswer,
  FindAnswer,
  ImportAnswer,
  MediaAnswer,
  MediaState,
  PageState,
  PagesAnswer,
  PagesRequest,
  PublishAnswer,
  PublishRequest,
  ReplaceRequest,
  SaveAnswer,
  SaveRequest,
  SiteState,
  WordStates,
} from '../protocol'
import { startLanguage, wordsIn } from './words/words'

/** Error for a request that the server refuses. The message is a sentence in the language of the Studio. */
export class RefusedError extends Error {}

/** The message to show for a failed request. */
export function messageOf(error: unknown): string {
  return error instanceof RefusedError ? error.message : String(error)
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const isRaw = body instanceof Blob
  const init: RequestInit | undefined =
    body === undefined
      ? undefined
      : {
          method: 'POST',
          body: isRaw ? body : JSON.stringify(body),
          headers: { 'Content-Type': isRaw ? 'application/octet-stream' : 'application/json' },
        }
  const answer = await fetch(`/_studio/api/${path}`, init)
  const json = await answer.json().catch(() => ({ message: answer.statusText }))
  if (!answer.ok)
    throw new RefusedError(
      isSaid(json.said) ? wordsIn(startLanguage()).said(json.said) : String(json.message ?? answer.status),
    )
  return json as Answer
}

/** Functions that send requests to the server (see `protocol.ts`). Refused requests reject with a `RefusedError`. */
export const server = {
  site: () => ask<SiteState>('site'),
  states: () => ask<WordStates>('states'),
  page: (name: string) => ask<PageState>(`page?name=${encodeURIComponent(name)}`),
  draft: (request: DraftRequest) => ask<object>('draft', request),
  save: (request: SaveRequest) => ask<SaveAnswer>('save', request),
  pages: (request: PagesRequest) => ask<PagesAnswer>('pages', request),
  media: () => ask<MediaState[]>('media'),
  upload: (file: File, folder: string) =>
    ask<MediaAnswer>(`media?name=${encodeURIComponent(file.name)}&folder=${encodeURIComponent(folder)}`, file),
  exported: (language: string, format: string) =>
    ask<ExportAnswer>(`export?language=${encodeURIComponent(language)}&format=${format}`),
  imported: (file: File, dryRun: boolean) =>
    ask<ImportAnswer>(`import?name=${encodeURIComponent(file.name)}${dryRun ? '&dryRun=1' : ''}`, file),
  find: (words: string, to?: string) =>
    ask<FindAnswer>(`find?${new URLSearchParams({ words, ...(to !== undefined && { to }) })}`),
  replace: (request: ReplaceRequest) => ask<object>('replace', request),
  undo: () => ask<object>('undo', {}),
  linked: (page: string, id: string) =>
    ask<string[]>(`linked?page=${encodeURIComponent(page)}&id=${encodeURIComponent(id)}`),
  changes: () => ask<Changes>('changes'),
  publish: (request: PublishRequest) => ask<PublishAnswer>('publish', request),
}
