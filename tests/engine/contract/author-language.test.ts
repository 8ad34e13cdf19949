import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spokenFor } from '../../../tools/cli/message-language'
import { allSentences, sentencesIn } from '../sentences'

const sentences = allSentences()
const { catalogue } = spokenFor('tr')

test('every sentence for authors is there in Turkish', () => {
  expect(sentences.size).toBeGreaterThan(2000)
  expect([...sentences].flatMap(([key, place]) => (Object.hasOwn(catalogue, key) ? [] : [`${place}: ${key}`]))).toEqual(
    [],
  )
})

test('nothing is translated that nobody says', () => {
  expect(Object.keys(catalogue).filter((key) => !sentences.has(key))).toEqual([])
})

test('a sentence has the same places in both languages', () => {
  const placesIn = (text: string) => [...new Set(text.match(/\{(?!placeholder)\w+\}/g))].sort().join()
  expect(Object.entries(catalogue).filter(([key, words]) => placesIn(key) !== placesIn(words))).toEqual([])
})

test('no English is left in a sentence, but for code', () => {
  const english = /\b(the|of|and|is|are|was|with|more|than|read|checked|cannot|has|have)\b/i
  const plain = (words: string) => words.replace(/"[^"]*"|\{\w+\}|\S*\/\S*/g, '')
  expect(Object.entries(catalogue).filter(([, words]) => english.test(plain(words)))).toEqual([])
})

test('code in what the schema says stays as it is', () => {
  const codeIn = (text: string) => text.match(/"[a-z][a-zA-Z]*"|\{\w+\}|\/[a-z-]+\b/g) ?? []
  const ofSchema = Object.entries(catalogue).filter(([key]) => sentences.get(key)?.startsWith('schema/'))
  expect(ofSchema.filter(([key, words]) => !codeIn(key).every((code) => words.includes(code)))).toEqual([])
})

test('sentences are found in a source, with their lines', () => {
  const file = 'tools/checks/redirect/index.ts'
  const sentences = sentencesIn(file, readFileSync(file, 'utf8'))
  expect(sentences.get('The redirect from {0} runs in a circle.')).toMatch(new RegExp(`^${file}:\\d+$`))
  expect([...sentencesIn('a.ts', "\nplural(count, 'page')")]).toEqual([
    ['{0} page', 'a.ts:2'],
    ['{0} pages', 'a.ts:2'],
  ])
})
