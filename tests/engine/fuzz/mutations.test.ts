import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isError } from '../../../tools/content/problem'
import { kinds } from './kinds'
import { type Lab, labs } from './lab'
import { createRandom } from './random'
import { attempt, casesOf, type Failure, failuresOf, firstSeed } from './trial'

const cost = new Map<string, number>()
const counts = new Map<string, number[]>()

function runCase(lab: Lab, seed: number): Failure[] {
  const random = createRandom(seed)
  for (;;) {
    const texts = random.pick(lab.pages)
    const [page = '', ...translations] = Object.keys(texts)
    const file = translations.length > 0 && random.chance(0.4) ? random.pick(translations) : page
    const kind = random.pick(kinds)
    const before = texts[file] ?? ''
    const text = kind.change(before, random, file)
    if (text === undefined || text === before) continue
    const start = process.cpuUsage()
    const outcome = attempt(() => lab.tryPage({ ...texts, [file]: text }))
    const ms = process.cpuUsage(start).user / 1000
    if (ms > 2000) outcome.findings.push(`took ${Math.round(ms / 1000)} s`)
    cost.set(kind.name, (cost.get(kind.name) ?? 0) + ms)
    counts.set(kind.name, [...(counts.get(kind.name) ?? []), outcome.problems.filter(isError).length])
    const failures = failuresOf(kind, outcome).map((what) => ({ seed, kind: kind.name, file, what }))
    if (process.env.FINDINGS && failures.length) {
      const i = Array.from({ length: Math.max(text.length, before.length) }).findIndex((_, j) => text[j] !== before[j])
      appendFileSync(process.env.FINDINGS, failures.map((f) => JSON.stringify({ ...f, near: text.slice(Math.max(0, i - 60), i + 120), problems: outcome.problems.slice(0, 3).map((p) => `${p.file}:${p.line} ${p.code} ${p.message}`) })).join('\n') + '\n')
    }
    return failures
  }
}

test.each(labs.map((lab): [string, Lab] => [lab.folder, lab]))('pages of %s', (_, lab) => {
  const failures: Failure[] = []
  const start = process.cpuUsage()
  const n = casesOf(1000)
  for (let i = 0; i < n; i++) failures.push(...runCase(lab, firstSeed + i))
  console.log(`ms per case: ${process.cpuUsage(start).user / 1000 / n}`)
  console.log([...counts].map(([k, v]) => `${k}: ${Math.round((cost.get(k) ?? 0) / v.length)} ms, ${v.length} cases, errors 0:${v.filter((x) => x === 0).length} 1:${v.filter((x) => x === 1).length} 2-3:${v.filter((x) => x > 1 && x < 4).length} more:${v.filter((x) => x > 3).length}`).join('\n'))
  expect(failures.slice(0, 50)).toEqual([])
}, 600_000)
