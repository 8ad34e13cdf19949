import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { translatorFor } from '../../../tools/cli/language/author'
import schemaInTurkish from '../../../tools/cli/language/tr-schema.json'
import { isObject } from '../../../tools/content/json'

/** What editors of JSON and readers of reports alone are shown, never an author of pages. */
const ofPrograms = ['schema/check-report.json']

/** Every title and description of a schema, but for those in its examples. */
function textsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(textsIn)
  if (!isObject(schema)) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'examples'
      ? []
      : typeof value === 'string' && (key === 'title' || key === 'description')
        ? [value]
        : textsIn(value),
  )
}

const files = globSync(['schema/*.json', 'schema/{blocks,parts}/*.json'], { ignore: ofPrograms })
const texts = new Set(files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))))

test('all that the schema says to authors is there in Turkish', async () => {
  expect(texts.size).toBeGreaterThan(400)
  const translate = await translatorFor('tr')
  expect([...texts].filter((text) => !translate?.knows(text))).toEqual([])
})

test('nothing is translated that the schema does not say', () => {
  expect(Object.keys(schemaInTurkish).filter((text) => !texts.has(text))).toEqual([])
})

test('what is code stays as it is', () => {
  const codeIn = (text: string) => (text.match(/"[a-z][a-zA-Z]*"|\{\w+\}|\/[a-z-]+\b/g) ?? []).sort()
  const changed = Object.entries(schemaInTurkish).filter(
    ([english, turkish]) => !codeIn(english).every((code) => turkish.includes(code)),
  )
  expect(changed).toEqual([])
})
