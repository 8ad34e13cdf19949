import type { AnySchemaObject, ErrorObject } from 'ajv'
import type { Contract } from '../base/contract'
import { clearlyMeant, nearest } from '../base/nearest'
import type { Path, Problem } from '../base/problem'
import type { Document } from '../json/document'
import { renaming, setting } from '../json/edit'
import { newId } from '../json/new-id'
import { allowedTypes, corrected, correction, valueExcerpt, valueKind } from '../json/written'
import { linkFault } from '../language/link'
import { joined, ofSchema, type Said, say, type Value } from '../say/say.js'
import { describeNode } from './describe'
import { blockElsewhere, fieldCalled, fieldElsewhere, languagesWithin, typeCalled } from './other-names'

/** A schema error described for the author. `path` is set if the problem is not at the error's own path. */
export type Sentence = Pick<Problem, 'code' | 'message' | 'hint' | 'fix' | 'guess'> & { path?: Path; at?: 'key' }

/** The data for describing a schema error. `missing` contains the object's missing fields that are not reported yet. */
export type Circumstances = {
  error: ErrorObject
  path: Path
  document: Document
  contract: Contract
  missing: Set<string>
  ids: () => Set<string>
}

/** Functions that describe an error, by schema keyword; they return undefined if another problem covers the error. */
export const sentences: Record<string, (c: Circumstances) => Sentence | undefined> = {
  additionalProperties: ({ error, path, document, contract, missing }) => {
    const name = error.params.additionalProperty as string
    const fields = Object.keys(error.parentSchema?.properties ?? {}).filter(
      (field) => field !== '$schema' && field !== 'labels',
    )
    const position = { path: [...path, name], at: 'key' as const }
    const subject = objectName({ path, document, contract })
    const code = 'unknown-field'
    const texts = languagesWithin(error.data)
    // A cell may also be an object, so the schema reports its texts by language as unknown fields.
    if (texts) return name === Object.keys(texts)[0] ? oneLanguage(document, path, subject, texts) : undefined
    const elsewhere = fieldElsewhere(name, path, fields)
    if (elsewhere) return { code, message: say`${subject} has no field "${name}".`, hint: elsewhere, ...position }
    const meantName = fieldCalled(name, fields) ?? nearest(name, missing) ?? nearest(name, fields)
    if (meantName !== undefined) {
      const clearName = clearlyMeant(name, missing.has(meantName) ? missing : fields)
      missing.delete(meantName)
      const hint = say`Did you mean "${meantName}"?`
      return {
        code,
        message: say`${subject} has no field "${name}".`,
        hint,
        fix: renaming(document, position.path, clearName),
        guess: renaming(document, position.path, meantName),
        ...position,
      }
    }
    const strange = Object.keys(Object(error.data)).filter(
      (field) => !fields.includes(field) && !isAlike(field, path, fields),
    )
    // Many unknown fields in one object are reported as one problem, at the first of them.
    const isMany = strange.length >= manyFields
    if (isMany && name !== strange[0]) return undefined
    // Reports missing fields together with the unknown field, which may be a missing field with a wrong name.
    const hint = say`Its fields are: ${fields.join(', ')}.`
    const unknownNames = Object.keys(Object(error.data)).filter((field) => !fields.includes(field))
    const lacking = [...missing].filter(
      (field) => field !== 'id' && unknownNames.every((unknown) => nearest(unknown, missing) !== field),
    )
    for (const field of lacking) missing.delete(field)
    if (isMany) {
      const message =
        lacking.length > 0
          ? say`${subject} has no fields ${listed(strange)}, but needs ${listed(lacking)}.`
          : say`${subject} has no fields ${listed(strange)}.`
      const guess = strange.map((field) => ({ file: document.file, kind: 'remove' as const, path: [...path, field] }))
      return { code, message, hint, ...position, ...(lacking.length === 0 && { guess }) }
    }
    return lacking.length > 0
      ? { code, message: say`${subject} has no field "${name}", but needs ${listed(lacking)}.`, hint, ...position }
      : { code, message: say`${subject} has no field "${name}".`, hint, ...position }
  },
  dependencies: ({ error, path, document, contract }) => {
    const { property, missingProperty } = error.params
    return {
      code: 'missing-field',
      message: say`"${property}" of ${fieldName({ path, document, contract }, true)} has no effect without "${missingProperty}".`,
      hint: say`Add "${missingProperty}", or remove "${property}".`,
      path: [...path, property],
    }
  },
  // All missing fields of an object are reported as one problem.
  required: ({ error, path, document, contract, missing, ids }) => {
    const names = [...missing]
    missing.clear()
    const [first] = names
    if (first === undefined) return undefined
    return {
      code: names.join() === 'alt' ? 'missing-alt' : 'missing-field',
      message: say`${objectName({ path, document, contract })} needs ${listed(names)}.`,
      hint: names.length === 1 ? descriptionOf(error.parentSchema?.properties?.[first]) : undefined,
      fix:
        first === 'id' && names.length === 1
          ? [
              {
                file: document.file,
                kind: 'insert',
                path: [...path, 'id'],
                value: newId(Object(error.data), path, ids()),
              },
            ]
          : undefined,
    }
  },
  discriminator: ({ error, path, document, contract }) => {
    const type = error.params.tagValue
    const names = [...contract.blocks.keys()]
    if (typeof type !== 'string') {
      const misspelt = nearest('type', Object.keys(error.data as object))
      if (misspelt !== undefined)
        return {
          code: 'unknown-field',
          message: say`A block has no field "${misspelt}".`,
          hint: say`Did you mean "type"?`,
          path: [...path, misspelt],
          at: 'key',
          fix: renaming(document, [...path, misspelt], 'type'),
        }
      return {
        code: 'unknown-block',
        message: say`This block does not say which "type" it is.`,
        hint: say`The types are: ${names.join(', ')}.`,
      }
    }
    const called = typeCalled(type, names)
    const near = called ?? nearest(type, names)
    return {
      code: 'unknown-block',
      message: say`${describeNode(path.slice(0, -2), document, contract)} has a block of type "${type}", which does not exist.`,
      hint: joined([
        near && say`Did you mean "${near}"?`,
        blockElsewhere(type),
        say`The types are: ${names.join(', ')}.`,
      ]),
      path: [...path, 'type'],
      fix: setting(document, [...path, 'type'], called ? undefined : clearlyMeant(type, names)),
      guess: setting(document, [...path, 'type'], near),
    }
  },
  type: (c) => {
    const texts = [c.error.params.type].flat().includes('string') ? languagesWithin(c.error.data) : undefined
    return texts ? oneLanguage(c.document, c.path, fieldName(c), texts) : wrongType(c)
  },
  const: (c) => ({
    code: 'wrong-value',
    message: say`${fieldName(c)} must be ${JSON.stringify(c.error.params.allowedValue)}, but is ${valueExcerpt(c.error.data)}.`,
  }),
  enum: (c) => {
    const values = (c.error.params.allowedValues as unknown[]).map(String)
    const near = nearest(String(c.error.data), values)
    const choice = values.map((value) => `"${value}"`).join(', ')
    return {
      code: 'wrong-value',
      message: say`${fieldName(c)} must be one of ${choice}, but is ${valueExcerpt(c.error.data)}.`,
      hint: near ? say`Did you mean "${near}"?` : undefined,
      fix:
        typeof c.error.data === 'string' ? setting(c.document, c.path, clearlyMeant(c.error.data, values)) : undefined,
      guess: setting(c.document, c.path, near),
    }
  },
  pattern: (c) => {
    const fault = c.error.parentSchema?.link === true ? linkFault(String(c.error.data)) : undefined
    if (fault) {
      const { meant, ...said } = fault
      return { code: 'wrong-link', ...said, fix: setting(c.document, c.path, meant) }
    }
    return {
      code: 'wrong-value',
      message: say`${fieldName(c)} cannot be ${valueExcerpt(c.error.data)}.`,
      hint: corrected(c.error) ?? purpose(c),
      fix: correction(c.error, c.document, c.path),
    }
  },
  minLength: (c) =>
    tooShort(
      c,
      c.error.data === ''
        ? say`${fieldName(c)} is empty.`
        : say`${fieldName(c)} must have at least ${c.error.params.limit} characters.`,
    ),
  minProperties: (c) => tooShort(c, say`${fieldName(c)} is empty.`),
  minItems: (c) => tooShort(c, say`${fieldName(c)} must have at least ${c.error.params.limit}, but has ${count(c)}.`),
  maxLength: (c) => ({
    code: 'too-long',
    message: say`${fieldName(c)} is too long: ${String(c.error.data).length} characters; at most ${c.error.params.limit}.`,
  }),
  maxItems: (c) => ({
    code: 'too-long',
    message: say`${fieldName(c)} may have at most ${c.error.params.limit}, but has ${count(c)}.`,
  }),
  minimum: (c) => ({
    code: 'wrong-value',
    message: say`${fieldName(c)} must be at least ${c.error.params.limit}, but is ${valueExcerpt(c.error.data)}.`,
  }),
  maximum: (c) => ({
    code: 'wrong-value',
    message: say`${fieldName(c)} must be at most ${c.error.params.limit}, but is ${valueExcerpt(c.error.data)}.`,
  }),
  uniqueItems: (c) => ({
    code: 'duplicate-value',
    message: say`${fieldName(c)} has a duplicate value: ${JSON.stringify(errorData(c)[c.error.params.i])}.`,
    path: [...c.path, c.error.params.i],
  }),
  propertyNames: (c) => ({
    code: 'wrong-value',
    message: say`"${c.error.params.propertyName}" in ${fieldName(c, true)} cannot be a name.`,
    hint: say`A name has lowercase letters, digits and hyphens.`,
    path: [...c.path, c.error.params.propertyName],
    at: 'key',
  }),
}

/** Describes an error for a keyword that is not in `sentences`, with the value's name and Ajv's English text. */
export function otherwise(c: Circumstances): Sentence {
  return { code: 'wrong-value', message: say`${fieldName(c)} ${c.error.message ?? 'is not valid'}.`, hint: purpose(c) }
}

function wrongType(c: Circumstances): Sentence {
  return {
    code: 'wrong-type',
    message: say`${fieldName(c)} must be ${allowedTypes(c.error.params.type)}, but is ${valueKind(c.error.data)}.`,
    hint: corrected(c.error) ?? needs(c) ?? purpose(c),
    fix: correction(c.error, c.document, c.path),
  }
}

/** Describes an object with a text for each language, instead of one text. Other languages need their own files. */
function oneLanguage(document: Document, path: Path, subject: Said, texts: Record<string, string>): Sentence {
  const { lang } = Object(document.json)
  const [first = ''] = Object.keys(texts)
  const ownLanguage = typeof lang === 'string' && lang in texts ? lang : first
  const others = Object.keys(texts).filter((code) => code !== ownLanguage)
  return {
    code: 'wrong-type',
    message: say`${subject} must be text in one language, but has ${listed(Object.keys(texts))}.`,
    hint: say`Write the text in the language of the page here, and each translation at the same place in its own file: locales/${others[0] ?? ownLanguage}/ and the path of the page.`,
    guess: setting(document, path, texts[ownLanguage]),
  }
}

/** Minimum number of unknown fields in one object that are reported together. */
const manyFields = 3

/** Whether an unknown field resembles a known one or has a known alternative, and so gets its own correction. */
function isAlike(field: string, path: Path, fields: string[]): boolean {
  return (fieldElsewhere(field, path, fields) ?? fieldCalled(field, fields) ?? nearest(field, fields)) !== undefined
}

function tooShort(c: Circumstances, message: Said): Sentence {
  return { code: 'too-short', message, hint: purpose(c) }
}

type Place = Pick<Circumstances, 'path' | 'document' | 'contract'>

/** Describes the object at a path: as a block or list item, or by the field that contains the object. */
function objectName(c: Place): Said {
  return typeof c.path.at(-1) === 'number' ? describeNode(c.path, c.document, c.contract) : fieldName(c)
}

function fieldName(c: Place, isWithin = false): Said {
  const owner = c.path.findLastIndex((step, i) => typeof step === 'number' && i < c.path.length - 1)
  const field = c.path.slice(owner + 1).filter((step) => typeof step === 'string')
  if (field.length === 0 || typeof c.path.at(-1) === 'number')
    return describeNode(c.path, c.document, c.contract, isWithin)
  return say`"${field.join('.')}" of ${describeNode(c.path.slice(0, owner + 1), c.document, c.contract, true)}`
}

/** A hint with the fields that a list item must have. Undefined if the value is not an item, or needs no fields. */
function needs({ error: { parentSchema }, path }: Circumstances): Said | undefined {
  const names: string[] = parentSchema?.required ?? []
  return typeof path.at(-1) === 'number' && names.length > 0 ? say`It needs ${listed(names)}.` : undefined
}

/** Quoted names: `listed(['id', 'src', 'alt']) // '"id", "src" and "alt"'` */
function listed(names: string[]): Value {
  const quoted = names.map((name) => `"${name}"`)
  return quoted.length === 1 ? quoted.join() : say`${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

function purpose(c: Circumstances): Said | undefined {
  return descriptionOf(c.error.parentSchema)
}

function descriptionOf(schema: AnySchemaObject | undefined): Said | undefined {
  return schema?.description === undefined ? undefined : ofSchema(schema.description)
}

function errorData(c: Circumstances): unknown[] {
  return Array.isArray(c.error.data) ? c.error.data : []
}

function count(c: Circumstances): Value {
  return errorData(c).length || say`none`
}
