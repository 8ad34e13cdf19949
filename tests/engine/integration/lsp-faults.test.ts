// Slow, because each fault needs a separate language server.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Editor, startEditor } from './editor'
import { contentsOf, emptyFolder } from './small-site'

const folder = emptyFolder()
let editor: Editor

beforeAll(async () => {
  cpSync('tests/fixture-site', folder, { recursive: true })
  git('init', '-q')
  git('add', 'pages', 'locales')
  commit('first')
  editor = await startEditor(folder)
})

afterAll(() => editor.stop())

function git(...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function commit(message: string): void {
  git('-c', 'user.name=A', '-c', 'user.email=a@site.example', 'commit', '-qm', message)
}

const about = 'pages/company/about.json'
const reflector = 'pages/telescopes/reflector-150.json'
const care = 'pages/telescopes/mirror-care.json'

/** Documents of the site by path, without files that commands generate. */
function documents(): Record<string, string> {
  const all = Object.entries(contentsOf(folder))
  return Object.fromEntries(all.filter(([file]) => /^(pages|locales)\//.test(file)))
}

test('a server that is killed in the middle has changed nothing, and the next one starts', {
  tags: 'night',
}, async () => {
  const before = documents()
  const other = await startEditor(folder)
  other.open(about)
  for (let i = 0; i < 20; i++) other.type(about, `${other.onDisk(about)}${' '.repeat(i)}`)
  const ended = once(other.process, 'exit')
  other.process.kill('SIGKILL')
  await ended
  other.connection.dispose()
  expect(documents()).toEqual(before)
  const next = await startEditor(folder)
  next.open(about, next.onDisk(about).replace('"blocks"', '"bloks"'))
  await next.sentence(about, 'unknown-field')
  await next.stop()
})

test('a site that is reached by a link is spoken of, and an address that is no path is not', {
  tags: 'night',
}, async () => {
  const link = join(emptyFolder(), 'site')
  symlinkSync(folder, link)
  const other = await startEditor(link)
  const hover = { textDocument: { uri: 'file:///a%2Fb.json' }, position: { line: 0, character: 0 } }
  expect(await other.connection.sendRequest('textDocument/hover', hover)).toBeNull()
  other.open(about, other.changed(about, '"blocks"', '"bloks"'))
  await other.sentence(about, 'unknown-field')
  await other.stop()
})

test('what Git changes underneath counts, of files that are open and of others', { tags: 'night' }, async () => {
  editor.open(reflector)
  await editor.until(reflector, (problems) => problems.length === 0)
  git('rm', '-q', care)
  const problem = await editor.sentence(reflector, 'dead-link')
  expect(problem.message).toContain('/mirror-care')
  git('reset', '-q', '--hard')
  await editor.until(reflector, (now) => now.length === 0)
  git('checkout', '-q', '-b', 'other')
  writeFileSync(join(folder, care), editor.onDisk(care).replace('{', '{ "path": "/care",'))
  git('add', 'pages', 'locales')
  commit('second')
  await editor.sentence(reflector, 'dead-link')
  git('checkout', '-q', '-')
  await editor.until(reflector, (now) => now.length === 0)
  editor.close(reflector)
})

test('a page that is open and goes is still there in the editor', async () => {
  editor.open(about)
  await editor.until(about, (problems) => problems.length === 0)
  rmSync(join(folder, about))
  editor.type(about, committed(about).replace('"blocks"', '"bloks"'))
  await editor.sentence(about, 'unknown-field')
  git('checkout', '-q', '--', about)
  editor.type(about, editor.onDisk(about))
  await editor.until(about, (problems) => problems.length === 0)
  editor.close(about)
})

function committed(file: string): string {
  return spawnSync('git', ['show', `HEAD:${file}`], { cwd: folder, encoding: 'utf8' }).stdout
}

test('a file of 5 MB is too large, and says so', async () => {
  const text = editor.onDisk(about)
  editor.open(about, text.replace('"title"', `"label": "${'x'.repeat(5_000_000)}", "title"`))
  const problem = await editor.sentence(about, 'too-large')
  expect(problem.message).toContain('5.0 million characters')
  editor.type(about, text)
  await editor.until(about, (now) => now.length === 0)
  editor.close(about)
})

test('of JSON that is cut anywhere only that is said, and every question has an answer', async () => {
  const text = editor.onDisk(about)
  editor.open(about)
  for (const part of [0, 0.1, 0.33, 0.5, 0.77, 0.99]) {
    const cut = text.slice(0, Math.floor(text.length * part))
    editor.type(about, text)
    await editor.until(about, (now) => now.length === 0)
    editor.type(about, cut)
    const code = cut.trim() === '' ? 'empty-file' : 'invalid-json'
    const problems = await editor.until(about, (now) => now.length > 0)
    expect(problems.map((diagnostic) => diagnostic.code)).toEqual([code])
    const lines = cut.split('\n')
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
    for (const method of ['completion', 'hover', 'definition', 'references', 'prepareRename', 'documentSymbol'])
      await editor.ask(`textDocument/${method}`, about, undefined, { position, context: { includeDeclaration: false } })
  }
  editor.type(about, text)
  await editor.until(about, (now) => now.length === 0)
  editor.close(about)
})

test('settings of the site that are no JSON say so, and come back', async () => {
  const settings = 'pages/_site.json'
  const text = editor.onDisk(settings)
  editor.open(settings, text.slice(0, 200))
  await editor.sentence(settings, 'invalid-json')
  editor.type(settings, text)
  await editor.until(settings, (now) => now.length === 0)
  editor.close(settings)
})
