import { posix } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import fc from 'fast-check'
import { readSchemas } from '../../../tools/files/files'
import type { Json } from './json'
import type { Vocabulary } from './vocabulary'

type Values = fc.Arbitrary<Json>

/** Forms of a figure, which the schema leaves to the checks. */
const forms: Record<string, Values>[] = [
  { value: fc.double({ min: -1000, max: 1e6, noNaN: true }).map((number) => Number(number.toFixed(2))) },
  { value: fc.integer() },
  { values: fc.array(fc.nat(999), { minLength: 2, maxLength: 4 }) },
  { size: fc.array(fc.nat(9999), { minLength: 2, maxLength: 3 }) },
  { upTo: fc.nat() },
  { within: fc.nat(90) },
  { tick: fc.constant(true) },
  { none: fc.constant(true) },
  { from: fc.nat(50), to: fc.integer({ min: 51, max: 1e6 }) },
]

const figures: Values = fc.oneof(...forms.map((form) => fc.record(form)))

/** Days that are in the calendar, which the schema leaves to the checks. */
const days = ['2030-05-03', '2094-09-12', '2096-02-29']

/** How deep blocks stand within others. */
const deepest = 2

/** Words that are allowed, and hard to show: where they were not escaped, they would be an attribute, or "©". */
const hardWords = [
  '"q" data-author="1" \'x\' &copy=1',
  'İstanbul & Ağrı',
  '5 < 6',
  'a'.repeat(80),
  '👩‍👩‍👧‍👦',
  '—',
  'e\u0301',
]

/**
 * Documents as a schema describes them: what it marks is taken from a vocabulary, all else is made up.
 * @param file of the schema, below `schema/`
 */
export function documentsOf(file: string, vocabulary: Vocabulary): Values {
  const schemas = readSchemas()
  const made = valuesOf(schemas[file] ?? {}, file, 0)
  if (!made) throw new Error(`Nothing can be made of schema/${file}.`)
  return made

  /** Undefined where the vocabulary has nothing for a place. */
  function valuesOf(schema: AnySchemaObject, at: string, depth: number): Values | undefined {
    if (typeof schema.$ref === 'string') {
      const target = posix.join(posix.dirname(at), schema.$ref)
      const inner = target === 'block.json' ? depth + 1 : depth
      return inner > deepest ? undefined : valuesOf({ ...schemas[target], ...without(schema, '$ref') }, target, inner)
    }
    if (at === 'parts/id.json' && schema.pattern) return fc.constant('id')
    const marked = markedValues(schema)
    if (marked) return marked.length > 0 ? fc.constantFrom(...marked) : undefined
    if (schema.markdown) return richText()
    if (schema.figure) return fc.oneof({ weight: 1, arbitrary: words() }, { weight: 3, arbitrary: withUnit(figures) })
    if (schema.text) return words()
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.oneOf) return oneOf(schema.oneOf.map((one: AnySchemaObject) => valuesOf(one, at, depth)))
    switch ([schema.type].flat()[0]) {
      case 'object':
        return objects(schema, at, depth)
      case 'array':
        return lists(schema, at, depth)
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return fc.integer({ min: schema.minimum, max: schema.maximum })
      case 'number':
        return fc.integer({ min: schema.minimum, max: schema.maximum })
      case 'string':
        if (/^\^(\[0-9\]|\\d)\{4\}-/.test(schema.pattern ?? '')) return fc.constantFrom(...days)
        return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : words()
      default:
        return undefined
    }
  }

  function markedValues(schema: AnySchemaObject): Json[] | undefined {
    for (const kind of ['link', 'media', 'field', 'contact', 'parent', 'facet'] as const)
      if (kind in schema)
        return (vocabulary.marked(kind, schema[kind]) as Json[]).filter(
          (value) => kind !== 'link' || !String(value).includes('#'),
        )
    return 'language' in schema ? vocabulary.languages : undefined
  }

  function objects(schema: AnySchemaObject, at: string, depth: number): Values | undefined {
    const fields: [string, Values | undefined][] = Object.entries(schema.properties ?? {})
      .filter(([name]) => name !== '$schema')
      .map(([name, field]) => [name, valuesOf(field as AnySchemaObject, at, depth)])
    const required: string[] = schema.required ?? []
    if (fields.some(([name, values]) => !values && required.includes(name))) return undefined
    const known = Object.fromEntries(fields.filter((field): field is [string, Values] => field[1] !== undefined))
    return fc.record(known, { requiredKeys: required.filter((name) => name in known) }) as Values
  }

  function lists(schema: AnySchemaObject, at: string, depth: number): Values | undefined {
    const items = valuesOf(schema.items ?? {}, at, depth)
    const minLength = schema.minItems ?? 0
    const limits = { minLength, maxLength: Math.min(schema.maxItems ?? 4, minLength + 3) }
    if (!items) return undefined
    return (
      schema.uniqueItems ? fc.uniqueArray(items, { ...limits, comparator: 'IsStrictlyEqual' }) : fc.array(items, limits)
    ) as Values
  }

  function oneOf(all: (Values | undefined)[]): Values | undefined {
    const possible = all.filter((values) => values !== undefined)
    return possible.length > 0 ? fc.oneof(...possible) : undefined
  }

  function words(): Values {
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...vocabulary.words(vocabulary.lang)) },
      { weight: 1, arbitrary: fc.constantFrom(...hardWords) },
    )
  }

  function richText(): Values {
    const word = fc.constantFrom(...vocabulary.words(vocabulary.lang))
    const links = vocabulary
      .marked('link', true)
      .map(String)
      .filter((link) => !link.includes('#'))
    const link =
      links.length > 0 ? fc.tuple(word, fc.constantFrom(...links)).map(([text, href]) => `[${text}](${href})`) : word
    const piece = fc.oneof(
      word,
      word.map((text) => `**${text}**`),
      word.map((text) => `*${text}*`),
      link,
    )
    const paragraph = fc.oneof(
      fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' ')),
      fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.map((text) => `- ${text}`).join('\n')),
      fc
        .array(piece, { minLength: 1, maxLength: 3 })
        .map((pieces) => pieces.map((text, i) => `${i + 1}. ${text}`).join('\n')),
    )
    return fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((paragraphs) => paragraphs.join('\n\n'))
  }

  function withUnit(made: Values): Values {
    const units = vocabulary.marked('figure', true).flatMap((figure) => (figure as { unit?: string }).unit ?? [])
    return fc.tuple(made, fc.option(fc.constantFrom(...new Set([...units, '%', 'year'])))).map(([figure, unit]) => {
      const bare = unit === null || 'tick' in (figure as object) || 'none' in (figure as object)
      return bare ? figure : { ...(figure as object), unit }
    }) as Values
  }
}

function without(schema: AnySchemaObject, name: string): AnySchemaObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name))
}
