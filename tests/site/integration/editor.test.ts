import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CodeAction, CompletionItem, Hover, Location, Range, WorkspaceEdit } from 'vscode-languageserver/node'
import { type Editor, startEditor } from '../../engine/integration/editor'

// All that is changed is a text in the editor: nothing is written to the site.
let editor: Editor

beforeAll(async () => {
  editor = await startEditor(resolve('.'))
})

afterAll(() => editor.stop())

const fan = 'pages/ventilation/tunnel-fan.json'
const arabic = 'locales/ar/ventilation/tunnel-fan.json'
const eggs = 'locales/ar/cages/egg-collection-system.json'

/** The site's other languages. */
const others = ['English', 'Spanish', 'Arabic', 'German', 'French', 'Russian']

const open = new Set<string>()
function show(file: string, text?: string): void {
  editor.open(file, text)
  open.add(file)
}

afterEach(() => {
  for (const file of open) editor.close(file)
  open.clear()
})

const fixes = async (file: string, range: Range) =>
  editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri(file) },
    range,
    context: { diagnostics: [] },
  })

const choices = async (file: string, at: string, letters: number) =>
  (await editor.ask<CompletionItem[]>('textDocument/completion', file, [at, letters])).map(
    ({ label, detail = '' }) => `${label} ${detail}`,
  )

const hover = async (file: string, at: string, letters: number) =>
  JSON.stringify(await editor.ask<Hover>('textDocument/hover', file, [at, letters]))

const goTo = async (file: string, at: string, letters: number) =>
  (await editor.ask<Location[]>('textDocument/definition', file, [at, letters])).map(({ uri }) => fileOf(uri))

/** The texts that a rename makes, and the files that it moves: from where, and to where. */
async function renamed(file: string, at: string, letters: number, newName: string) {
  const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', file, [at, letters], { newName })
  const moves = (edit.documentChanges ?? []).flatMap((change) =>
    'kind' in change && change.kind === 'rename' ? [[change.oldUri, change.newUri].map(fileOf)] : [],
  )
  return { texts: editor.applied(edit), moves }
}

function fileOf(uri: string): string {
  return uri.slice(editor.uri('').length + 1)
}

/** Breaks a link, corrects it by what is offered at its line, and gives what was said of it. */
async function corrected(file: string, code: string, broken: string, whole: string): Promise<string> {
  const text = editor.changed(file, whole, broken)
  show(file, text)
  const { range, message } = await editor.sentence(file, code)
  expect(range.start.line).toBe(editor.position(file, broken).line)
  const fix = (await fixes(file, range)).find(({ edit }) => editor.applied(edit)[file] === editor.onDisk(file))
  expect(fix?.kind).toBe('quickfix')
  editor.type(file, editor.applied(fix?.edit)[file] ?? '')
  await editor.until(file, (found) => found.every((one) => one.code !== code))
  return String(message)
}

describe('a page of the site in an editor', () => {
  test('has a sentence at the line of a broken link, and what corrects it', async () => {
    expect(await corrected(fan, 'dead-link', '"/azm-10"', '"/azm-100"')).toContain('/azm-10')
  })

  test('completes addresses with the titles of their pages', async () => {
    show(fan)
    expect(await choices(fan, '"/cooling-pad"', 2)).toContain(`/azm-100 ${called('pages/control/azm-100.json')}`)
  })

  test('says what a key is in all languages', async () => {
    show(fan)
    const said = await hover(fan, '"t:features"', 4)
    for (const language of ['Turkish', ...others]) expect(said).toContain(`${language}: `)
  })

  test('leads to the page of a link', async () => {
    show(fan)
    expect(await goTo(fan, '"/azm-100"', 3)).toEqual(['pages/control/azm-100.json'])
  })

  test('gives a place on it another id, in all its translations', async () => {
    show(fan)
    const { texts } = await renamed(fan, '"id": "features"', 9, 'strengths')
    expect(texts[fan]).toContain('"id": "strengths"')
    expect(texts[arabic]).toContain('"strengths": {')
  })

  test('gives another page another address, with all that names it', async () => {
    show(fan)
    const { texts, moves } = await renamed(fan, '"/azm-100"', 3, '/azm-200')
    expect(texts[fan]).toContain('"/azm-200"')
    expect(moves).toContainEqual(['pages/control/azm-100.json', 'pages/control/azm-200.json'])
    expect(moves).toContainEqual(['locales/ar/control/azm-100.json', 'locales/ar/control/azm-200.json'])
  })
})

describe('a translation of the site in an editor', () => {
  test('has a sentence at the line of a broken link, and what corrects it', async () => {
    const said = await corrected(eggs, 'translation-link', '(/egg-conveyor)', '(/egg-conveyor-system)')
    expect(said).toContain('"/egg-conveyor" here, "/egg-conveyor-system" in Turkish')
  })

  test('completes addresses with the titles of their pages', async () => {
    show(eggs, editor.changed(eggs, '(/egg-conveyor-system)', '(/)'))
    expect(await choices(eggs, '(/)', 2)).toContain(`/azm-100 ${called('pages/control/azm-100.json')}`)
  })

  test('says what its words are in all languages', async () => {
    show(arabic)
    const said = await hover(arabic, '"مروحة نفقية"', 3)
    expect(said).toContain(`Turkish: ${called(fan)}`)
    expect(said).toContain('Arabic: مروحة نفقية (done)')
  })

  test('leads to the page of a link, and to the words that it translates', async () => {
    show(eggs)
    expect(await goTo(eggs, '/egg-conveyor-system', 3)).toEqual(['pages/cages/egg-conveyor-system.json'])
    show(arabic)
    expect(await goTo(arabic, '"مروحة نفقية"', 3)).toEqual([fan])
  })

  test('follows a page that gets another address', async () => {
    show(eggs)
    const { texts, moves } = await renamed(eggs, '/egg-conveyor-system', 3, '/egg-belt')
    expect(texts[eggs]).toContain('](/egg-belt)')
    expect(moves).toContainEqual(['locales/ar/cages/egg-conveyor-system.json', 'locales/ar/cages/egg-belt.json'])
  })
})

/** What pages call another where there is little room. */
function called(file: string): string {
  const { title, label = title } = JSON.parse(editor.onDisk(file))
  return label
}
