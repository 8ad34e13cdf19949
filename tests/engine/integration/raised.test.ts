import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runBuild } from '../../../tools/builder/run'
import { makeBundle } from '../../../tools/bundle/bundle'
import { checks } from '../../../tools/checks'
import { kinds } from '../../../tools/checks/shared/kinds'
import { textMark } from '../../../tools/content/base/mark'
import { isError } from '../../../tools/content/base/problem'
import type { ExampleFiles } from '../../../tools/content/check/kind'
import { checkFolder } from '../../../tools/site/check-folder'
import { LiveContent } from '../../../tools/site/live'
import { pictureFile } from '../example-media'
import { exampleSite } from '../example-site'
import { isLong } from '../long-run'
import { emptyFolder } from './small-site'

const before = process.cwd()
const folder = emptyFolder()

beforeAll(async () => {
  await makeBundle()
  process.chdir(folder)
  vi.stubEnv('CI', '')
})
afterAll(() => process.chdir(before))

/** What a rule finds fault with that needs a ledger. */
const german = (words: object) => ({ 'locales/de/fan.json': { title: 'Wandventilator', ...words } })
const fact = (...line: unknown[]) => `${JSON.stringify(line)}\n`
const withLedger: Record<string, ExampleFiles> = {
  'incomplete-language': {
    ...german({}),
    'pages/_site.json': {
      languages: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code: 'de', name: 'Deutsch', dir: 'ltr', minimumTranslated: 100 },
        { code: 'fr', name: 'Français', dir: 'ltr' },
      ],
    },
  },
  'ledger-conflict': { ...german({}), 'locales/.ledger/pages.txt': '<<<<<<< main\nfan\n=======\nindex\n>>>>>>> fan\n' },
  'lost-ledger': { ...german({}), 'locales/.ledger/pages.txt': 'fan\n' },
  'outdated-translation': {
    ...german({}),
    'locales/.ledger/pages.txt': 'fan\n',
    'locales/.ledger/fan.jsonl': fact('title', 'Fan', { de: textMark('Wandventilator') }),
  },
}

/** Writes a site into the folder in place of the one before. */
async function write(...parts: (ExampleFiles | undefined)[]): Promise<void> {
  for (const old of ['pages', 'locales', 'dist']) rmSync(old, { recursive: true, force: true })
  const { files, media } = exampleSite(...parts)
  for (const [file, content] of Object.entries(files))
    if (content !== null) put(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  for (const [file, one] of Object.entries(media)) put(join('pages/_media', file), await pictureFile(file, one))
}

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** The codes of the errors that stop a check. */
async function checked(): Promise<string[]> {
  const { result } = await checkFolder(false)
  return result.problems.filter(isError).map(({ code }) => code)
}

/** What a build that writes nothing says. */
async function refused(): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    expect(await runBuild()).toBeUndefined()
    expect(existsSync('dist')).toBe(false)
    return said.mock.calls.flat().join('\n')
  } finally {
    said.mockRestore()
  }
}

/** By day one of ten: all rules stop both by the same line of code. */
const raised = checks.filter((_, i) => isLong || i % 10 === 0).map(({ code }) => code)

test.each(raised)('%s, raised to an error, stops check and build alike', async (code) => {
  const { given, wrong } = kinds.get(code) ?? {}
  const site = exampleSite(given, wrong, withLedger[code]).files['pages/_site.json']
  const rules = { [code]: { severity: 'error', reason: 'Tried.' }, ...(code === 'rules' ? Object(site).rules : {}) }
  await write(given, wrong, withLedger[code], { 'pages/_site.json': { rules } })
  const found = await checked()
  expect(found).toContain(code)
  const said = await refused()
  for (const one of found) expect(said).toContain(one)
})

const ofLedger = Object.keys(withLedger).filter((_, i) => isLong || i % 3 === 0)

test.each(ofLedger)('%s, raised to an error, is shown in live editing', async (code) => {
  const { given, wrong } = kinds.get(code) ?? {}
  const rules = { [code]: { severity: 'error', reason: 'Tried.' } }
  await write(given, wrong, withLedger[code], { 'pages/_site.json': { rules } })
  const content = new LiveContent(() => {})
  await content.update()
  await vi.waitFor(() => expect(content.problems.map(({ code }) => code)).toContain(code), 10_000)
  const found = await checked()
  expect(content.problems.map(({ code }) => code).sort()).toEqual(found.sort())
})
