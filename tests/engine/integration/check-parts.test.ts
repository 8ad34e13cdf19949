import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeBundle } from '../../../tools/bundle/bundle'
import { contractFile, openContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { isError, sortProblems } from '../../../tools/content/base/problem'
import { countMissing, coverLanguages } from '../../../tools/content/check/coverage'
import { readDocument } from '../../../tools/content/json/document'
import { readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { recordTranslations } from '../../../tools/content/translation/ledger-record'
import { listContent } from '../../../tools/files/listing'
import { Memo } from '../../../tools/files/memo'
import { readLedgerFiles } from '../../../tools/files/site/ledger-files'
import { problemsOfAll } from '../../../tools/site/all'
import { checkPages } from '../../../tools/site/check-pages'
import { openSite } from '../../../tools/site/open'
import { openContent } from '../../../tools/site/source'
import { writeNoted } from '../../../tools/site/write'
import { isLong } from '../long-run'
import { readSource } from '../source'
import { emptyFolder } from './small-site'

const compiled = await contractFile('tests/fixture-site')
const contract = openContract(compiled)
const fixture = resolve('tests/fixture-site')
const previousFolder = process.cwd()
const folder = emptyFolder()

beforeAll(() => {
  for (const part of ['pages', 'locales', 'blocks'])
    cpSync(join(fixture, part), join(folder, part), { recursive: true })
  process.chdir(folder)
  vi.stubEnv('CI', '')
  for (const file of listContent().fingerprints.keys()) original.set(file, readFileSync(file, 'utf8'))
})
afterAll(() => process.chdir(previousFolder))

/** Kinds of changes to a site: a text is replaced, or a file is copied, truncated, deleted, renamed or restored. */
const kinds = ['text', 'text', 'text', 'copy', 'cut', 'delete', 'rename', 'restore', 'restore', 'restore']
const edit = fc.record({ kind: fc.constantFrom(...kinds), file: fc.nat(), at: fc.nat(), by: fc.nat() })
type Edit = { kind: string; file: number; at: number; by: number }

/** Only a few texts, so that the same text occurs in many places, with equal and with different translations. */
const texts = ['"One"', '"Two words"', '"two  words"', '"t:features"', '""', '"/"', '7', '"Étoile"']

function apply({ kind, file: number, at, by }: Edit): void {
  const files = [...listContent().fingerprints.keys()]
  const file = files[number % files.length] ?? ''
  const text = readFileSync(file, 'utf8')
  if (kind === 'text') {
    const strings = [...text.matchAll(/(?<=: |\[|, )"(?:[^"\\]|\\.)*"(?!:)/g)]
    const string = strings[at % Math.max(1, strings.length)]
    if (string)
      write(file, text.slice(0, string.index) + texts[by % texts.length] + text.slice(string.index + string[0].length))
  } else if (kind === 'copy') write(files[at % files.length] ?? file, text)
  else if (kind === 'cut') write(file, text.slice(0, at % text.length))
  else if (kind === 'restore') restore(at)
  else if (!file.endsWith('_site.json')) {
    rmSync(file)
    if (kind === 'rename') write(file.replace(/\/([^/]+)\.json$/, '/other-$1.json'), text)
  }
}

/** Restores the original content of one file that was changed or deleted. */
function restore(seed: number): void {
  const lost = [...original].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  const [file, text] = lost[seed % Math.max(1, lost.length)] ?? []
  if (file !== undefined && text !== undefined) write(file, text)
}

const original = new Map<string, string>()

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('pages whose files did not change are not read again', async () => {
  const memo = new Memo('none.jsonl', 'code')
  const open = async () => {
    const readOne = vi.fn(readDocument)
    const { site } = await openSite(openContent(), { memo, readOne })
    await site?.close()
    return readOne.mock.calls.map(([file]) => file)
  }
  expect(await open()).not.toEqual([])
  expect(await open()).toEqual([])
})

test('a check for errors skips rules that only warn, unless the site makes their warnings errors', async () => {
  const page = JSON.parse(readFileSync('pages/index.json', 'utf8'))
  const settings = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
  write('pages/index.json', JSON.stringify({ ...page, title: 'Cafe\u0301', label: 't:none' }))
  const codesIn = async (withWarnings: boolean, rules?: object) => {
    write('pages/_site.json', JSON.stringify({ ...settings, rules }))
    const content = openContent()
    const { site } = await openSite(content, { memo: new Memo('none.jsonl', 'code') })
    const files = content.pages.find(({ name }) => name === 'index')
    const problems = (site && files && site.page(files, withWarnings).problems) ?? []
    await site?.close()
    const codes = ({ errors }: { errors: boolean }) =>
      problems.filter((problem) => isError(problem) === errors).map(({ code }) => code)
    return { errors: codes({ errors: true }), warnings: codes({ errors: false }) }
  }
  const all = await codesIn(true)
  expect(all.errors).toEqual(['shared-word'])
  expect(all.warnings).toContain('pasted-signs')
  expect(await codesIn(false)).toEqual({ errors: all.errors, warnings: [] })

  const rules = { 'pasted-signs': { severity: 'error' } }
  const raised = await codesIn(true, rules)
  expect(raised.errors).toEqual(['shared-word', 'pasted-signs'])
  expect((await codesIn(false, rules)).errors).toEqual(raised.errors)
  for (const file of ['pages/index.json', 'pages/_site.json']) write(file, original.get(file) ?? '')
})

test('a check in parts, with what it remembers, says and notes what a check of the whole does', {
  tags: 'night',
}, async () => {
  await makeBundle()
  let problemCount = 0
  for (const [number, change] of fc.sample(edit, isLong ? 1000 : 10).entries()) {
    apply(change)
    // Every fifth check runs in worker threads, without the cache of earlier results.
    const byThreads = number % 5 === 0

    const ledger = readLedgerFiles()
    const { site, problems } = checkSite({ ...readSource(), ledger }, contract, checks)
    const noted = site && writeLedger(recordTranslations(site, readLedger(ledger)))

    const description = JSON.stringify(change)
    const memo = new Memo(byThreads ? 'none.jsonl' : 'memo.jsonl', 'code')
    const forThreads = byThreads ? 1 : undefined
    const content = openContent()
    const { site: open, problems: ofShared } = await openSite(content, { memo, forThreads })
    const checked = open && (await checkPages(open))
    await open?.close()
    expect(readLedgerFiles(), 'checking only reads').toEqual(ledger)
    if (open) await writeNoted(open.parts.ledger, () => {})
    if (!byThreads) open?.parts.findings.keep()

    const foundProblems = checked ? [...ofShared, ...checked.problems] : await problemsOfAll(content)
    expect(sortProblems(foundProblems), description).toEqual(problems)
    if (site) {
      expect(readLedgerFiles(), description).toEqual(noted)
      const missing = new Map(site.pages.map((page) => [page.name, countMissing(page, site)]))
      const inParts = new Map([...(checked?.pages ?? [])].map(([name, checkedPage]) => [name, checkedPage.missing]))
      expect(checked && coverLanguages(checked.site, inParts), description).toEqual(coverLanguages(site, missing))
    }
    problemCount += problems.length
  }
  expect(problemCount).toBeGreaterThan(50)
})
