import type { IncomingMessage, ServerResponse } from 'node:http'
import { Ajv, type ValidateFunction } from 'ajv'
import { type Said, say, wordsOf } from '../../content/say/say.js'
import { kindNames } from '../../edit/new/page'
import { sendText } from '../../serve/send'
import type { DraftRequest, PagesRequest, PublishRequest, Refused, ReplaceRequest, SaveRequest } from '../protocol'
import { securityHeaders } from './gate'

/** Error that refuses a request with an HTTP status and a sentence for the author. */
export class Denial extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
  ) {
    super(wordsOf(said))
  }
}

/**
 * Reads the body of a request. Even a body that is too large is read to its end, because browsers accept an answer only
 * after they have sent the whole body.
 * @param most maximum size in bytes
 * @throws Denial if the content type differs from `type`, or if the body is too large
 */
export async function bodyOf(request: IncomingMessage, type: string, most: number): Promise<Buffer> {
  const contentType = request.headers['content-type']?.split(';')[0]?.trim()
  if (contentType !== type) throw new Denial(415, say`The request must be ${type}.`)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= most) parts.push(part)
  }
  if (size > most) throw new Denial(413, say`This is too large: at most ${most / 1_000_000} MB.`)
  return Buffer.concat(parts)
}

/** Parses the body of a request. @throws Denial if the body is not valid JSON */
function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Denial(400, say`The request is not JSON.`)
  }
}

/** Answers a request with the reason for its refusal. */
export function refuse(response: ServerResponse, status: number, said: Said): void {
  sendJson(response, status, { message: wordsOf(said), said } satisfies Refused)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, { status, type: 'application/json', body: JSON.stringify(value) }, securityHeaders)
}

const text = { type: 'string' }
const name = { type: 'string', minLength: 1, maxLength: 300 }

/** JSON Schema of an object that has only these fields. Fields whose names end with "?" are optional. */
function object(fields: Record<string, object>) {
  const properties = Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key.replace('?', ''), schema]))
  const required = Object.keys(fields).filter((key) => !key.endsWith('?'))
  return { type: 'object', additionalProperties: false, required, properties }
}

const files = {
  type: 'array',
  maxItems: 1000,
  items: object({ path: name, 'text?': text, from: object({ path: name, 'text?': text, 'stamp?': text }) }),
}
const edits = { name, id: name, files }
const command = (value: string, fields: Record<string, object>) =>
  object({ command: { const: value }, dryRun: { type: 'boolean' }, ...fields })

/** JSON Schemas of the request bodies that `protocol.ts` describes. */
const schemas = {
  draft: object(edits),
  save: object({
    ...edits,
    'row?': name,
    'answers?': { type: 'object', additionalProperties: { enum: ['ours', 'theirs'] } },
  }),
  pages: {
    oneOf: [
      command('new', { name, kind: { enum: kindNames }, title: name, 'parent?': name }),
      command('duplicate', { page: name, to: name, 'title?': name }),
      command('rename', { page: name, to: name }),
      command('delete', { page: name, 'instead?': name }),
    ],
  },
  replace: object({
    words: name,
    to: { type: 'string', maxLength: 200 },
    places: {
      type: 'array',
      maxItems: 1000,
      items: object({ file: name, path: { type: 'array', items: { type: ['string', 'integer'] } } }),
    },
  }),
  publish: object({ 'message?': { type: 'string', minLength: 1, maxLength: 10_000 } }),
}

type Bodies = {
  draft: DraftRequest
  save: SaveRequest
  pages: PagesRequest
  publish: PublishRequest
  replace: ReplaceRequest
}

const ajv = new Ajv()
const validators: { [Name in keyof Bodies]?: ValidateFunction<Bodies[Name]> } = {}

/** Parses and validates the body of a request. @throws Denial if the body does not match its schema */
export function readBody<Name extends keyof Bodies>(which: Name, body: Buffer): Bodies[Name] {
  validators[which] ??= ajv.compile<Bodies[Name]>(schemas[which]) as (typeof validators)[Name]
  const validate = validators[which] as ValidateFunction<Bodies[Name]>
  const json = parseBody(body)
  if (validate(json)) return json
  throw new Denial(400, say`The request cannot be understood: ${ajv.errorsText(validate.errors, { dataVar: which })}.`)
}
