// Slow, because a server in another process checks the site before and after each change of an assistant.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentsOf, emptyFolder, program } from './small-site'

/** An assistant that is connected to the server of a site. The server runs in a separate process. */
class Assistant {
  readonly client = new Client({ name: 'test', version: '1' })

  async begin(folder: string): Promise<void> {
    const args = [program, 'mcp', '--site', folder]
    // The timeout is long, because the first server starts only after the code has been bundled.
    await this.client.connect(new StdioClientTransport({ command: 'node', args, stderr: 'ignore' }), {
      timeout: 300_000,
    })
  }

  /** Calls a tool. @returns the text of the answer, after "REFUSED " for a refusal, and the types of its other parts */
  async call(name: string, given: object = {}): Promise<string> {
    const { content, isError } = await this.client.callTool({ name, arguments: { ...given } }, undefined, {
      timeout: 300_000,
    })
    const parts = content as { type: string; text?: string; data?: string }[]
    const texts = parts.map(({ type, text, data }) => text ?? `<${type} of ${data?.length} letters>`)
    return (isError ? 'REFUSED ' : '') + texts.join('\n')
  }
}

const folder = emptyFolder()
const outside = emptyFolder()
const assistant = new Assistant()
const call = (name: string, given?: object) => assistant.call(name, given)

beforeAll(async () => {
  cpSync('tests/fixture-site', folder, { recursive: true })
  writeFileSync(join(outside, 'secret.json'), '{ "secret": "The key is under the mat" }')
  await assistant.begin(folder)
})
afterAll(() => assistant.client.close())

const page = {
  title: 'Dobson 200',
  description: 'A large mirror on a simple mount, for people who want to see faint galaxies.',
  kind: 'product',
  parent: 'telescopes',
  blocks: [
    { type: 'text', id: 'about', text: 'A mirror of **200 mm** on a wooden mount.' },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Specifications',
      confirm: 'Is the weight right?',
      rows: [{ id: 'weight', label: 'Weight', value: { value: 24, unit: 'kg' } }],
    },
  ],
}
const words = (text: string) => ({
  ...{ title: `${text} 200`, description: `${text} ${text} ${text} ${text}` },
  blocks: { about: { text }, specs: { title: text, rows: { weight: { label: text } } } },
})
const file = 'pages/telescopes/dobson-200.json'
const hebrew = 'locales/he/telescopes/dobson-200.json'
const japanese = 'locales/ja/telescopes/dobson-200.json'
const onDisk = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('an assistant reads', () => {
  test('which tools there are, and which of them change something', async () => {
    const { tools } = await assistant.client.listTools()
    const isReading = ({ annotations }: (typeof tools)[number]) => annotations?.readOnlyHint === true
    expect(tools.filter(isReading).map(({ name }) => name)).toEqual(
      'list_pages read_page list_blocks describe_block find check translate_todo picture'.split(' '),
    )
    expect(tools.filter((tool) => !isReading(tool)).map(({ name }) => name)).toEqual(
      'write new_page rename delete undo'.split(' '),
    )
    expect(assistant.client.getInstructions()).toContain('"confirm"')
  })

  test('the pages, with addresses, titles, languages and states', async () => {
    const pages = await call('list_pages')
    expect(pages).toMatch(/^38 pages\.\n/)
    expect(pages).toContain('/about | About us | en he ja pt-BR | well | pages/company/about.json')
    expect(pages).toMatch(/^\/sky-notes \| 星空だより \|/m)
    expect(await call('list_pages', { words: '/observatory/' })).toMatch(/^3 pages\.\n(.*\n){2}.*$/)
  })

  test('a page in Hebrew and Japanese, with its problems', async () => {
    const text = await call('read_page', { page: '/reflector-150', languages: ['he', 'ja'] })
    expect(text.match(/^=== .*/gm)).toEqual([
      '=== pages/telescopes/reflector-150.json',
      '=== locales/he/telescopes/reflector-150.json',
      '=== locales/ja/telescopes/reflector-150.json',
    ])
    expect(text).toContain(onDisk('locales/ja/telescopes/reflector-150.json'))
    expect(text).toMatch(/All is well\.$/)
    expect(await call('read_page', { page: 'visit', languages: [] })).toMatch(/\n\d+ problems \(0 errors, /)
    expect(await call('read_page', { page: '_site', languages: [] })).toContain('"defaultLanguage"')
    expect(await call('read_page', { page: '/mirror-car' })).toContain('Did you mean "/mirror-care"?')
  })

  test('as much as fits of long translations, and the rest when asked for its languages', async () => {
    const long = ['pages', 'locales/he', 'locales/ja', 'locales/pt-BR'].map((path) => join(folder, path, 'long.json'))
    for (const path of long) writeFileSync(path, JSON.stringify({ title: 'x'.repeat(13_000) }))
    const text = await call('read_page', { page: 'pages/long.json' })
    expect(text.match(/^=== .*/gm)).toEqual(['=== pages/long.json', '=== locales/he/long.json'])
    expect(text).toContain('call again with "languages": ["ja","pt-BR"].')
    const rest = await call('read_page', { page: 'pages/long.json', languages: ['pt-BR'] })
    expect(rest.match(/^=== .*/gm)).toEqual(['=== pages/long.json', '=== locales/pt-BR/long.json'])
    for (const path of long) rmSync(path)
  })

  test('blocks, also by the names that they have elsewhere, and those of the site', async () => {
    expect(await call('list_blocks')).toMatch(/^gallery: One or more pictures[\s\S]*^moon-phases: /m)
    const table = await call('describe_block', { type: 'table' })
    expect(table).toMatch(/^# spec-table\n/)
    expect(table.match(/```json/g)).toHaveLength(2)
    expect(await call('describe_block', { type: 'cell' })).toContain('`upTo`')
    expect(await call('describe_block', { type: 'galery' })).toMatch(/^REFUSED .*Did you mean "gallery"\?$/)
  })

  test('where words, media and addresses are', async () => {
    expect(await call('find', { words: '望遠鏡' })).toContain('locales/ja/')
    expect(await call('find', { words: 'bath', in: 'media' })).toBe('1 media files.\nmirror-care/bath.svg 480×360')
    expect(await call('find', { words: '/mirror-care', in: 'addresses' })).toContain('/mirror-care Mirror care #bath')
    expect(await call('find', { words: 'mirror', from: 20 })).toMatch(/^20–\d+ of \d+ places\.\n/)
  })

  test('the references, the glossary and the rules of the site', async () => {
    const { resources } = await assistant.client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual([
      'site://blocks',
      'site://reference',
      'site://glossary',
      'site://rules',
    ])
    const read = async (uri: string) => {
      const { contents } = await assistant.client.readResource({ uri })
      return String(contents[0] && 'text' in contents[0] && contents[0].text)
    }
    expect(await read('site://blocks')).toContain('**moon-phases**')
    expect(await read('site://glossary')).toBe(onDisk('locales/glossary.json'))
    expect(await read('site://rules')).toContain('**dead-link**')
    const { messages } = await assistant.client.getPrompt({
      name: 'a-new-page',
      arguments: { about: 'a large mirror' },
    })
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining('Write a new page: a large mirror') })
  })
})

describe('an assistant writes', () => {
  test('a page that begins like another one', async () => {
    const given = { name: 'telescopes/dobson-200', title: 'Dobson 200', like: '/reflector-150', menu: true }
    const titles = { ja: 'ドブソン 200' }
    expect(await call('new_page', { ...given, titles: { xx: 'X' } })).toMatch(/^REFUSED .*no language "xx"/)
    const answer = await call('new_page', { ...given, titles, blocks: ['text', 'spec-table', 'gallery'] })
    for (const path of [file, hebrew, japanese]) expect(answer).toContain(`new → ${path}`)
    expect(answer).toContain('pages/_site.json changed')
    expect(JSON.parse(onDisk(japanese))).toEqual({ title: 'ドブソン 200' })
    expect(onDisk(hebrew)).toBe('{}\n')
    expect(JSON.parse(onDisk('locales/ja/_site.json')).menu['dobson-200']).toEqual({ label: 'ドブソン 200' })
    expect(await call('write', { documents: { 'locales/ja/_site.json': {} } })).toContain('Read the page first')
    expect(JSON.parse(onDisk('pages/_site.json')).menu.at(-1)).toMatchObject({ href: '/dobson-200' })
  })

  test('nothing of what the check refuses, which says why and what to write', async () => {
    const before = onDisk(file)
    const wrong = { ...page, bloks: page.blocks, blocks: undefined }
    const answer = await call('write', { documents: { [file]: wrong, [hebrew]: words('דובסון') } })
    expect(answer).toMatch(/^REFUSED Nothing was written\.\n1 problems \(1 error, 0 warnings\)\./)
    expect(answer).toContain('Did you mean "blocks"? → rename bloks to blocks')
    expect(onDisk(file)).toBe(before)
  })

  test('a page and its translations at once, and reads what is left to do', async () => {
    const documents = { [file]: page, [hebrew]: words('דובסון'), [japanese]: JSON.stringify(words('ドブソン')) }
    expect(await call('write', { documents })).toMatch(/^Written: .*dobson-200\.json.*\n\d+ problems \(0 errors, /)
    expect(JSON.parse(onDisk(japanese)).title).toBe('ドブソン 200')
    const todo = await call('translate_todo', { language: 'pt-BR', page: '/dobson-200' })
    expect(todo).toContain(
      'locales/pt-BR/telescopes/dobson-200.json blocks.about.text missing: "A mirror of **200 mm**',
    )
    expect(await call('translate_todo', { language: 'ja', page: '/dobson-200' })).toMatch(/^0 texts/)
    expect(await call('check', { page: '/dobson-200' })).not.toContain('error ')
  })

  test('over nothing that an author changed meanwhile', { tags: 'ci' }, async () => {
    const authored = onDisk(file).replace('"Is the weight right?"', '"Is 24 kg right?"')
    writeFileSync(join(folder, file), authored)
    const renamed = { ...page, title: 'Dobson 200 mm' }
    await call('write', { documents: { [file]: renamed } })
    expect(JSON.parse(onDisk(file))).toMatchObject({
      title: 'Dobson 200 mm',
      blocks: [{}, { confirm: 'Is 24 kg right?' }],
    })
    const unread = { 'pages/courses/star-trails.json': page }
    expect(await call('write', { documents: unread })).toContain('Read the page first')
    const [theirs, ours] = ['A', 'B'].map((title) => ({ ...JSON.parse(onDisk(file)), title }))
    writeFileSync(join(folder, file), JSON.stringify(theirs))
    expect(await call('write', { documents: { [file]: ours } })).toContain('was changed by somebody else')
    await call('read_page', { page: '/dobson-200' })
  })

  test('a draft although it has errors, but nothing that cannot be read', { tags: 'ci' }, async () => {
    const draft = { ...page, draft: true, blocks: [{ type: 'cta', id: 'call' }] }
    const answer = await call('write', { documents: { [file]: draft } })
    expect(answer).toContain('Written: ')
    expect(answer).toMatch(/error .*"cta", which does not exist\. Did you mean "link-list"\?/)
    expect(await call('write', { documents: { [file]: '{ "draft": true' } })).toMatch(/^REFUSED [\s\S]*invalid-json/)
    await call('write', { documents: { [file]: page } })
  })

  test('no placeholder of a picture that no page shows, but all others', async () => {
    const placeholder = 'pages/_media/dobson-200/new-picture.svg'
    expect(await call('check')).toContain(`${placeholder}:1:1 unused-media`)
    expect(await call('delete', { page: placeholder })).toBe(`1 files.\n${placeholder} → deleted`)
    expect(existsSync(join(folder, placeholder))).toBe(false)
    expect(await call('delete', { page: placeholder })).toContain('REFUSED There is no page')
    const shown = 'pages/_media/mirror-care/bath.svg'
    expect(await call('delete', { page: shown })).toMatch(/^REFUSED Nothing was changed\. .*visit\.json: .*bath\.svg/)
    expect(existsSync(join(folder, shown))).toBe(true)
  })

  test('an address, a deletion, and takes both back', { tags: 'ci' }, async () => {
    expect(await call('rename', { page: '/dobson-200', to: '/large-dobson' })).toContain(
      `${japanese} → locales/ja/telescopes/large-dobson.json`,
    )
    expect(await call('undo')).toBe('The last change is undone.')
    expect(existsSync(join(folder, file))).toBe(true)
    expect(await call('delete', { page: '/dobson-200' })).toMatch(/^REFUSED Nothing was deleted/)
    expect(await call('delete', { page: '/dobson-200', instead: '/telescopes' })).toContain(`${file} → deleted`)
    expect(existsSync(join(folder, hebrew))).toBe(false)
    await call('undo')
    expect(JSON.parse(onDisk(hebrew)).title).toBe('דובסון 200')
  })

  test('and sees what a visitor sees, on a phone', { tags: 'ci' }, async () => {
    const answer = await call('picture', { page: '/dobson-200', language: 'ja', width: 390, theme: 'dark' })
    expect(answer).toMatch(/^\/dobson-200: \d+ px\.\n<image of \d{5,} letters>$/)
    expect(await call('picture', { page: '/dobson-200', language: 'xx' })).toMatch(/^REFUSED The site has no language/)
  })
})

describe('refused, and nothing is changed', { tags: 'ci' }, () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'locales/he/linked'), { recursive: true })
    symlinkSync(join(outside, 'secret.json'), join(folder, 'pages/linked.json'))
    symlinkSync(outside, join(folder, 'pages/elsewhere'))
  })
  afterAll(() => {
    for (const path of ['pages/linked.json', 'pages/elsewhere']) rmSync(join(folder, path))
  })
  const written = (path: string, content: unknown = page) => ['write', { documents: { [path]: content } }] as const

  test.each([
    ['a path out of the site', written('../outside.json')],
    ['a path out of the folder of pages', written('pages/../../outside.json')],
    ['an absolute path', written(resolve('/tmp/outside.json'))],
    ['a path with backslashes', written('pages\\..\\outside.json')],
    ['a path with a null character', written('pages/fan\0.json')],
    ['the package of the site', written('package.json')],
    ['code of a block', written('blocks/moon-phases/moon-phases.tsx', 'export default 1')],
    ['the ledger', written('locales/.ledger/index.json')],
    ['the cache', written('.cache/undo.json')],
    ['a drawing', written('pages/_media/logo.svg', '<svg onload="alert(1)"/>')],
    ['a language that the site lacks', written('locales/xx/index.json', {})],
    ['a link to a file', written('pages/linked.json')],
    ['a file in a linked folder', written('pages/elsewhere/fan.json')],
    ['a huge document', written('pages/huge.json', { ...page, title: 'x'.repeat(4_100_000) })],
    ['to read a file of the system', ['read_page', { page: '../../../../etc/passwd' }] as const],
    ['to read a link', ['read_page', { page: 'linked' }] as const],
    ['a picture of another host', ['picture', { page: 'http://example.com/' }] as const],
    ['a picture of a file', ['picture', { page: 'file:///etc/passwd' }] as const],
    ['a page outside of the pages', ['new_page', { name: '../outside' }] as const],
    ['a rename to another folder', ['rename', { page: '/mirror-care', to: '../../outside' }] as const],
    ['an argument that does not exist', ['check', { command: 'rm -rf /' }] as const],
    ['a tool that does not exist', ['shell', { command: 'ls' }] as const],
    ['a tool that every object has', ['constructor', {}] as const],
  ])('%s', async (_, [name, given]) => {
    const before = contentsOf(join(folder, 'pages'))
    expect(await call(name, given)).toMatch(/^REFUSED /)
    expect(contentsOf(join(folder, 'pages'))).toEqual(before)
    expect(readFileSync(join(outside, 'secret.json'), 'utf8')).toContain('under the mat')
  })

  test('a resource that is a file', async () => {
    await expect(assistant.client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('not found')
  })
})

test('the site of this repository is read as well', { tags: 'night' }, async () => {
  const other = new Assistant()
  await other.begin(resolve('.'))
  expect(await other.call('list_pages', { words: '/about' })).toMatch(/^1 pages\.\n\/about \|/)
  await other.client.close()
})
