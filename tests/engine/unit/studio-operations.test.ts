import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, withStep } from '../../../tools/studio/document/apply'
import type { Operation, Texts } from '../../../tools/studio/document/operation'
import { contract } from './site'
import { acts, format, type Manner, type Model, type Place, placesOf, type Value } from './studio-model'

const edited = { name: 'fans/fan', lang: 'tr', anchors: contract.anchors }
const languages = ['en', 'ar', 'de']

const manner: fc.Arbitrary<Manner> = fc.record({
  unit: fc.constantFrom('  ', '    ', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  last: fc.constantFrom('', '\n', '\n\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  onOneLine: fc.subarray(['rows', 'columns', 'links', 'images', 'questions']),
})

const words = fc.oneof(
  fc.constantFrom(
    'Fan',
    'Kümes "büyük"',
    'مروحة',
    'a\\b',
    'satır\nsatır',
    '😀 fan',
    'nbsp\u00a0x',
    '%',
    't',
    'Fan fan',
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }).map((text) => text.replace(/[\u00a0\u202f]/g, '') || 'x'),
)

/** A realistic page with nested lists, and translations of some of its words. */
const start = fc
  .record({
    texts: fc.array(words, { minLength: 14, maxLength: 14 }),
    left: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  })
  .map(({ texts, left }): Model => {
    const next = texts.values()
    const word = () => next.next().value ?? 'Son'
    const page: Model['page'] = {
      $schema: '../../schema/page.json',
      title: word(),
      description: word(),
      related: ['/a', '/b'],
      blocks: [
        { type: 'text', id: 'about', title: word(), text: word() },
        {
          type: 'gallery',
          id: 'views',
          images: [
            { id: 'front', src: 'fan/front.avif', alt: word() },
            { id: 'back', src: 'fan/back.avif', alt: word() },
          ],
        },
        {
          type: 'spec-table',
          id: 'specs',
          title: word(),
          rows: [
            { id: 'weight', label: word(), value: { value: 78, unit: 'kg' } },
            { id: 'size', label: 'Boy', value: { from: 1, to: 2 } },
            { id: 'made-of', label: 'Malzeme', value: word() },
          ],
        },
        {
          type: 'tabs',
          id: 'fields',
          items: [
            { id: 'inside', label: word(), blocks: [{ type: 'text', id: 'in-house', text: word() }] },
            {
              id: 'outside',
              label: 'Dış',
              blocks: [
                { type: 'text', id: 'out', text: 'Dışarısı' },
                { type: 'faq', id: 'faq', items: [{ id: 'why', question: 'Neden?', answer: word() }] },
              ],
            },
          ],
        },
      ],
    }
    const model: Model = { page, locales: new Map() }
    const keep = left.values()
    for (const lang of languages.slice(0, 2))
      for (const steps of wordSteps(page))
        if (keep.next().value !== false) acts.setWord(model, lang, steps, `${lang} ${steps.join('.')}`)
    return model
  })

/** Translation keys of all texts on a page, each as a list of steps. */
function wordSteps(page: Model['page']): string[][] {
  const names = ['title', 'description', 'text', 'alt', 'label', 'question', 'answer', 'value']
  const of = (owner: { [name: string]: Value }, steps: string[]) =>
    Object.keys(owner).flatMap((name) =>
      names.includes(name) && typeof owner[name] === 'string' ? [[...steps, name]] : [],
    )
  return [...of(page, []), ...placesOf(page).flatMap(({ item, steps }) => of(item, steps))]
}

function written({ page, locales }: Model, own: Manner): Texts {
  const translations = [...locales].map(([lang, locale]) => [`locales/${lang}/fans/fan.json`, format(locale, own)])
  return { 'pages/fans/fan.json': format(page, own), ...Object.fromEntries(translations) }
}

/** New ids for a copied item. Ids that must be unique on the page get numbers. */
function newIds(page: Model['page'], { item, list }: Place): Map<string, string> {
  const allIds = new Set(placesOf(page).map((place) => String(place.item.id)))
  const ids = new Map<string, string>()
  const free = (id: string, takenIds: Set<string>) => {
    let next = id
    for (let number = 2; takenIds.has(next); number++) next = `${id.replace(/-\d+$/, '')}-${number}`
    takenIds.add(next)
    return next
  }
  const isAnchor = 'type' in item || 'blocks' in item || 'question' in item
  ids.set(String(item.id), free(String(item.id), isAnchor ? allIds : new Set(list.map(({ id }) => String(id)))))
  for (const { item: inner } of placesOf(item))
    if ('type' in inner || 'blocks' in inner || 'question' in inner)
      ids.set(String(inner.id), free(String(inner.id), allIds))
  return ids
}

type Command = { kind: number; at: number; to: number; text: string; lang: string }

const command = fc.record({
  kind: fc.nat({ max: 10 }),
  at: fc.nat({ max: 1000 }),
  to: fc.nat({ max: 1000 }),
  text: words,
  lang: fc.constantFrom(...languages),
})

/** Changes a model. @returns the equivalent operation; undefined if there is nothing to change */
function act(model: Model, { kind, at, to, text, lang }: Command): Operation | undefined {
  const places = placesOf(model.page)
  const place = places[at % places.length]
  if (!place) return undefined
  const { item, list, index, path } = place
  switch (kind) {
    case 0: {
      const allSteps = wordSteps(model.page)
      const of = allSteps[at % allSteps.length] ?? []
      acts.setWord(model, lang, of, text)
      return { kind: 'word', lang, steps: of, value: text }
    }
    case 1: {
      const allSteps = wordSteps(model.page)
      const of = allSteps[at % allSteps.length] ?? []
      acts.setWord(model, lang, of, '')
      return { kind: 'word', lang, steps: of, value: '' }
    }
    case 2: {
      const allSteps = wordSteps(model.page)
      const of = allSteps[at % allSteps.length] ?? []
      const owner = places.find((candidate) => candidate.steps.join() === of.slice(0, -1).join())
      const name = of.at(-1) ?? ''
      Object.assign(owner?.item ?? model.page, { [name]: text })
      return { kind: 'set', path: [...(owner?.path ?? []), name], value: text }
    }
    case 3: {
      if (!('type' in item)) return undefined
      const order = ['type', 'id', 'visible', 'confirm', 'title']
      acts.setField(item, 'confirm', text, order)
      return { kind: 'set', path: [...path, 'confirm'], value: text, order }
    }
    case 4: {
      if (!('title' in item)) return undefined
      acts.clearField(model, place, 'title')
      return { kind: 'set', path: [...path, 'title'] }
    }
    case 5: {
      if (!('type' in item)) return undefined
      const hidden = item.visible === undefined
      if (hidden) acts.setField(item, 'visible', false, ['type', 'id', 'visible'])
      else delete item.visible
      return { kind: 'hide', path, hidden }
    }
    case 6: {
      const value = { type: 'text', id: `new-${to}`, title: text, related: ['a', 'b'], text }
      if (!('type' in item) || places.some((other) => other.item.id === value.id)) return undefined
      acts.insert(list, index, structuredClone(value))
      return { kind: 'add', list: path.slice(0, -1), at: index, value }
    }
    case 7: {
      if (places.length > 60) return undefined
      const ids = newIds(model.page, place)
      acts.copy(model, place, ids)
      return { kind: 'duplicate', path }
    }
    case 8: {
      if (list.length < 2) return undefined
      acts.remove(model, place)
      return { kind: 'remove', path }
    }
    case 9: {
      const next = to % list.length
      acts.move(place, next)
      return { kind: 'move', path, at: next }
    }
    default: {
      const id = `renamed-${to}`
      if (places.some((other) => other.item.id === id)) return undefined
      acts.rename(model, place, id)
      return { kind: 'rename', path, id }
    }
  }
}

test('1,000 edits give the bytes of the same edits made by hand, and taking them back gives the first bytes', {
  tags: 'ci',
}, () => {
  let done = 0
  fc.assert(
    fc.property(start, manner, fc.array(command, { minLength: 30, maxLength: 40 }), (begin, formatting, commands) => {
      const model = structuredClone(begin)
      const first = written(model, formatting)
      let [texts, lastingTexts] = [first, first]
      const steps: { before: Texts; after: Texts }[] = []
      for (const next of commands) {
        const operation = act(model, next)
        if (!operation) continue
        const applied = apply(texts, operation, edited)
        const expected = written(model, formatting)
        // A new file has the default formatting instead of the author's.
        const there = Object.fromEntries(Object.entries(applied.texts).filter(([, text]) => text !== undefined))
        expect(there, JSON.stringify(operation)).toEqual(withNew(expected, lastingTexts, model))
        lastingTexts = Object.fromEntries(Object.entries(lastingTexts).filter(([path]) => path in there))
        steps.push({ before: texts, after: applied.texts })
        texts = applied.texts
        done++
      }
      for (const { before, after } of steps.reverse()) {
        const changed = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path])
        texts = withStep(texts, after, Object.fromEntries(changed.map((path) => [path, before[path]])))
      }
      expect(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))).toEqual(first)
    }),
    { numRuns: 50, endOnFailure: true },
  )
  expect(done).toBeGreaterThan(1000)
})

const plain: Manner = { unit: '  ', lineEnd: '\n', last: '\n', mark: '', onOneLine: [] }

/** Expected texts. A translation that was deleted and created again has the default formatting. */
function withNew(expected: Texts, lastingTexts: Texts, model: Model): Texts {
  return Object.fromEntries(
    Object.entries(expected).map(([path, text]) => {
      const lang = path.split('/')[1] ?? ''
      const locale = model.locales.get(lang)
      const isNew = locale && lastingTexts[path] === undefined
      return [path, isNew ? format(locale, plain) : text]
    }),
  )
}
