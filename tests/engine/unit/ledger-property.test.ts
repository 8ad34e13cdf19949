import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '../long-run'
import { type Branch, fork, languages, merge, record, reported, truth } from './ledger-model'

/** A random step: an action, and numbers that select its target. */
type Step = { action: (typeof actions)[number]; which: number; lang: number; isNoted: boolean }

const actions = [
  'source',
  'source',
  'revert',
  'translate',
  'translate',
  'both',
  'add',
  'remove',
  'untranslate',
  'rename page',
  'rename text',
  'move text',
  'fork',
  'merge',
] as const

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...actions),
  which: fc.nat(1000),
  lang: fc.nat(languages.length - 1),
  isNoted: fc.boolean(),
})

test('the ledger says "outdated" exactly where a source changed after its translation', () => {
  const steps = fc.array(step, { minLength: 200, maxLength: 200 })
  const property = fc.property(steps, (list) => {
    const work = new Work()
    for (const next of list) {
      work.take(next)
      expect(reported(work.branch)).toEqual(truth(work.branch))
    }
    record(work.branch)
    expect(reported(work.branch)).toEqual(truth(work.branch))
  })
  fc.assert(property, { numRuns: isLong ? 100 : 1, endOnFailure: !isLong })
}, 600_000)

/** A site that sometimes has a second branch. */
class Work {
  branch: Branch = { pages: new Map(), texts: new Map(), madeFrom: new Map(), ledger: {} }
  #other: { base: Branch; theirs: Branch } | undefined
  #count = 0

  constructor() {
    for (const name of ['a', 'b', 'c']) this.branch.pages.set(this.#next(), name)
    record(this.branch)
    for (let i = 0; i < 6; i++) this.#add(i)
    record(this.branch)
  }

  take({ action, which, lang, isNoted }: Step): void {
    const { branch } = this
    const [text] = [...branch.texts.values()].slice(which % Math.max(1, branch.texts.size))
    const code = languages[lang] ?? ''
    if (action === 'fork') this.#fork()
    else if (action === 'merge') this.#merge()
    else if (action === 'add') this.#add(which)
    else if (action === 'rename page') {
      const [page = 0] = [...branch.pages.keys()].slice(which % branch.pages.size)
      branch.pages.set(page, `page-${this.#next()}`)
    } else if (text) {
      const translate = () => {
        text.translations[code] = `${code} words ${this.#next()}`
        text.dirty.add(code)
      }
      if (action === 'source' || action === 'both') text.source = `Metin ${this.#next()}`
      // Sets one of seven texts, which may be equal to an earlier source.
      if (action === 'revert') text.source = `Metin ${which % 7}`
      if (action === 'translate' || action === 'both') translate()
      if (action === 'untranslate') this.#untranslate(text, code)
      if (action === 'rename text') text.id = `text-${this.#next()}`
      if (action === 'move text') text.page = [...branch.pages.keys()][which % branch.pages.size] ?? text.page
      if (action === 'remove')
        for (const [key, candidate] of branch.texts)
          if (candidate === text && branch.texts.size > 3) branch.texts.delete(key)
    }
    if (isNoted) record(this.branch)
    // Sometimes swaps the two branches, so that both are edited.
    if (which % 3 === 0 && this.#other) {
      const { theirs } = this.#other
      this.#other.theirs = this.branch
      this.branch = theirs
    }
  }

  #next(): number {
    return this.#count++
  }

  #add(which: number): void {
    const { pages, texts } = this.branch
    const page = [...pages.keys()][which % pages.size] ?? 0
    const id = this.#next()
    const translations = Object.fromEntries(languages.map((code) => [code, `${code} words ${this.#next()}`]))
    texts.set(id, { page, id: `text-${id}`, source: `Metin ${which % 7}`, translations, dirty: new Set(languages) })
  }

  #untranslate({ translations, dirty }: { translations: Record<string, string>; dirty: Set<string> }, code: string) {
    delete translations[code]
    dirty.delete(code)
  }

  #fork(): void {
    // Records translations first. Otherwise, both branches could record the same translation with different sources.
    record(this.branch)
    this.#other ??= { base: fork(this.branch), theirs: fork(this.branch) }
  }

  #merge(): void {
    if (!this.#other) return
    this.branch = merge(this.#other.base, this.branch, this.#other.theirs)
    this.#other = undefined
  }
}
