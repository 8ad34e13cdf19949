import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isError } from '../../../tools/content/base/problem'
import type { Studio } from '../../../tools/studio/client/context'
import { listAt } from '../../../tools/studio/client/form/columns'
import { placeOfProblem } from '../../../tools/studio/client/form/problem-note'
import { fallbackOf } from '../../../tools/studio/client/form/words'
import { Keeper } from '../../../tools/studio/client/keeper'
import { pressed } from '../../../tools/studio/client/keys'
import { pathOfProblem, stillThere } from '../../../tools/studio/client/paths'
import type { Open, State } from '../../../tools/studio/client/state'
import { Store } from '../../../tools/studio/client/store'
import { wordIn, writeWord } from '../../../tools/studio/client/write'
import { mergeTexts } from '../../../tools/studio/document/merge'
import type { SaveRequest } from '../../../tools/studio/protocol'
import { siteOf, smallSite } from './site'

const file = 'pages/index.json'
const whole = JSON.stringify(smallSite[file], null, 2)
const base = siteOf()

function openHome(text = whole): Store {
  const store = new Store({
    ...{ site: { id: 'small', pages: [] }, base, states: {}, from: 'outline', keeping: 'saved' },
    ...{ look: { language: 'tr', brand: 'default', theme: 'light', width: 'full' } },
    ...{ questions: [], changes: 0, said: '' },
  } satisfies State)
  store.openPage({ name: 'index', files: [{ path: file, text, stamp: text }], ledger: {}, drafts: [] })
  return store
}

const anyOf = (part: string) => expect.stringContaining(part)
const title = (store: Store) => store.state.open?.json.title

test('a page that is saved with a byte order mark can be written on', () => {
  const store = openHome(`\uFEFF${whole}`)
  expect(title(store)).toBe('Ana sayfa')
})

test('what is done again leaves what others wrote into other files meanwhile', () => {
  const english = (text: string) => [
    { path: file, text: whole, stamp: whole },
    { path: 'locales/en/index.json', text, stamp: text },
  ]
  const opened = { name: 'index', ledger: {}, drafts: [] }
  const store = openHome()
  store.openPage({ ...opened, files: english('{"title":"Home"}') })
  store.change({ kind: 'set', path: ['title'], value: 'Giriş' })
  store.turn('undo')
  store.reread({ ...opened, files: english('{"title":"Start"}') })
  store.turn('redo')
  expect(title(store)).toBe('Giriş')
  expect(store.state.open?.texts['locales/en/index.json']).toBe('{"title":"Start"}')
})

test('a text in a file of its own is written in that file, for each language, with its line ends', () => {
  const store = openHome()
  const news = { title: 'Haber', description: 'Haber.', blocks: [{ type: 'text', id: 'body', file: 'news.md' }] }
  const [page, text] = ['pages/news.json', 'pages/news.md']
  const files = Object.entries({ [page]: JSON.stringify(news), [text]: 'Bir.\r\n\r\n<b>İki.\r\n' })
  const states = files.map(([path, text]) => ({ path, text, stamp: text }))
  store.openPage({ name: 'news', files: states, ledger: {}, drafts: [] })
  const texts = () => store.state.open?.texts
  const studio = { store } as Studio
  const path = ['blocks', 0, 'text']
  const open = () => store.state.open as Open
  const [problem] = open().problems.filter((candidate) => candidate.file === text)
  expect(problem && placeOfProblem(open(), problem)).toMatchObject({ path, key: 'blocks/0/text' })
  writeWord(studio, path, 'Bir.\n\nİki ve üç.\n', 'tr')
  expect(texts()).toMatchObject({ [page]: JSON.stringify(news), [text]: 'Bir.\r\n\r\nİki ve üç.\r\n' })
  expect(JSON.stringify(store.state.open?.shown?.view.page)).toContain('İki ve üç.')
  expect(fallbackOf(open(), path, 'en')).toBe(texts()?.[text])
  writeWord(studio, path, 'One.', 'en')
  expect(texts()?.['locales/en/news.md']).toBe('One.')
  expect([wordIn(studio, path, 'en'), wordIn(studio, path, 'ar')]).toEqual(['One.', undefined])
  writeWord(studio, path, '', 'en')
  expect(texts()?.['locales/en/news.md']).toBeUndefined()
  for (let i = 0; i < 3; i++) store.turn('undo')
  expect(texts()?.[text]).toBe('Bir.\r\n\r\n<b>İki.\r\n')
})

test('what is added gets its id from its words once the author leaves it, as part of the last step', () => {
  const store = openHome()
  const text = (at: number) => ({ type: 'text', id: 'about', title: 'Tablo', text: `${at}` })
  const row = { id: '', label: '', value: '' }
  const table = { type: 'spec-table', id: 'specs', title: 'Tablo', rows: [] }
  store.change({ kind: 'set', path: ['blocks'], value: [table, text(1)] })
  const rows = ['blocks', 0, 'rows']
  const ids = () => listAt(store.state.open?.json, rows).map(({ id }) => id)
  for (const [at, label] of ['Gürültü', 'Gürültü', ''].entries()) {
    store.begin(store.change({ kind: 'add', list: rows, at, value: row }) ?? [])
    store.change({ kind: 'set', path: [...rows, at, 'label'], value: label })
    expect(ids()[at]).toBe('row')
    store.select(['blocks', 1], 'outline')
  }
  expect(ids()).toEqual(['gurultu', 'gurultu-2', 'row'])
  for (let i = 0; i < 2; i++) store.turn('undo')
  expect(ids()).toEqual(['gurultu', 'row'])
  store.turn('redo')
  expect(ids()).toEqual(['gurultu', 'gurultu-2'])
})

test('undo is the browser’s in a field that is not written into the page yet', async () => {
  const store = openHome()
  store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 1' })
  const preventDefault = vi.fn()
  const studio = { store, say() {}, t: String } as unknown as Studio
  const undo = (value: string) => {
    const target: object = { dataset: { written: '78 kg' }, value }
    pressed({ key: 'z', ctrlKey: true, target, preventDefault } as unknown as KeyboardEvent, studio)
  }
  undo('79')
  expect(preventDefault).not.toHaveBeenCalled()
  undo('78 kg')
  await vi.waitFor(() => expect(title(store)).toBe('Ana sayfa'))
})

beforeAll(() => {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', () => {})
})
afterAll(() => void vi.unstubAllGlobals())

test('what somebody else saved stays when the author goes on writing while it is merged', async () => {
  const store = openHome()
  const keeper = new Keeper(store)
  let disk = whole.replace('Başlangıç', 'İlk')
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const request: SaveRequest = JSON.parse(body)
    const files = request.files.map(({ path, text: ours, from }) => {
      disk = mergeTexts(path, { base: from.text, theirs: disk, ours }, () => undefined).text ?? ''
      return { path, text: disk, stamp: disk }
    })
    if (!disk.includes('sayfa 2')) store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 2' })
    return Response.json({ kind: 'saved', files })
  })
  store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 1' })
  await keeper.save()
  await keeper.save()
  expect(disk).toBe(whole.replace('Başlangıç', 'İlk').replace('Ana sayfa', 'Ana sayfa 2'))
  expect(store.state.open?.texts[file]).toBe(disk)
  expect(store.state.keeping).toBe('saved')
})

test('what is written while a save finds a conflict, or a mistake, is kept, too', async () => {
  for (const kind of ['conflict', 'refused']) {
    const store = openHome()
    const keeper = new Keeper(store)
    const sent: string[] = []
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
      if (!body) return Response.json({ name: 'other', files: [], ledger: {}, drafts: [] })
      const { files }: SaveRequest = JSON.parse(body)
      sent.push(`${url.split('/').pop()} ${/Ana sayfa \d/.exec(files[0]?.text ?? '')}`)
      store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 2' })
      return Response.json({ kind, questions: [{ key: 'title', file, path: ['title'] }], problems: [] })
    })
    store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 1' })
    await keeper.save()
    expect(store.state.keeping).toBe(kind === 'conflict' ? 'conflict' : 'waiting')
    await keeper.open('other')
    expect(sent).toEqual(['save Ana sayfa 1', `${kind === 'conflict' ? 'draft' : 'save'} Ana sayfa 2`])
  }
})

test('a page with another name is left without a save, and what was asked of it is no longer asked', async () => {
  const store = openHome()
  const keeper = new Keeper(store)
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json({ name: 'other', files: [], ledger: {}, drafts: [] })
  })
  store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 1' })
  store.set({ questions: [{ key: 'title', file, path: ['title'] }] })
  await keeper.open('other', true)
  expect(requests).toEqual([anyOf('page?name=other')])
  expect(store.state).toMatchObject({ open: { name: 'other' }, questions: [] })
})

test('what is written on a page that is gone is saved when the page is back', async () => {
  vi.useFakeTimers()
  const store = openHome()
  new Keeper(store)
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json({ kind: 'saved', files: [{ path: file, text: store.state.open?.texts[file], stamp: '' }] })
  })
  const turn = async (isGone: boolean) => {
    store.setGone(isGone)
    await vi.runAllTimersAsync()
    return store.state.keeping
  }
  expect([await turn(true), await turn(false), requests]).toEqual(['gone', 'saved', []])
  store.setGone(true)
  store.change({ kind: 'set', path: ['title'], value: 'Ana sayfa 1' })
  expect([await turn(true), await turn(false), requests]).toEqual(['gone', 'saved', [anyOf('draft'), anyOf('save')]])
  vi.useRealTimers()
})

test('a page that is opened again has a draft of its own, and one that is taken up goes when that is kept', async () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) => {
    if (!body) return Response.json({ name: 'index', files: [{ path: file, text: whole, stamp: whole }], ledger: {} })
    const { id, files }: SaveRequest = JSON.parse(body)
    if (files.length === 0) storage.delete(id)
    else storage.set(id, files[0]?.text ?? '')
    return Response.json({ kind: 'refused', problems: [] })
  })
  const store = openHome()
  const keeper = new Keeper(store)
  const mistake = whole.replace('Merhaba', '&#0;')
  for (const text of [mistake, `${mistake} `]) {
    store.replace({ [file]: text })
    await keeper.open('index')
  }
  expect([...storage.values()]).toEqual([mistake, `${mistake} `])
  const [id = ''] = storage.keys()
  await keeper.takeUp('index', { id, at: '', files: [{ path: file, text: mistake, from: { path: file } }] })
  expect(storage.has(id)).toBe(false)
  expect([...storage.values()]).toEqual([`${mistake} `, mistake])
})

const faq = { type: 'faq', id: 'questions', items: [{ id: 'when', question: 'Ne zaman?', answer: 'Yarın.' }] }
const questions = ['blocks', 0, 'items']

test('what was just added has no problems before its author has left or written it', () => {
  const store = openHome(JSON.stringify({ ...Object(smallSite[file]), blocks: [faq] }))
  const places = () => store.state.open?.problems.filter(isError).map(({ column }) => column) ?? []
  const added = store.change({ kind: 'add', list: questions, at: 1, value: { id: '', question: '', answer: '' } })
  expect(added).toEqual([...questions, 1])
  store.begin(added ?? [])
  store.check()
  expect(places()).toEqual([])
  store.visited([...questions, 1, 'question'])
  expect(places()).toHaveLength(1)
  // The author selects something else, so the other field is no longer new either.
  store.select(['title'], 'form')
  expect(places()).toHaveLength(2)
})

test('what was just added stays new when it moves', () => {
  const store = openHome(JSON.stringify({ ...Object(smallSite[file]), blocks: [faq] }))
  const added = store.change({ kind: 'add', list: questions, at: 1, value: { id: '', question: '', answer: '' } })
  store.begin(added ?? [])
  store.change({ kind: 'move', path: [...questions, 1], at: 0 })
  store.check()
  expect(store.state.open?.problems.filter(isError)).toEqual([])
  store.visited([...questions, 0, 'answer'])
  const [problem] = store.state.open?.problems.filter(isError) ?? []
  expect(problem && pathOfProblem(store.state.open?.texts[file] ?? '', problem)).toEqual([...questions, 0, 'answer'])
})

test('what is added on a translated page is written in the language of the page', () => {
  const store = openHome()
  store.lookAt({ language: 'en' })
  const added = store.change({ kind: 'add', list: ['blocks'], at: 0, value: { type: 'text', id: '', text: '' } })
  store.begin(added ?? [])
  expect(store.state.look.language).toBe('tr')
  writeWord({ store } as unknown as Studio, ['blocks', 0, 'text'], 'Yeni')
  expect(Object.keys(store.state.open?.texts ?? {})).toEqual([file])
})

test('what undo takes away is no longer selected, but its neighbour is', () => {
  const store = openHome(JSON.stringify({ ...Object(smallSite[file]), blocks: [faq] }))
  store.change({ kind: 'duplicate', path: [...questions, 0] })
  store.select([...questions, 1, 'question'], 'form')
  store.turn('undo')
  expect(store.state.selected).toEqual([...questions, 0])
  store.change({ kind: 'remove', path: ['blocks', 0] })
  expect(stillThere(store.state.open?.json, ['blocks', 0])).toBeUndefined()
  expect(stillThere(store.state.open?.json, ['title'])).toEqual(['title'])
})
