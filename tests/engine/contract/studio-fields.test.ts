import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { readOwnSchemas, withOwn } from '../../../tools/bundle/contract/own-schemas'
import { readSchemas } from '../../../tools/files/files'
import fieldNames from '../../../tools/studio/client/words/field-names.json'
import {
  type BlockType,
  blockTypesOf,
  type Field,
  fieldsOf,
  firstSentence,
  type Schemas,
} from '../../../tools/studio/fields'

const schemas: Schemas = withOwn(readSchemas(), readOwnSchemas('tests/fixture-site').schemas)
const types = blockTypesOf(schemas)

/** Paths of the values for which a form has no field. */
function without(value: unknown, fields: Field[], path: string): string[] {
  return Object.entries(Object(value)).flatMap(([name, inner]) => {
    if (name === 'type' || name === '$schema') return []
    const field = fields.find((candidate) => candidate.name === name)
    return field ? unheld(inner, field, `${path}.${name}`) : [`${path}.${name}`]
  })
}

function unheld(value: unknown, field: Field, path: string): string[] {
  switch (field.kind) {
    case 'group':
      return without(value, field.fields, path)
    case 'list':
      return (value as unknown[]).flatMap((item, i) => without(item, field.fields, `${path}.${i}`))
    case 'chips':
      return (value as unknown[]).flatMap((item, i) => unheld(item, field.item, `${path}.${i}`))
    case 'blocks':
      return (value as { type: string }[]).flatMap((block, i) => blockUnheld(block, `${path}.${i}`))
    case 'cells':
    case 'map':
      return Object.entries(Object(value)).flatMap(([name, inner]) => unheld(inner, field.item, `${path}.${name}`))
    case 'cell':
      return ['string', 'object'].includes(typeof value) ? [] : [path]
    case 'boolean':
      return typeof value === 'boolean' ? [] : [path]
    case 'number':
      return typeof value === 'number' ? [] : [path]
    case 'fallback':
      return []
    default:
      return typeof value === 'string' ? [] : [path]
  }
}

function blockUnheld(block: { type: string }, path: string): string[] {
  const type = types.find((candidate) => candidate.type === block.type)
  return type ? without(block, type.fields, path) : [path]
}

/** Names of fields that descriptions may contain, because the names are also ordinary words. */
const shownAsThemselves = new Set<string>([])

function typeFields({ fields }: BlockType): Field[] {
  return fields
}

function namesOf(fields: Field[]): string[] {
  return fields.flatMap((field) => [field.name, ...('fields' in field ? namesOf(field.fields) : [])])
}

type Choice = Extract<Field, { kind: 'choice' }>

/** Returns the fields whose value is one of a list in the schema, including nested fields. */
function choicesOf(fields: Field[]): Choice[] {
  return fields.flatMap((field) => [
    ...(field.kind === 'choice' ? [field] : []),
    ...('fields' in field ? choicesOf(field.fields) : []),
    ...('item' in field ? choicesOf([field.item]) : []),
  ])
}

describe('every value of every example has a field', () => {
  test.each(types)('$type', ({ type, examples }) => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.flatMap((example) => blockUnheld({ type, ...example }, type))).toEqual([])
  })
})

test('so has every value of the pages of the fixture site that the Studio opens', () => {
  const fields = fieldsOf(schemas, 'page.json')
  const unheldPaths = globSync('tests/fixture-site/pages/**/[!_[]*.json').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    // Skipped, because the Studio refuses to open pages in which tables fill lists.
    return text.includes('{ "data": "') ? [] : without(JSON.parse(text), fields, file)
  })
  expect(unheldPaths).toEqual([])
})

test('fields say what they are for', () => {
  const silent = (fields: Field[]): string[] =>
    fields.flatMap((field) => [
      ...(field.about === '' ? [field.name] : []),
      ...('fields' in field ? silent(field.fields) : []),
    ])
  expect(types.flatMap(({ fields }) => silent(fields))).toEqual([])
})

test('the first sentence about a field, which is all that the Studio shows, has no words of the file format', () => {
  const turkish: Record<string, string> = JSON.parse(readFileSync('tools/content/say/tr.json', 'utf8'))
  const shared = ['page.json', 'site.json', 'glossary.json'].flatMap((file) => fieldsOf(schemas, file))
  const about = (fields: Field[]): string[] =>
    fields.flatMap((field) => [
      field.about,
      ...('fields' in field ? about(field.fields) : []),
      ...('item' in field ? about([field.item]) : []),
      ...('others' in field && field.others ? about([field.others]) : []),
    ])
  const described = new Set([...types.map((type) => type.about), ...about([...types.flatMap(typeFields), ...shared])])
  const sentences = [...described].flatMap((text) => [text, turkish[text] ?? '']).map(firstSentence)
  expect(sentences.length).toBeGreaterThan(500)
  const values = choicesOf([...types.flatMap(typeFields), ...shared]).flatMap(({ options }) => options)
  const names = namesOf(types.flatMap(typeFields)).filter((name) => !shownAsThemselves.has(name))
  const internal = new Set([...names, ...values])
  const isInternal = (sentence: string) =>
    /_site|\.json|_media|locales\/|t:\w|\bids?\b|#\w|\w-table|npm run|\b(true|false|JSON)\b|[[\]{}`]/.test(sentence) ||
    [...sentence.matchAll(/"([\w-]+)"/g)].some(([, name = '']) => internal.has(name))
  expect(sentences.filter(isInternal)).toEqual([])
  expect(sentences.filter((sentence) => sentence.length > 170)).toEqual([])
})

test('the Studio has a name for each field', () => {
  const forms = ['page.json', 'site.json', 'glossary.json'].flatMap((file) => namesOf(fieldsOf(schemas, file)))
  // Checks only engine blocks, because fields of custom blocks are shown under the names in their own schemas.
  const names = [...blockTypesOf(readSchemas()).flatMap(({ fields }) => namesOf(fields)), ...forms]
  expect(names.filter((name) => !(name in fieldNames))).toEqual([])
})

test('the Studio has a name for each value of a choice', () => {
  const forms = ['page.json', 'site.json', 'glossary.json'].flatMap((file) => fieldsOf(schemas, file))
  const choices = choicesOf([...blockTypesOf(readSchemas()).flatMap(typeFields), ...forms])
  const names = choices.flatMap(({ name, options }) => options.map((value) => `${name}: ${value}`))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !(name in fieldNames))).toEqual([])
  const qualifiedNames = Object.keys(fieldNames).filter((name) => name.includes(': '))
  expect(qualifiedNames.filter((name) => !names.includes(name))).toEqual([])
})
