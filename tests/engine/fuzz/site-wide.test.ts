import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isError } from '../../../tools/content/problem'
import { type Kind, kinds } from './kinds'
import { smallLab } from './lab'
import { createRandom, type Random } from './random'
import { attempt, casesOf, type Failure, failuresOf, firstSeed } from './trial'

const { source, trySite } = smallLab
const files = Object.keys(source.documents)

/** What every page shares: the site, its words, what is printed, the page for addresses that are none. */
const shared = files.filter((file) => /\/_|common\.json$|glossary\.json$/.test(file))

type Changes = Record<string, string | undefined>

const odd = ['a b', 'A', 'ä', '%', '404', 'en', 'assets', 'data', 'previews', 'index', 'index.html', '_x', '.x', 'con', 'a--b', '-a', 'constructor', '__proto__', 'a'.repeat(80), 'a.json', 'ı', '\u200b', 'a\u0301', 'sitemap', 'pagefind', 'favicon', '🐔', "'", '"', '&']

/** What happens to files as a whole. */
const fileKinds: [name: string, change: (random: Random) => Changes][] = [
  ['file lost', (random) => ({ [random.pick(files)]: undefined })],
  ['page lost', (random) => ({ [random.pick(files.filter((file) => file.startsWith('pages/')))]: undefined })],
  ['file renamed', (random) => {
    const file = random.pick(files)
    return { [file]: undefined, [file.replace(/[^/]+(?=\.json$)/, random.pick(odd))]: source.documents[file] }
  }],
  ['file copied', (random) => {
    const file = random.pick(files)
    return { [file.replace(/[^/]+(?=\.json$)/, random.pick(odd))]: source.documents[file] }
  }],
  ['page moved', (random) => {
    const file = random.pick(files.filter((one) => one.startsWith('pages/')))
    return { [file]: undefined, [`pages/${random.pick(['x', 'X', 'a b', '_x', 'en', '.x'])}/${file.slice('pages/'.length)}`]: source.documents[file] }
  }],
  ['language renamed', (random) => {
    const file = random.pick(files.filter((one) => one.startsWith('locales/') && one.split('/').length > 2))
    return { [file]: undefined, [file.replace(/^locales\/[^/]+/, `locales/${random.pick(['xx', 'zh_CN', 'x', 'a b', 'EN', 'tr-TR', '__proto__', 'constructor', 'yedek kopya', 'en-'])}`)]: source.documents[file] }
  }],
  ['words of a language lost', (random) => {
    const language = random.pick(smallLab.site.settings.languages).code
    return Object.fromEntries(files.filter((file) => file.startsWith(`locales/${language}/`)).map((file) => [file, undefined]))
  }],
  ['file of another kind', (random) => ({ [random.pick(files)]: source.documents[random.pick(files)] })],
  ['everything empty', () => Object.fromEntries(shared.map((file) => [file, '{}']))],
]

const isTextKind = 0.85

function runCase(seed: number): Failure[] {
  const random = createRandom(seed)
  for (;;) {
    let kind: Kind = { name: '', expects: 'any', change: () => undefined }
    let changes: Changes
    if (random.chance(isTextKind)) {
      const file = random.pick(random.chance(0.4) ? ['pages/_site.json'] : shared)
      kind = random.pick(kinds)
      const before = source.documents[file] ?? ''
      const text = kind.change(before, random, file)
      if (text === undefined || text === before) continue
      changes = { [file]: text }
    } else {
      const [name, change] = random.pick(fileKinds)
      kind = { ...kind, name }
      changes = change(random)
    }
    const start = process.cpuUsage()
    const outcome = attempt(() => trySite(changes))
    const ms = process.cpuUsage(start).user / 1000
    if (ms > 5000) outcome.findings.push(`took ${Math.round(ms / 1000)} s`)
    const failures = failuresOf(kind, outcome).map((what) => ({ seed, kind: kind.name, file: Object.keys(changes).join(' '), what }))
    if (process.env.FINDINGS && failures.length) {
      const [file = ''] = Object.keys(changes)
      const before = source.documents[file] ?? ''
      const text = changes[file] ?? ''
      const i = Array.from({ length: Math.max(text.length, before.length) }).findIndex((_, j) => text[j] !== before[j])
      appendFileSync(process.env.FINDINGS, failures.map((f) => JSON.stringify({ ...f, near: text.slice(Math.max(0, i - 60), i + 120), problems: outcome.problems.filter(isError).slice(0, 3).map((p) => `${p.file}:${p.line} ${p.code} ${p.message}`) })).join('\n') + '\n')
    }
    return failures
  }
}

test('what pages share', () => {
  const failures: Failure[] = []
  const start = process.cpuUsage()
  const n = casesOf(1000)
  for (let i = 0; i < n; i++) failures.push(...runCase(firstSeed + i))
  console.log(`ms per case: ${process.cpuUsage(start).user / 1000 / n}`)
  expect(failures.slice(0, 50)).toEqual([])
}, 600_000)
