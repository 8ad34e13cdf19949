// Slow, because the language server runs in another process and reads the whole fixture site.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Hover,
  Location,
  Range,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type Editor, placeOf, startEditor } from './editor'
import { contentsOf, emptyFolder, run } from './small-site'

const folder = emptyFolder()
let editor: Editor

beforeAll(async () => {
  cpSync('tests/fixture-site', folder, { recursive: true })
  editor = await startEditor(folder)
})

afterAll(() => editor.stop())

const about = 'pages/company/about.json'
const reflector = 'pages/telescopes/reflector-150.json'
const hebrew = 'locales/he/company/about.json'
const japanese = 'locales/ja/company/about.json'
const words = 'locales/en/common.json'
const article = 'pages/observatory/first-light.json'
const text = 'pages/observatory/first-light.md'

const open: string[] = []
function show(file: string, text?: string): void {
  editor.open(file, text)
  open.push(file)
}

beforeEach(() => {
  for (const file of open.splice(0)) editor.close(file)
})

const isClean = (diagnostics: Diagnostic[]) => diagnostics.length === 0

describe('what is wrong', () => {
  test('is said of the text that is open, and not of the file', async () => {
    show(about)
    await editor.until(about, isClean)
    editor.type(about, editor.changed(about, '"blocks"', '"bloks"'))
    const problem = await editor.sentence(about, 'unknown-field')
    expect(problem.message).toContain('Did you mean "blocks"?')
    expect(editor.within(about, problem.range)).toBe('"bloks"')
    editor.type(about, editor.onDisk(about))
    await editor.until(about, isClean)
  })

  test('is said at the line of a text file that is not saved', async () => {
    show(article)
    show(text)
    await editor.until(text, isClean)
    editor.type(text, `First words.\n\nA [dead link](/nowhere) and more.\n\n${editor.onDisk(text)}`)
    const problem = await editor.sentence(text, 'dead-link')
    expect(problem.range.start).toEqual({ line: 2, character: 14 })
    editor.type(text, editor.onDisk(text))
    await editor.until(text, isClean)
  })

  test('is what a check says of the same files', { tags: 'night' }, async () => {
    const other = emptyFolder()
    cpSync('tests/fixture-site', other, { recursive: true })
    const text = editor
      .changed(about, '"t:illustration"', '"t:ilustration"')
      .replace('A mirror on', 'The same mirror on')
    writeFileSync(join(other, about), text)
    const report = JSON.parse((await run(other, 'check', '--format', 'json')).output)
    const byPlace = (a: { line: number }, b: { line: number }) => a.line - b.line
    const expected = report.problems
      .filter(({ file }: { file: string }) => file === about)
      .sort(byPlace)
      .map(({ line, column, code, message, hint = '' }: Record<string, string>) => [
        [line, column, code].join(' '),
        `${message} ${hint}`.trim(),
      ])
    show(about, text)
    const problems = await editor.until(about, (all) => all.length === expected.length)
    expect(
      problems.map(({ range: { start }, code, message }) => [
        [start.line + 1, start.character + 1, code].join(' '),
        message,
      ]),
    ).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })

  test('is said again of other pages that are open, when this one changes', async () => {
    show(reflector)
    await editor.until(reflector, isClean)
    const course = 'pages/courses/first-night.json'
    show(course, editor.changed(course, '"id": "plan"', '"id": "schedule"'))
    const problem = await editor.sentence(reflector, 'dead-link')
    expect(problem.message).toContain('/courses/first-night#plan')
    editor.close(course)
    await editor.until(reflector, isClean)
  })

  test.each([
    [hebrew, '"repair": { "text": "', 'כל 😀 "'],
    [japanese, '"repair": { "text": "', 'すべて😀 "'],
  ])('has its place in UTF-16 units: %s', async (file, before) => {
    show(file, editor.changed(file, before, `"repair": { "txet": "😀", "text": "😀`))
    const problems = await editor.until(file, (all) => all.some(({ message }) => String(message).includes('txet')))
    const [diagnostic] = problems.filter(({ message }) => String(message).includes('txet'))
    expect(diagnostic && editor.within(file, diagnostic.range)).toBe('"txet"')
    // Puts an emoji before the mistake. Because an emoji counts as two UTF-16 units, the test fails if columns are
    // counted in code points.
    editor.type(file, editor.changed(file, before, `"repair": { "text": "😀", "txet": "`))
    const after = await editor.until(file, (all) =>
      all.some(
        (next) => String(next.message).includes('txet') && placeOf(next) !== (diagnostic && placeOf(diagnostic)),
      ),
    )
    const [two] = after.filter(({ message }) => String(message).includes('txet'))
    expect(two && editor.within(file, two.range)).toBe('"txet"')
  })

  test('is said in the language of the author', { tags: 'ci' }, async () => {
    const turkish = await startEditor(folder, '--lang', 'tr')
    turkish.open(about, editor.changed(about, '"blocks"', '"bloks"'))
    expect((await turkish.sentence(about, 'unknown-field')).message).toContain('"blocks" mi demek istediniz?')
    await turkish.stop()
  })
})

describe('quick fixes', () => {
  const ask = (file: string, range: Range) =>
    editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: editor.uri(file) },
      range,
      context: { diagnostics: [] },
    })

  test('correct what has one right answer, alone and all in a file', async () => {
    const text = editor.changed(about, '"blocks"', '"bloks"').replace('"description"', '"descriptoin"')
    show(about, text)
    const problem = await editor.sentence(about, 'unknown-field')
    const actions = await ask(about, problem.range)
    const action = actions.find(({ title }) => title === 'Rename it to "description".')
    expect(editor.applied(action?.edit)[about]).toBe(text.replace('"descriptoin"', '"description"'))
    const fixAll = actions.find(({ kind }) => kind === 'source.fixAll')
    expect(editor.applied(fixAll?.edit)[about]).toBe(editor.onDisk(about))
  })

  test('take what was probably meant', async () => {
    show(
      reflector,
      editor.changed(reflector, '"/courses/first-night", "/mirror-care"', '"/courses/first-nigt", "/mirror-car"'),
    )
    const problem = await editor.sentence(reflector, 'dead-link')
    const titles = (await ask(reflector, problem.range)).map(({ title }) => title)
    expect(titles).toContain('Write "/courses/first-night".')
  })

  test('say in the glossary that words are meant', async () => {
    show(about, editor.changed(about, 'A mirror on the workbench', 'TODO: a mirror on the workbench'))
    const problem = await editor.sentence(about, 'unedited')
    const meantAction = (await ask(about, problem.range)).find(({ title }) => title.includes('as meant'))
    const glossary = JSON.parse(editor.applied(meantAction?.edit)['locales/glossary.json'] ?? '')
    expect(glossary.meant.at(-1)).toMatchObject({ file: about, words: 'TODO', why: '…' })
  })
})

describe('completion', () => {
  const labels = async (file: string, at: string, letters: number) => {
    const items = await editor.ask<CompletionItem[]>('textDocument/completion', file, [at, letters])
    return items.map(({ label, detail }) => (detail === undefined ? label : `${label} ${detail}`))
  }

  test('has addresses with their titles, and the places of a page', async () => {
    show(reflector)
    expect(await labels(reflector, '"/courses/first-night"', 2)).toContain('/mirror-care Mirror care')
    show(about, editor.changed(about, 'They built one.', '[One](/mirror-care#)'))
    expect(await labels(about, '(/mirror-care#)', 14)).toContain('/mirror-care#bath')
  })

  test('has pictures with their sizes', async () => {
    show(reflector)
    const items = await editor.ask<CompletionItem[]>('textDocument/completion', reflector, [
      '"reflector-150/front.png"',
      3,
    ])
    const front = items.find(({ label }) => label === 'reflector-150/front.png')
    expect(front?.detail).toMatch(/^\d+ × \d+$/)
    expect(JSON.stringify(front?.documentation)).toContain('front.png|width=')
  })

  test('has shared words, units, parents and ids', async () => {
    show(reflector)
    expect(await labels(reflector, '"t:specifications"', 2)).toContain('t:optics.weight Weight')
    expect(await labels(reflector, '"mm"', 1)).toContain('kg')
    expect(await labels(reflector, '"telescopes"', 1)).toContain('courses Courses')
  })

  test('has the words that a translation lacks, with those of the source', async () => {
    const text = editor.onDisk(hebrew)
    const json = JSON.parse(text)
    delete json.description
    show(hebrew, JSON.stringify(json, null, 2).replace('{', '{ "",'))
    const items = await editor.ask<CompletionItem[]>('textDocument/completion', hebrew, ['{ ""', 3])
    const item = items.find(({ label }) => label === 'description')
    expect(item?.detail).toContain('Five people')
    expect(item?.textEdit?.newText).toBe('"description": ""')
    expect(items.map(({ label }) => label)).not.toContain('title')
  })

  test('has the text files of a page, and pages, documents and pictures in a text file', async () => {
    show(article)
    expect(await labels(article, '"first-light.md"', 1)).toContain('first-light.md')
    show(text, `[Care](/mirror-) ![Bench](repairs/)\n\n${editor.onDisk(text)}`)
    const links = await labels(text, '(/mirror-)', 9)
    expect(links).toContain('/mirror-care Mirror care')
    expect(links).toContain('documents/en/privacy.pdf')
    const pictures = await labels(text, '(repairs/)', 9)
    expect(pictures.filter((label) => !/ \d+ × \d+$/.test(label))).toEqual([])
    expect(pictures).toContain('repairs/bench.svg 480 × 360')
    expect(await labels(text, '[Care]', 0)).toEqual([])
  })

  test('has the fields of the schema', async () => {
    show(about)
    expect(await labels(about, '"label"', 1)).toContain('until')
  })
})

describe('what is shown where the pointer is', () => {
  const hover = async (file: string, at: string, letters: number) =>
    JSON.stringify(await editor.ask<Hover>('textDocument/hover', file, [at, letters]))

  test('is the page of a link, a picture, a word in all languages, a rule', async () => {
    show(reflector)
    expect(await hover(reflector, '"/mirror-care"', 3)).toContain('**Mirror care**')
    expect(await hover(reflector, '"reflector-150/front.png"', 3)).toMatch(/\d+ × \d+/)
    expect(await hover(reflector, '"t:specifications"', 3)).toContain('Hebrew: נתונים טכניים (done)')
    expect(await hover(reflector, '"parent"', 3)).toContain('The page above this one')
    show(article)
    expect(await hover(article, '"first-light.md"', 3)).toContain(editor.onDisk(text).slice(0, 40))
    show(text)
    expect(await hover(text, '(/mirror-care)', 3)).toContain('**Mirror care**')
    expect(await hover(text, '(repairs/bench.svg', 3)).toMatch(/\d+ × \d+, \d+ kB/)
    expect(await hover(text, '(documents/en/privacy.pdf)', 3)).toContain(' kB')
    const rules = editor.changed(
      'pages/_site.json',
      '"name": "Northlight",',
      '"name": "Northlight", "rules": { "small-picture": { "severity": "error" } },',
    )
    show('pages/_site.json', rules)
    expect(await hover('pages/_site.json', '"small-picture"', 3)).toContain('picture')
  })
})

describe('links', () => {
  const places = (locations: Location[] | null) =>
    (locations ?? []).map(({ uri, range }) => `${uri.slice(editor.uri('').length + 1)}:${range.start.line + 1}`).sort()
  const goTo = async (file: string, at: string, letters = 3) =>
    places(await editor.ask<Location[]>('textDocument/definition', file, [at, letters]))
  const uses = async (file: string, at: string, letters = 3) =>
    places(
      await editor.ask<Location[]>('textDocument/references', file, [at, letters], {
        context: { includeDeclaration: false },
      }),
    )
  const lineOf = (file: string, text: string) => `${file}:${editor.position(file, text).line + 1}`

  test('lead to a page, a place on it, and back', async () => {
    show(reflector)
    const care = 'pages/telescopes/mirror-care.json'
    expect(await goTo(reflector, '"/mirror-care"')).toEqual([`${care}:1`])
    const course = 'pages/courses/first-night.json'
    expect(await goTo(reflector, '/courses/first-night#plan', 23)).toEqual([
      `${course}:${editor.position(course, '"id": "plan"').line - 1}`,
    ])
    show(care)
    expect(await uses(care, '"title"')).toContain(lineOf(reflector, '"related"'))
    show(course)
    expect(await uses(course, '"id": "plan"', 9)).toContain(lineOf(reflector, '/courses/first-night#plan'))
  })

  test('lead from a placeholder of a pattern to the column of its table, whose names are completed', async () => {
    const pattern = 'pages/telescopes/eyepieces/[eyepiece].json'
    show(pattern, editor.changed(pattern, 'Eyepiece {name}', 'Eyepiece {na'))
    const items = await editor.ask<CompletionItem[]>('textDocument/completion', pattern, ['Eyepiece {na', 12])
    expect(items.map(({ label }) => label)).toContain('focal length')
    const [column] = await editor.ask<Location[]>('textDocument/definition', pattern, ['{weight}', 3])
    expect(column?.uri).toContain('/pages/_data/eyepieces.csv')
    expect(column?.range.start).toEqual({ line: 0, character: 'id,name,about,focal length,field,'.length })
  })

  test('lead from a word to its key, and to all its uses', async () => {
    show(reflector)
    expect(await goTo(reflector, '"t:specifications"')).toEqual([lineOf(words, '"specifications"')])
    show(words)
    expect(await uses(words, '"illustration"')).toContain(lineOf(about, '"t:illustration"'))
    expect(await uses(words, '"illustration"')).toHaveLength(8)
  })

  test('lead from words to their translations, and back', async () => {
    show(about)
    expect(await goTo(about, '"About the workshop"')).toContain(`${hebrew}:2`)
    expect(await goTo(about, '"About the workshop"')).toContain(`${japanese}:2`)
    show(hebrew)
    expect(await goTo(hebrew, '"הסיפור שלנו"')).toEqual([lineOf(about, '"label": "Our story"')])
  })

  test('lead from a picture to the pages that show it', async () => {
    show(about)
    expect(await uses(about, '"repairs/bench.svg"')).toContain(lineOf(about, '"repairs/bench.svg"'))
  })
})

describe('a rename', () => {
  /** Applies an edit to a copy of the site. @returns folder of the copy */
  function carriedOut(edit: WorkspaceEdit): string {
    const copy = emptyFolder()
    cpSync('tests/fixture-site', copy, { recursive: true })
    const copyPath = (uri: string) => join(copy, fileURLToPath(uri).slice(folder.length))
    for (const change of edit.documentChanges ?? []) {
      if ('edits' in change) {
        const path = copyPath(change.textDocument.uri)
        const document = TextDocument.create('', 'json', 0, readFileSync(path, 'utf8'))
        writeFileSync(path, TextDocument.applyEdits(document, change.edits as TextEdit[]))
      } else if (change.kind === 'rename') {
        mkdirSync(dirname(copyPath(change.newUri)), { recursive: true })
        renameSync(copyPath(change.oldUri), copyPath(change.newUri))
      }
    }
    return copy
  }
  const rename = (file: string, at: string, letters: number, newName: string) =>
    editor.ask<WorkspaceEdit>('textDocument/rename', file, [at, letters], { newName })
  const content = (of: string) => {
    rmSync(join(of, '.cache'), { recursive: true, force: true })
    return contentsOf(of)
  }

  test('of a page is what the command makes', { tags: 'ci' }, async () => {
    show(reflector)
    const range = await editor.ask('textDocument/prepareRename', reflector, ['"/mirror-care"', 3])
    expect(range).toMatchObject({ placeholder: '/mirror-care' })
    const edit = await rename(reflector, '"/mirror-care"', 3, '/mirror-washing')
    const other = emptyFolder()
    cpSync('tests/fixture-site', other, { recursive: true })
    expect((await run(other, 'rename', '/mirror-care', '/mirror-washing')).code).toBe(0)
    expect(content(carriedOut(edit))).toEqual(content(other))
  })

  test('of a place and of a shared word takes along what names them', async () => {
    const course = 'pages/courses/first-night.json'
    show(course)
    const places = editor.applied(await rename(course, '"id": "plan"', 9, 'timetable'))
    expect(places[course]).toContain('"id": "timetable"')
    expect(places[reflector]).toContain('/courses/first-night#timetable')
    expect(places['locales/he/courses/first-night.json']).toContain('"timetable"')
    show(words)
    const keys = editor.applied(await rename(words, '"weight"', 2, 'optics.mass'))
    expect(keys[words]).toContain('"mass": "Weight"')
    expect(keys['locales/ja/common.json']).toContain('"mass"')
    expect(keys[reflector]).toContain('"t:optics.mass"')
  })

  test('that cannot be says why', async () => {
    show(reflector)
    await expect(rename(reflector, '"/mirror-care"', 3, '/about')).rejects.toThrow('The address /about is already used')
    show(about, editor.onDisk(about).slice(0, 300))
    await expect(rename(reflector, '"/mirror-care"', 3, '/mirrors')).rejects.toThrow(`${about} has a mistake`)
  })
})

test('a translation is written with the same help as a page', async () => {
  const translation = 'locales/he/telescopes/reflector-150.json'
  const care = 'pages/telescopes/mirror-care.json'
  const broken = editor.changed(translation, '(/mirror-care)', '(/mirror-cares)')
  show(translation, broken)
  const { range, message } = await editor.sentence(translation, 'translation-link')
  expect(message).toContain('"/mirror-cares" here, "/courses/first-night#plan" and "/mirror-care" in English')
  const fixes = await editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri(translation) },
    range,
    context: { diagnostics: [] },
  })
  expect(fixes.map(({ edit }) => editor.applied(edit)[translation])).toContain(editor.onDisk(translation))
  const addresses = await editor.ask<CompletionItem[]>('textDocument/completion', translation, ['/mirror-cares', 1])
  expect(addresses).toContainEqual(expect.objectContaining({ label: '/mirror-care', detail: 'Mirror care' }))

  editor.type(translation, editor.onDisk(translation))
  const [page] = await editor.ask<Location[]>('textDocument/definition', translation, ['/mirror-care)', 3])
  expect(page?.uri).toBe(editor.uri(care))
  const { title } = JSON.parse(editor.onDisk(translation))
  const hover = await editor.ask<Hover>('textDocument/hover', translation, [title, 3])
  expect(JSON.stringify(hover)).toContain(`Hebrew: ${title} (done)`)
  const newNameParams = { newName: '/mirror-washing' }
  const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', translation, ['/mirror-care)', 3], newNameParams)
  expect(editor.applied(edit)[translation]).toContain('](/mirror-washing)')
})

describe('an outline', () => {
  test('has the blocks of a page, with what is in them', async () => {
    show(about)
    const [tabs] = await editor.ask<DocumentSymbol[]>('textDocument/documentSymbol', about)
    expect(tabs?.name).toBe('Tabs "sections"')
    expect(tabs?.children?.map(({ name, detail }) => `${name} ${detail}`)).toContain('story Our story')
  })
})
