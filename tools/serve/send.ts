import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { lookup } from 'mrmime'
import { rangeFor } from './range'

/** What is sent compressed, and so never in parts: what the compressing middleware takes for text. */
const isText = /text|javascript|\/json|xml/i

/**
 * Sends a file, or the part of it that is asked for, or says that the client has it already.
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
  const { size, mtime } = await handle.stat().catch(async (error) => {
    await handle.close()
    throw error
  })
  const type = typeOf(file)
  const tag = `W/"${size}-${mtime.getTime()}"`
  const hasRanges = status === 200 && !isText.test(type)
  const range = hasRanges && !request.headers['if-range'] ? rangeFor(request.headers.range, size) : undefined
  const all = { ...headers, ETag: tag, 'Last-Modified': mtime.toUTCString(), 'Content-Type': type }
  const end = async (status: number, more: Record<string, string>) => {
    await handle.close()
    response.writeHead(status, more).end()
  }
  if (status === 200 && hasTag(request.headers['if-none-match'], tag)) return end(304, { ...headers, ETag: tag })
  if (range === 'none') return end(416, { ...headers, 'Content-Range': `bytes */${size}` })
  const length = { 'Content-Length': String(range ? range.end - range.start + 1 : size) }
  const part: Record<string, string> = range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}
  const sent = { ...all, ...length, ...part, ...(hasRanges ? { 'Accept-Ranges': 'bytes' } : {}) }
  if (request.method === 'HEAD') return end(range ? 206 : status, sent)
  // Whoever asked may have left meanwhile, and is not reported again.
  if (response.destroyed) return handle.close()
  response.writeHead(range ? 206 : status, sent)
  const content = handle.createReadStream(range)
  content.once('error', () => response.destroy())
  // Not "on", which the compressing middleware takes for itself.
  response.addListener('close', () => content.destroy())
  content.pipe(response)
}

/** The type of a file, by its name. */
export function typeOf(file: string): string {
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream')
  return type === 'text/html' ? 'text/html; charset=utf-8' : type
}

function hasTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim() === tag) ?? false
}
