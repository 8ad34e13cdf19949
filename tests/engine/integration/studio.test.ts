// Slow, because the Studio runs in another process, and one of its tests builds the fixture site.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordsOf } from '../../../tools/content/say/say.js'
import { storeValue } from '../../../tools/files/cache'
import type {
  Changes,
  EditedFile,
  FindAnswer,
  MediaState,
  PagesAnswer,
  PublishAnswer,
  Refused,
  SaveAnswer,
  SiteState,
  WordStates,
} from '../../../tools/studio/protocol'
import { startDev } from './dev-server'
import { contentsOf, emptyFolder, lendFonts, run, writeSmallSite } from './small-site'
import { type Asked, edited, type StudioServer, startStudio } from './studio-server'

const about = {
  title: 'Biz',
  description: 'Biz kimiz ve ne yaparız: birkaç sözle anlatılan bir sayfa.',
  blocks: [{ type: 'text', id: 'about', text: 'Biz buyuz.' }],
}
const folder = writeSmallSite({ 'pages/about.json': about, 'locales/en/about.json': { title: 'We' } })
const file = 'pages/about.json'
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' })

let studio: StudioServer

beforeAll(async () => {
  // Simulates a run outside CI, because on CI commands do not write the translation ledger.
  vi.stubEnv('CI', '')
  git('init', '--quiet')
  git('config', 'user.name', 'Author')
  git('config', 'user.email', 'author@site.example')
  writeFileSync(join(folder, '.gitignore'), '.cache\ndist\n')
  git('add', '.')
  git('commit', '--quiet', '--message=First')
  lendFonts(folder)
  studio = await startStudio(folder)
})

afterAll(() => studio.stop())

describe('who may not use it', () => {
  const save = { method: 'POST', path: '/_studio/api/save' }
  const page = { path: '/_studio/api/page?name=about' }
  const body = (files: unknown, name: unknown = 'about') => JSON.stringify({ name, id: 'x', files })
  const plain = (path: string, text: unknown = '{}') => [{ path, text, from: { path } }]

  /** Requests that must be refused: a name, the differences from a valid request, and the expected status. */
  const strangers: [string, Asked, number][] = [
    ['no cookie', { ...page, headers: { Cookie: undefined } }, 401],
    ['another cookie', { ...page, headers: { Cookie: 'studio-1=x' } }, 401],
    ['a foreign host', { ...page, headers: { Host: 'evil.example' } }, 403],
    ['a name that leads here', { ...page, headers: { Host: 'localhost.evil.example' } }, 403],
    ['another port', { ...page, headers: { Host: 'localhost:1' } }, 403],
    ['a foreign origin', { ...save, body: body([]), headers: { Origin: 'https://evil.example' } }, 403],
    ['an origin of another port', { ...save, body: body([]), headers: { Origin: 'http://localhost:1' } }, 403],
    ['no origin', { ...save, body: body([]), headers: { Origin: undefined } }, 403],
    ['the origin of a sandbox', { ...save, body: body([]), headers: { Origin: 'null' } }, 403],
    ['a page of another port that reads', { ...page, headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['a page elsewhere that reads', { ...page, headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['another method', { ...page, method: 'DELETE' }, 405],
    ['a form', { ...save, body: body([]), headers: { 'Content-Type': 'text/plain' } }, 415],
    ['nothing of that name', { path: '/_studio/api/passwords' }, 404],
    ['a name that objects have', { path: '/_studio/api/constructor' }, 404],
    ['a way up in the address', { path: '/_studio/api/../../package.json' }, 404],
    ['no JSON', { ...save, body: '{' }, 400],
    ['a list', { ...save, body: '[]' }, 400],
    ['files that are none', { ...save, body: body('about') }, 400],
    ['a text that is none', { ...save, body: body(plain(file, 5)) }, 400],
    ['a field too many', { ...save, body: JSON.stringify({ name: 'about', id: 'x', files: [], more: 1 }) }, 400],
    ['a way out', { ...save, body: body(plain('../outside.json')) }, 422],
    ['a way out within', { ...save, body: body(plain('pages/../../outside.json')) }, 422],
    ['a path from the root', { ...save, body: body(plain('/etc/passwd')) }, 422],
    ['a way out with backslashes', { ...save, body: body(plain('pages\\..\\outside.json')) }, 422],
    ['another page', { ...save, body: body(plain('pages/index.json')) }, 422],
    ['a file that is no content', { ...save, body: body(plain('package.json')) }, 422],
    ['the ledger', { ...save, body: body(plain('locales/.ledger/about.json')) }, 422],
    ['a language that the site has not', { ...save, body: body(plain('locales/xx/about.json')) }, 422],
    ['a name that leads out', { ...save, body: body([], '../about') }, 422],
    ['a name with a dot', { path: '/_studio/api/page?name=.git/config' }, 422],
    ['a draft that leads out', { ...save, body: JSON.stringify({ name: 'about', id: '../x', files: [] }) }, 422],
    ['a page that would go', { ...save, body: body([{ path: file, from: { path: file } }]) }, 422],
    ['half a letter', { ...save, body: body(plain(file, '\ud800')) }, 422],
    [
      'another beginning than it says',
      { ...save, body: body([{ path: file, text: '{}', from: { path: file, text: 'x', stamp: 'y' } }]) },
      422,
    ],
    ['through a link', { ...save, body: body(plain('pages/linked/page.json'), 'linked/page') }, 422],
    ['a link', { path: '/_studio/api/page?name=link' }, 422],
    ['too much', { ...save, body: body(plain(file, 'x'.repeat(8_000_001))) }, 413],
    ['too large a file', { ...save, body: body(plain(file, 'x'.repeat(4_000_001))) }, 422],
    [
      'pages of no command',
      { method: 'POST', path: '/_studio/api/pages', body: '{"command":"steal","dryRun":true}' },
      400,
    ],
    [
      'a new page that leads out',
      {
        method: 'POST',
        path: '/_studio/api/pages',
        body: JSON.stringify({ command: 'new', dryRun: false, name: '../out', kind: 'page', title: 'x' }),
      },
      422,
    ],
    [
      'a picture that is none',
      {
        method: 'POST',
        path: '/_studio/api/media?name=x.png&folder=about',
        body: 'GIF',
        headers: { 'Content-Type': 'application/octet-stream' },
      },
      422,
    ],
    [
      'a picture into another folder',
      {
        method: 'POST',
        path: '/_studio/api/media?name=x.png&folder=../about',
        body: 'x',
        headers: { 'Content-Type': 'application/octet-stream' },
      },
      422,
    ],
    [
      'a drawing with a script',
      {
        method: 'POST',
        path: '/_studio/api/media?name=x.svg&folder=about',
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>1</script></svg>',
        headers: { 'Content-Type': 'application/octet-stream' },
      },
      422,
    ],
  ]

  const outsideFile = join(folder, '../outside.json')

  beforeAll(() => {
    const outside = emptyFolder()
    // Deletes a file that an earlier, failed run may have left behind.
    rmSync(outsideFile, { force: true })
    writeFileSync(join(outside, 'page.json'), '{}')
    symlinkSync(outside, join(folder, 'pages/linked'))
    symlinkSync(join(outside, 'page.json'), join(folder, 'pages/link.json'))
    return () => {
      rmSync(join(folder, 'pages/linked'))
      rmSync(join(folder, 'pages/link.json'))
    }
  })

  test.each(strangers)('%s', async (_, asked, status) => {
    const statusBefore = git('status', '--porcelain')
    const { allowed, raw } = studio
    const reply = await raw({ ...asked, headers: { ...allowed, ...asked.headers } })
    expect(reply.status).toBe(status)
    // Foreign hosts are refused by the server itself, before the Studio gets the request.
    expect(reply.body).toMatch(/^\{"message":".+","said":\{.+\}\}$|^Live editing has no such host name/)
    expect(reply.body).not.toMatch(/\n\s+at /)
    expect(git('status', '--porcelain')).toBe(statusBefore)
    expect(existsSync(outsideFile)).toBe(false)
  })

  test('the token counts once, and its cookie is for this server’s own pages', async () => {
    expect(studio.welcome.headers['set-cookie']).toEqual([
      expect.stringMatching(/^studio-\d+=[\w-]{22}; Path=\/_studio\/; Max-Age=604800; HttpOnly; SameSite=Strict$/),
    ])
    expect((await studio.raw({ path: studio.address })).status).toBe(401)
    const opened = { Cookie: studio.allowed.Cookie, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
    expect((await studio.raw({ path: '/_studio/', headers: opened })).status).not.toBe(403)
  })

  test('answers are not kept, framed or loaded elsewhere', async () => {
    const { headers } = await studio.raw({ path: '/_studio/api/site', headers: { Cookie: studio.allowed.Cookie } })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'; style-src"),
    })
  })
})

test('the list, and the state of all words', async () => {
  const site = await studio.get<SiteState>('site')
  expect(
    site.pages.map(({ name, title, languages, errors, unsaved }) => ({ name, title, languages, errors, unsaved })),
  ).toContainEqual({
    name: 'about',
    title: 'Biz',
    languages: ['tr', 'en'],
    errors: 0,
    unsaved: false,
  })
  expect(Object.keys(site.source.documents)).toContain('locales/en/_site.json')
  expect(Object.keys(site.source.documents)).not.toContain(file)
  const states = await studio.get<WordStates>('states')
  expect(states.about?.en).toMatchObject({ done: 1, missing: 2 })
  expect(states.index?.ar).toMatchObject({ done: 3, missing: 0 })
  // Pages are found by their text, in any language and regardless of the pages' names.
  const excerptsOf = async (words: string) =>
    (await studio.get<FindAnswer>(`find?words=${encodeURIComponent(words)}`)).places.map(({ name, lang, excerpt }) => [
      name,
      lang,
      excerpt.join(''),
    ])
  expect(await excerptsOf('biz buyuz')).toEqual([['about', 'tr', 'Biz buyuz.']])
  expect(await excerptsOf('we')).toContainEqual(['about', 'en', 'We'])
  expect(await excerptsOf('nowhere')).toEqual([])
})

test('words are replaced where the author chose, in all files at once, and one step takes them back', async () => {
  const before = [file, 'locales/en/about.json'].map(textOf)
  const { places } = await studio.get<FindAnswer>('find?words=b%C4%B0z&to=onlar')
  const aboutPlaces = places.filter(({ name }) => name === 'about')
  expect(aboutPlaces.map(({ at, excerpt, to, count }) => [at.join('/'), excerpt[1], to, count])).toEqual([
    ['title', 'Biz', 'Onlar', 1],
    ['description', 'Biz', 'Onlar', 1],
    ['blocks/0/text', 'Biz', 'Onlar', 1],
  ])
  const chosen = aboutPlaces.slice(1).map(({ file, path }) => ({ file, path }))
  const { status } = await studio.post('replace', { words: 'biz', to: 'onlar', places: chosen })
  expect(status).toBe(200)
  expect(JSON.parse(textOf(file))).toMatchObject({ title: 'Biz', blocks: [{ text: 'Onlar buyuz.' }] })
  const again = await studio.post<Refused>('replace', { words: 'biz', to: 'onlar', places: chosen })
  expect([again.status, again.answer.message]).toEqual([422, expect.stringContaining('Search again')])
  await studio.post('undo', {})
  expect([file, 'locales/en/about.json'].map(textOf)).toEqual(before)
})

describe('saving', () => {
  test('changes what was meant, and nothing else', async () => {
    const page = await studio.open('about')
    const english = 'locales/en/about.json'
    const files = [edited(page, file, 'Biz buyuz.', 'Biz yine buyuz.'), edited(page, english, 'We', 'Us')]
    const answer = await studio.save('about', 'a', files)
    expect(answer).toMatchObject({ kind: 'saved' })
    expect(git('diff', '--numstat', '--', 'pages', 'locales/en').trim().split('\n')).toEqual([
      `1\t1\t${english}`,
      `1\t1\t${file}`,
    ])
    expect((await studio.open('about')).files.map(({ text }) => text)).toEqual([textOf(file), textOf(english)])
  })

  test('makes the file of what all pages share with the first that is written in it', async () => {
    const path = 'locales/glossary.json'
    const { files } = await studio.open('glossary')
    expect(files.filter(({ text }) => text !== undefined)).toEqual([])
    const edit = { path, text: '{\n  "terms": []\n}\n', from: { path } }
    expect(await studio.save('glossary', 'a', [edit])).toMatchObject({ kind: 'saved' })
    expect(textOf(path)).toBe(edit.text)
    rmSync(join(folder, path))
  })

  test('two tabs and another editor lose nothing', async () => {
    const [firstState, secondState] = [await studio.open('about'), await studio.open('about')]
    writeFileSync(join(folder, file), textOf(file).replace('birkaç', 'bir iki'))
    const first = await studio.save('about', 'one', [edited(firstState, file, '"Biz"', '"Bizler"')])
    const second = await studio.save('about', 'two', [edited(secondState, file, 'Biz yine', 'Bizler yine')])
    expect([first, second]).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }])
    const json = JSON.parse(textOf(file))
    expect([json.title, json.description.includes('bir iki'), json.blocks[0].text]).toEqual([
      'Bizler',
      true,
      'Bizler yine buyuz.',
    ])

    // Both tabs changed the same field: the first edit is not overwritten, and the second one waits for an answer.
    const conflict = await studio.save('about', 'two', [edited(secondState, file, '"Biz"', '"Onlar"')])
    const key = `${file} title`
    expect(conflict).toMatchObject({
      kind: 'conflict',
      questions: [{ key, theirs: 'Bizler', ours: 'Onlar', base: 'Biz' }],
    })
    expect(JSON.parse(textOf(file)).title).toBe('Bizler')
    expect((await studio.open('about')).drafts).toMatchObject([{ id: 'two', files: [{ path: file }] }])
    const files = [edited(secondState, file, '"Biz"', '"Onlar"')]
    expect(await studio.save('about', 'two', files, { [key]: 'ours' })).toMatchObject({ kind: 'saved' })
    expect(JSON.parse(textOf(file))).toMatchObject({ title: 'Onlar', blocks: [{ text: 'Bizler yine buyuz.' }] })
    expect((await studio.open('about')).drafts).toEqual([])
  })

  test('a text in a file of its own is saved as one field, in each language, and its mistakes are refused', async () => {
    const text = 'pages/story.md'
    const story = { ...about, title: 'Öykü', blocks: [{ type: 'text', id: 'body', file: 'story.md' }] }
    writeFileSync(join(folder, 'pages/story.json'), JSON.stringify(story))
    writeFileSync(join(folder, text), 'İlk paragraf.\n\nİkinci paragraf.\n')
    const page = await studio.open('story')
    expect(page.files.map(({ path }) => path)).toEqual(['pages/story.json', text])
    const english = { path: 'locales/en/story.md', text: 'One.\n\nTwo.\n', from: { path: 'locales/en/story.md' } }
    const saved = await studio.save('story', 'a', [edited(page, text, 'İlk', 'Birinci'), english])
    expect(saved).toMatchObject({ kind: 'saved' })
    expect([textOf(text), textOf(english.path)]).toEqual(['Birinci paragraf.\n\nİkinci paragraf.\n', english.text])
    expect(await studio.save('story', 'b', [edited(page, text, 'İlk', 'Baştaki')])).toMatchObject({
      kind: 'conflict',
      questions: [{ key: text, file: text, path: [], theirs: textOf(text) }],
    })
    const { places } = await studio.get<FindAnswer>('find?words=paragraf&to=bent')
    expect(places.map(({ file, at }) => [file, at.at(-1)])).toEqual([
      [text, 'p1'],
      [text, 'p2'],
    ])
    const chosen = places.map(({ file, path }) => ({ file, path }))
    expect((await studio.post('replace', { words: 'paragraf', to: 'bent', places: chosen })).status).toBe(200)
    expect(textOf(text)).toBe('Birinci bent.\n\nİkinci bent.\n')
    await studio.post('undo', {})
    const now = await studio.open('story')
    expect(await studio.save('story', 'c', [edited(now, text, 'Birinci', '<b>Birinci</b>')])).toMatchObject({
      kind: 'refused',
      problems: [{ file: text, line: 1, column: 1 }],
    })
    for (const path of ['pages/about.md', 'pages/story.x/about.md', 'locales/xx/story.md']) {
      const edit = { path, text: 'x', from: { path } }
      expect((await studio.post('save', { name: 'story', id: 'd', files: [edit] })).status).toBe(422)
    }
    const { pages } = await studio.get<Changes>('changes')
    expect(pages.find(({ name }) => name === 'story')).toMatchObject({
      title: 'Öykü',
      kind: 'new',
      fields: [{ steps: ['story.md'], before: '', after: textOf(text) }],
      words: { en: { added: 2 } },
    })
    for (const path of ['pages/story.json', text, english.path]) rmSync(join(folder, path))
  })

  test('a page that a row of a table makes is edited in its pattern, for all rows and in each language', async () => {
    const [pattern, english] = ['pages/lamps/[lamp].json', 'locales/en/lamps/[lamp].json']
    const lamp = { ...about, each: 'lamps.csv', title: 'Lamba {name}' }
    const files = {
      [pattern]: JSON.stringify(lamp),
      [english]: JSON.stringify({ title: 'Lamp {name}' }),
      'pages/_data/lamps.csv': 'id,name\nh107,H107\nh108,H108\n',
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const titles = async () => (await studio.get<SiteState>('site')).pages.map(({ title }) => title)
    const seen = (...expected: string[]) =>
      vi.waitFor(async () => expect(await titles()).toEqual(expect.arrayContaining(expected)), { timeout: 20_000 })
    await seen('Lamba H107', 'Lamba H108')
    const page = await studio.open('lamps/h108')
    expect(page).toMatchObject({ name: 'lamps/[lamp]', row: 'lamps/h108' })
    expect(page.files.map(({ path }) => path)).toEqual([pattern, english])
    const { name, row } = page
    const save = async (...files: EditedFile[]) =>
      (await studio.post<SaveAnswer>('save', { name, row, id: 'a', files })).answer
    const edits = [edited(page, pattern, 'Lamba', 'Masa lambası'), edited(page, english, 'Lamp', 'Desk lamp')]
    const saved = await save(...edits)
    expect(saved).toMatchObject({ kind: 'saved' })
    expect([textOf(pattern), textOf(english)]).toEqual(edits.map(({ text }) => text))
    expect(textOf('locales/.ledger/lamps/[lamp].jsonl')).toContain('Masa lambası {name}')
    await seen('Masa lambası H107', 'Masa lambası H108')
    expect(await studio.raw({ path: '/en/h107' })).toMatchObject({ body: expect.stringContaining('Desk lamp H107') })
    // An edit that adds an error is kept only as a draft of the pattern. This edit names a column that does not exist.
    const now = await studio.open('lamps/[lamp]')
    expect(now.row).toBe('lamps/h107')
    expect(await save(edited(now, pattern, '{name}', '{nme}'))).toMatchObject({
      kind: 'refused',
      problems: [{ file: pattern, code: 'wrong-pattern' }],
    })
    expect((await studio.open('lamps/h108')).drafts).toMatchObject([{ files: [{ path: pattern }] }])
    const before = edits.map(({ path, from }) => ({
      path,
      text: from.text,
      from: now.files.find((file) => file.path === path) ?? from,
    }))
    expect(await save(...before)).toMatchObject({ kind: 'saved' })
    await seen('Lamba H107', 'Lamba H108')
    expect([textOf(pattern), textOf(english)]).toEqual([files[pattern], files[english]])
    const renaming = { command: 'rename', dryRun: false, page: 'lamps/h108', to: '/h109' }
    expect((await studio.post<PagesAnswer>('pages', renaming)).answer.page).toBe('lamps/h109')
    await studio.post('undo', {})

    writeFileSync(join(folder, 'pages/_data/lamps.csv'), 'id,name\n')
    await vi.waitFor(async () => expect(await titles()).not.toContain('Lamba H107'), { timeout: 20_000 })
    expect(await studio.get<Refused>('page?name=lamps/[lamp]')).toMatchObject({
      message: 'The Studio cannot edit tables, or patterns without pages. Open the file in an editor.',
    })
    for (const path of Object.keys(files)) rmSync(join(folder, path))
  })

  test('ten at the same time lose nothing', async () => {
    const page = await studio.open('about')
    const more = Array.from({ length: 10 }, (_, i) => {
      const text = `\n    { "type": "text", "id": "many-${i}", "text": "${i}" },`
      return studio.save('about', `draft-${i}`, [edited(page, file, '"blocks": [', `"blocks": [${text}`)])
    })
    expect((await Promise.all(more)).map(({ kind }) => kind)).toEqual(Array(10).fill('saved'))
    const ids = JSON.parse(textOf(file)).blocks.map(({ id }: { id: string }) => id)
    expect(ids.sort()).toEqual(['about', ...Array.from({ length: 10 }, (_, i) => `many-${i}`)])
  })

  test.each([
    ['a mistake', '"type": "text"', '"type": "tex"', 'unknown-block'],
    ['no JSON', '"blocks": [', '"blocks": ', 'invalid-json'],
  ])('a page with %s is kept, and saved over none', async (_, before, after, code) => {
    const page = await studio.open('about')
    const now = textOf(file)
    const answer = await studio.save('about', 'bad', [edited(page, file, before, after)])
    expect(answer).toMatchObject({ kind: 'refused', problems: [{ file, code }] })
    expect(textOf(file)).toBe(now)
    expect((await studio.get<SiteState>('site')).pages.find(({ name }) => name === 'about')?.unsaved).toBe(true)
    const { drafts } = await studio.open('about')
    expect(drafts[0]?.files[0]?.text).toBe(now.replace(before, after))
    await studio.post('draft', { name: 'about', id: 'bad', files: [] })
  })

  test('what was written survives the end of the server, before it is saved and while it is', async () => {
    const page = await studio.open('about')
    const files = [edited(page, file, 'Onlar', 'Kalan')]
    await studio.post('draft', { name: 'about', id: 'lost', files })
    await studio.post('draft', {
      name: 'about',
      id: 'saved',
      files: [edited(page, 'locales/en/about.json', 'Us', 'We all')],
    })
    const ended = once(studio.process, 'exit')
    studio.process.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const [path, before] = ['locales/en/about.json', textOf('locales/en/about.json')]
    const after = before.replace('Us', 'We all')
    storeValue(join(folder, '.cache/change.json'), { files: [{ path, before, after }], folders: [] })
    // Meanwhile, another program changes the same file.
    writeFileSync(join(folder, file), textOf(file).replace('bir iki', 'üç dört'))
    studio = await startStudio(folder)
    const { drafts } = await studio.open('about')
    // The interrupted write was completed, and its draft was deleted.
    const english = JSON.parse(textOf('locales/en/about.json'))
    expect([english.title, drafts]).toMatchObject(['We all', [{ id: 'lost', files }]])
    expect(await studio.save('about', 'lost', drafts[0]?.files ?? [])).toMatchObject({ kind: 'saved' })
    const json = JSON.parse(textOf(file))
    expect([json.title, json.description.includes('üç dört')]).toEqual(['Kalan', true])
  })
})

test('what changes on the disk is said at once', async () => {
  const ownOrigin = `http://localhost:${studio.port}`
  const stop = new AbortController()
  const stream = await fetch(`${ownOrigin}/_studio/api/events`, {
    headers: { Cookie: studio.allowed.Cookie ?? '' },
    signal: stop.signal,
  })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  const reading = (async () => {
    for (;;) received += (await reader?.read())?.value ?? ''
  })().catch(() => {})
  const first = textOf(file)
  const save = () => writeFileSync(join(folder, file), first.replace('üç dört', `beş altı ${received.length}`))
  const hears = (text: string) =>
    vi.waitFor(() => expect(received).toContain(`data: ${text}`), { timeout: 30_000, interval: 50 })
  save()
  await hears('{')
  // If the file was saved before the server watched all files, the event does not name the file, so the test saves it
  // again.
  if (received.includes('{}')) save()
  await hears(`{"paths":["${file}"]}`)
  stop.abort()
  await reading
})

describe('pages', () => {
  const ask = (request: object) => studio.post<PagesAnswer & { message?: string }>('pages', request)

  test('start, copy, rename and go, each shown first', async () => {
    const start = { command: 'new', name: 'shop/fan', kind: 'product', title: 'Pervane' }
    const dry = await ask({ ...start, dryRun: true })
    expect(dry.answer).toMatchObject({
      page: 'shop/fan',
      files: [
        { kind: 'new', path: 'pages/shop/fan.json' },
        { kind: 'new', path: 'pages/_media/fan/new-picture.svg' },
      ],
    })
    expect(existsSync(join(folder, 'pages/shop'))).toBe(false)
    expect((await ask({ ...start, dryRun: false })).status).toBe(200)
    expect(JSON.parse(textOf('pages/shop/fan.json'))).toMatchObject({ title: 'Pervane', kind: 'product' })
    const names = async () => (await studio.get<SiteState>('site')).pages.map(({ name }) => name)
    expect(await names()).toContain('shop/fan')

    // When a page moves, its unsaved edits move as well.
    const page = await studio.open('shop/fan')
    await studio.post('draft', {
      name: 'shop/fan',
      id: 'open',
      files: [edited(page, 'pages/shop/fan.json', 'Pervane', 'Fan')],
    })
    const renamed = await ask({ command: 'rename', dryRun: false, page: 'shop/fan', to: '/blower' })
    expect(renamed.answer).toMatchObject({ page: 'shop/blower' })
    const { drafts } = await studio.open('shop/blower')
    expect(drafts[0]?.files).toMatchObject([
      { path: 'pages/shop/blower.json', from: { path: 'pages/shop/blower.json' } },
    ])
    expect(await studio.save('shop/blower', 'open', drafts[0]?.files ?? [])).toMatchObject({ kind: 'saved' })

    await ask({ command: 'duplicate', dryRun: false, page: 'shop/blower', to: 'blower-2' })
    expect(await names()).toEqual(expect.arrayContaining(['shop/blower', 'shop/blower-2']))
    const copy = await studio.open('shop/blower-2')
    const files = [edited(copy, 'pages/shop/blower-2.json', 'Fan', 'Fans')]
    await studio.post('draft', { name: 'shop/blower-2', id: 'open', files })
    expect((await studio.open('shop/blower-2')).drafts).toHaveLength(1)
    await ask({ command: 'delete', dryRun: false, page: 'shop/blower-2' })
    expect((await studio.open('shop/blower-2')).drafts).toEqual([])
    expect(await names()).not.toContain('shop/blower-2')
  })

  test('files of other pages that lead to a place are known', async () => {
    const links = join(folder, 'pages/links.json')
    const linked = (id: string) => studio.get<string[]>(`linked?page=about&id=${id}`)
    expect(await linked('about')).toEqual([])
    writeFileSync(links, JSON.stringify({ text: '[buradayız](/about#about)' }))
    expect([await linked('about'), await linked('abou')]).toEqual([['pages/links.json'], []])
    rmSync(links)
  })

  test('a page that others lead to is not deleted, in a sentence', async () => {
    const { status, answer } = await ask({ command: 'rename', dryRun: true, page: 'index', to: '/start' })
    expect([status, answer.message]).toEqual([422, expect.stringContaining('is the home page')])
  })
})

test('a picture is turned upright, made smaller and encoded again, without what the camera wrote', async () => {
  const camera = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0b5468' } })
    .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const headers = { ...studio.allowed, 'Content-Type': 'application/octet-stream' }
  const upload = (name: string, body = camera) =>
    studio.raw({
      method: 'POST',
      path: `/_studio/api/media?name=${encodeURIComponent(name)}&folder=about`,
      headers,
      body,
    })
  const first = JSON.parse((await upload('IMG 2034 Önden.JPG')).body)
  expect(first).toMatchObject({ file: 'about/img-2034-onden.avif', media: { width: 1000, height: 2000 } })
  const storedMetadata = await sharp(join(folder, 'pages/_media', first.file)).metadata()
  expect([storedMetadata.format, storedMetadata.exif, storedMetadata.orientation]).toEqual([
    'heif',
    undefined,
    undefined,
  ])
  // Uploading the same picture again does not store a second copy.
  expect(JSON.parse((await upload('IMG 2034 Önden.JPG')).body).file).toBe(first.file)
  // A picture is stored as wide as it can be published.
  for (const [width, height, storedWidth] of [
    [3000, 1000, 2800],
    [3000, 2000, 1600],
  ] as const) {
    const panorama = await sharp({ create: { width, height, channels: 3, background: '#0b5468' } })
      .png()
      .toBuffer()
    const { file, media } = JSON.parse((await upload('Panorama.png', panorama)).body)
    expect(media.width).toBe(storedWidth)
    rmSync(join(folder, 'pages/_media', file))
  }
  const media = await studio.get<MediaState[]>('media')
  expect(media.find(({ file }) => file === first.file)?.usedBy).toEqual([])
  expect(media.find(({ file }) => file === 'fan.svg')?.usedBy).toEqual([{ name: '_site', title: '' }])
})

describe('publishing', () => {
  const publish = (message?: string) => studio.post<PublishAnswer>('publish', { message })
  const turkish = JSON.parse(readFileSync('tools/content/say/tr.json', 'utf8'))
  /** The proposed message, in English or Turkish. */
  const note = ({ message }: Changes, language: 'en' | 'tr' = 'en') =>
    message && wordsOf(message, language, language === 'tr' ? turkish : {})

  test('says what changed in words of people', async () => {
    // One translation is outdated, because the page's title changed after it was translated.
    expect((await studio.get<WordStates>('states')).about?.en).toMatchObject({ outdated: 1 })
    const changes = await studio.get<Changes>('changes')
    expect(changes.repository).toBe(true)
    expect(changes.pages.find(({ name }) => name === 'about')).toMatchObject({
      title: 'Kalan',
      kind: 'changed',
      fields: expect.arrayContaining([{ steps: ['title'], items: [], before: 'Biz', after: 'Kalan' }]),
      words: { en: { added: 0, changed: 1, removed: 0 } },
    })
    expect(changes.pages.find(({ name }) => name === 'shop/blower')).toMatchObject({ kind: 'new', title: 'Fan' })
    expect(changes.media).toEqual([
      { file: 'about/img-2034-onden.avif', kind: 'new' },
      { file: 'blower/new-picture.svg', kind: 'new' },
    ])
    expect(note(changes)).toContain('- Add “Fan”')
    expect(note(changes, 'tr')).toContain('- Eklendi: “Fan”')
    expect(git('diff', '--cached', '--name-only')).toBe('')
  })

  test('is refused with a mistake, and commits when it is asked to', { tags: 'ci' }, async () => {
    // Publishing is refused, because the page is no longer a draft but still contains placeholder text.
    const blower = JSON.parse(textOf('pages/shop/blower.json'))
    writeFileSync(join(folder, 'pages/shop/blower.json'), JSON.stringify({ ...blower, draft: false }))
    expect((await publish('Too early')).answer).toMatchObject({
      kind: 'refused',
      problems: expect.arrayContaining([expect.objectContaining({ code: 'unedited' })]),
    })
    expect(existsSync(join(folder, 'dist'))).toBe(false)
    await studio.post('pages', { command: 'delete', dryRun: false, page: 'shop/blower' })
    expect(note(await studio.get<Changes>('changes'))).toMatch(/^Edit “Kalan”/)
    mkdirSync(join(folder, 'notes'))
    writeFileSync(join(folder, 'notes/own.txt'), 'not a part of the site')
    expect((await publish()).answer).toEqual({ kind: 'built' })
    expect(git('log', '--format=%s').trim()).toBe('First')
    const { answer } = await publish('We, again\n\n- words')
    expect(answer).toEqual({
      kind: 'built',
      commit: { hash: git('rev-parse', '--short', 'HEAD').trim(), branch: git('branch', '--show-current').trim() },
    })
    expect(git('log', '-1', '--format=%B').trim()).toBe('We, again\n\n- words')
    expect(git('status', '--porcelain').trim()).toBe('?? notes/')
    const changes = await studio.get<Changes>('changes')
    expect(changes).toMatchObject({ pages: [], media: [] })
    expect(note(changes)).toBeUndefined()
  })
})

test('what is built is the same without it, and live editing does not have it', { tags: 'night' }, async () => {
  const built = contentsOf(join(folder, 'dist'))
  await studio.stop()
  for (const path of ['dist', '.cache']) rmSync(join(folder, path), { recursive: true })
  expect((await run(folder, 'build')).code).toBe(0)
  expect(contentsOf(join(folder, 'dist'))).toEqual(built)
  const dev = await startDev(folder)
  expect((await dev.ask('/_studio/api/site')).status).toBe(404)
  await dev.stop()
})
