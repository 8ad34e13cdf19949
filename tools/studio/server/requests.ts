import { Ajv, type ValidateFunction } from 'ajv'
import { say } from '../../content/say/say.js'
import { kindNames } from '../../edit/new/page'
import type { DraftRequest, PagesRequest, PublishRequest, SaveRequest } from '../protocol'
import { Denial, parseBody } from './http'

const text = { type: 'string' }
const name = { type: 'string', minLength: 1, maxLength: 300 }
const id = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 300 }

/** An object with exactly these fields; those with a question mark may be missing. */
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
const edits = { name, tab: name, files }
const command = (value: string, fields: Record<string, object>) =>
  object({ command: { const: value }, dryRun: { type: 'boolean' }, ...fields })

/** What bodies must be, see `protocol.ts`. */
const schemas = {
  draft: object(edits),
  save: object({ ...edits, 'answers?': { type: 'object', additionalProperties: { enum: ['ours', 'theirs'] } } }),
  pages: {
    oneOf: [
      command('new', { name, kind: { enum: kindNames }, title: name, 'parent?': name }),
      command('duplicate', { page: name, to: name }),
      command('rename', { page: name, to: name }),
      command('rename-id', { page: name, from: id, to: id }),
      command('move', { page: name, folder: name }),
      command('delete', { page: name, 'instead?': name }),
    ],
  },
  publish: object({ 'message?': { type: 'string', minLength: 1, maxLength: 10_000 } }),
}

type Bodies = {
  draft: DraftRequest
  save: SaveRequest
  pages: PagesRequest
  publish: PublishRequest
}

const ajv = new Ajv()
const validators: { [Name in keyof Bodies]?: ValidateFunction<Bodies[Name]> } = {}

/** The body of a request. @throws Denial for one that is not what `protocol.ts` says */
export function readBody<Name extends keyof Bodies>(which: Name, body: Buffer): Bodies[Name] {
  validators[which] ??= ajv.compile<Bodies[Name]>(schemas[which]) as (typeof validators)[Name]
  const validate = validators[which] as ValidateFunction<Bodies[Name]>
  const json = parseBody(body)
  if (validate(json)) return json
  throw new Denial(400, say`The request is not understood: ${ajv.errorsText(validate.errors, { dataVar: which })}.`)
}
