import { open } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { typeOf } from './table'

/** A part of a file: its first and its last byte. */
type Range = { start: number; end: number }

/** Something to send, in memory. */
export type Content = Version & { type: string; encoding?: string; size: number; body: Buffer }

/** The common parts of both kinds of content, for the headers of a response. */
type Described = Omit<Content, 'body'>

/** How an answer begins: its status, and what follows from the request; no part when all of the file is sent. */
type Head = { status: number; headers: Record<string, string>; part?: Range; isEmpty: boolean }

/** An answer in words, whole. */
export type Text = { status: number; type: string; body: string }

/** Sends a text, unless something was sent already: then the answer ends as if it were cut off. */
export function sendText(
  response: ServerResponse,
  { status, type, body }: Text,
  headers: Record<string, string>,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const own = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(Buffer.byteLength(body)) }
  response.writeHead(status, { ...headers, ...own })
  response.end(body)
}

/** Sends a content, or the part of it that is asked for, or says that the client has it already. */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  headers: Record<string, string>,
  status = 200,
): void {
  const head = headOf(request, content, headers, status)
  response.writeHead(head.status, head.headers)
  const { start, end } = head.part ?? { start: 0, end: content.size - 1 }
  response.end(head.isEmpty ? undefined : content.body.subarray(start, end + 1))
}

/**
 * The same for a file, which may be large.
 * @param headers besides those that follow from the file
 * @throws what the system says when the file cannot be opened; nothing is sent then
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  const handle = await open(file)
  const found = await handle.stat().catch(async (error) => {
    await handle.close()
    throw error
  })
  const described = { type: typeOf(file), size: found.size, tag: tagOf(found), modified: found.mtime }
  const head = headOf(request, described, headers, status)
  // Whoever asked may have left meanwhile, and is not reported again.
  if (head.isEmpty || response.destroyed) {
    await handle.close()
    if (!response.destroyed) response.writeHead(head.status, head.headers).end()
    return
  }
  response.writeHead(head.status, head.headers)
  const content = handle.createReadStream(head.part)
  content.once('error', () => response.destroy())
  response.once('close', () => content.destroy())
  content.pipe(response)
}

function headOf(
  { method, headers: asked }: IncomingMessage,
  content: Described,
  more: Record<string, string>,
  status: number,
): Head {
  const { size, tag, modified, type, encoding } = content
  const version = { ...more, ETag: tag, 'Last-Modified': modified.toUTCString() }
  if (status !== 200) return whole()
  if (hasVersion(asked, content)) return { status: 304, headers: version, isEmpty: true }
  const part = isOfVersion(asked, content) ? rangeFor(asked.range, size) : undefined
  if (part === undefined) return whole()
  if (part === 'none') return { status: 416, headers: { ...more, 'Content-Range': `bytes */${size}` }, isEmpty: true }
  const { start, end } = part
  return {
    status: 206,
    headers: { ...described(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` },
    part,
    isEmpty: method === 'HEAD',
  }

  function whole(): Head {
    // A missing file is not known again.
    const headers = status === 200 ? { ...described(size), 'Accept-Ranges': 'bytes' } : described(size)
    return { status, headers, isEmpty: method === 'HEAD' }
  }

  function described(length: number): Record<string, string> {
    const coded: Record<string, string> = encoding === undefined ? {} : { 'Content-Encoding': encoding }
    return { ...version, 'Content-Type': type, ...coded, 'Content-Length': String(length) }
  }
}

/**
 * The part of a file that a client asks for.
 * @param header its Range: "bytes=0-99", "bytes=100-", or "bytes=-5" for the last five
 * @param size of the file in bytes
 * @returns undefined for the whole file, also when several parts are asked for; "none" when there is no such part
 */
function rangeFor(header: string | undefined, size: number): Range | 'none' | undefined {
  if (!header?.startsWith('bytes=') || header.includes(',')) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && to === '') return 'none'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return start <= end ? { start, end } : 'none'
}

/** By what a client knows a file again: its tag, and when it changed. */
type Version = { tag: string; modified: Date }

/** The tag of a file, as nginx makes it. @param isSame whether it is the same bytes each time */
export function tagOf({ size, mtime }: { size: number; mtime: Date }, isSame = true): string {
  const tag = `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`
  return isSame ? tag : `W/${tag}`
}

/** Whether a client has a file as it is now. */
function hasVersion(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((one) => one.trim() === '*' || bareTag(one) === bareTag(tag))
  return isFrom(headers['if-modified-since'], (since) => since >= wholeSeconds(modified))
}

/** Whether the part that a client asks for is of the file that it knows. */
function isOfVersion(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const known = headers['if-range']
  if (known === undefined) return true
  const name = String(known)
  return name.endsWith('"') ? name === tag : isFrom(name, (since) => since === wholeSeconds(modified))
}

function isFrom(date: string | undefined, holds: (since: number) => boolean): boolean {
  const since = Date.parse(date ?? '')
  return !Number.isNaN(since) && holds(since / 1000)
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

/** A tag without the mark of those that are not byte by byte the same. */
function bareTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
