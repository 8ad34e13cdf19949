import { open } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { typeOf } from './table'

/** Offsets of the first and the last byte of a part of a file. */
type Range = { start: number; end: number }

/** A response body in memory, with its metadata. */
export type Content = Version & { type: string; encoding?: string; size: number; body: Buffer }

/** Metadata of a file or of content in memory, for response headers. */
type Described = Omit<Content, 'body'>

/** Status and headers of a response. `part` is undefined if all content is sent; `isEmpty` is true if none is sent. */
type Head = { status: number; headers: Record<string, string>; part?: Range; isEmpty: boolean }

/** A text response. */
export type Text = { status: number; type: string; body: string }

/** Sends a text response, or closes the connection if headers were already sent. */
export function sendText(
  response: ServerResponse,
  { status, type, body }: Text,
  headers: Record<string, string>,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const textHeaders = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(Buffer.byteLength(body)) }
  response.writeHead(status, { ...headers, ...textHeaders })
  response.end(body)
}

/** Sends content: all of it, the requested part, or only status 304 if the client has the current version. */
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
 * Sends a file as a stream: all of it, the requested part, or only status 304 if the client has the current version.
 * @param headers headers to send in addition to those that depend on the file
 * @throws the system's error if the file cannot be opened; in that case, no response has been sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  const handle = await open(file)
  const stats = await handle.stat().catch(async (error) => {
    await handle.close()
    throw error
  })
  const described = { type: typeOf(file), size: stats.size, tag: tagOf(stats), modified: stats.mtime }
  const head = headOf(request, described, headers, status)
  // Checks `destroyed`, because the client may have disconnected during the lookup, and "close" is not emitted again.
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
  { method, headers: requestHeaders }: IncomingMessage,
  content: Described,
  more: Record<string, string>,
  status: number,
): Head {
  const { size, tag, modified, type, encoding } = content
  const version = { ...more, ETag: tag, 'Last-Modified': modified.toUTCString() }
  if (status !== 200) return whole()
  if (hasVersion(requestHeaders, content)) return { status: 304, headers: version, isEmpty: true }
  const part = isOfVersion(requestHeaders, content) ? rangeFor(requestHeaders.range, size) : undefined
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
    // Conditional and range requests only apply to status 200; a 404 page is always sent whole.
    const headers = status === 200 ? { ...described(size), 'Accept-Ranges': 'bytes' } : described(size)
    return { status, headers, isEmpty: method === 'HEAD' }
  }

  function described(length: number): Record<string, string> {
    const coded: Record<string, string> = encoding === undefined ? {} : { 'Content-Encoding': encoding }
    return { ...version, 'Content-Type': type, ...coded, 'Content-Length': String(length) }
  }
}

/**
 * Parses a Range header.
 * @param header "bytes=0-99", "bytes=100-", or "bytes=-5" for the last five bytes
 * @param size file size in bytes
 * @returns undefined to send the whole file (also used for several ranges); "none" if the range is outside the file
 */
function rangeFor(header: string | undefined, size: number): Range | 'none' | undefined {
  if (!header?.startsWith('bytes=') || header.includes(',')) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && to === '') return 'none'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return start <= end ? { start, end } : 'none'
}

/** Version of a file: its ETag and modification time, which clients send back in later requests. */
type Version = { tag: string; modified: Date }

/**
 * ETag of a file, in nginx's format.
 * @param isSame whether the sent bytes are always the same; if not, the ETag is weak
 */
export function tagOf({ size, mtime }: { size: number; mtime: Date }, isSame = true): string {
  const tag = `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`
  return isSame ? tag : `W/${tag}`
}

/** Whether a client has the current version of a file. */
function hasVersion(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((item) => item.trim() === '*' || bareTag(item) === bareTag(tag))
  return isFrom(headers['if-modified-since'], (since) => since >= wholeSeconds(modified))
}

/** Whether the requested part belongs to the current version (header If-Range). */
function isOfVersion(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const condition = headers['if-range']
  if (condition === undefined) return true
  const version = String(condition)
  return version.endsWith('"') ? version === tag : isFrom(version, (since) => since === wholeSeconds(modified))
}

function isFrom(date: string | undefined, holds: (since: number) => boolean): boolean {
  const since = Date.parse(date ?? '')
  return !Number.isNaN(since) && holds(since / 1000)
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

/** ETag without the prefix `W/`, which marks weak ETags. */
function bareTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
