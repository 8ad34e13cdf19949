import { cpSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Editor, placeOf, startEditor } from './editor'
import { emptyFolder } from './small-site'

const folder = emptyFolder()
let editor: Editor

beforeAll(async () => {
  cpSync('tests/fixture-site', folder, { recursive: true })
  editor = await startEditor(folder)
})

afterAll(() => editor.stop())

const about = 'pages/company/about.json'

test('says what is wrong with the text that is open, and not with the file', async () => {
  editor.open(about)
  await editor.until(about, (found) => found.length === 0)
  const text = editor.text(about)
  editor.type(about, text.replace('"blocks"', '"bloks"'))
  const found = await editor.sentence(about, 'unknown-field')
  expect(found.message).toContain('Did you mean "blocks"?')
  expect(editor.onDisk(about)).toBe(text)
  editor.type(about, text)
  await editor.until(about, (now) => now.length === 0)
  expect(placeOf(found)).toMatch(/^\d+:3–\d+:10$/)
})
