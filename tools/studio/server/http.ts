import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Said, say, wordsOf } from '../../content/say/say.js'
import type { Refused } from '../protocol'
import { guarded } from './gate'

/** What a request is answered with when it cannot be done: a status, and a sentence for the author. */
export class Denial extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
  ) {
    super(wordsOf(said))
  }
}

/**
 * The body of a request.
 * @throws Denial for one of another type, or that is too large; it is read to its end all the same, since browsers take no
 *   answer before
 */
export async function bodyOf(request: IncomingMessage, type: string, most: number): Promise<Buffer> {
  const given = request.headers['content-type']?.split(';')[0]?.trim()
  if (given !== type) throw new Denial(415, say`This takes ${type}.`)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= most) parts.push(part)
  }
  if (size > most) throw new Denial(413, say`This is too large: ${most / 1_000_000} MB at most.`)
  return Buffer.concat(parts)
}

/** @throws Denial for what is no JSON */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Denial(400, say`The request is no JSON.`)
  }
}

/** Says in a sentence why something is not done. */
export function refuse(response: ServerResponse, status: number, said: Said): void {
  sendJson(response, status, { message: wordsOf(said), said } satisfies Refused)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value))
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, { ...guarded, 'Content-Type': `${type}; charset=utf-8` })
  response.end(body)
}
