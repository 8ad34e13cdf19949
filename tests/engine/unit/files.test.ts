import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { spokenFor } from '../../../tools/cli/message-language'
import type { Problem } from '../../../tools/content/base/problem'
import { joined, type Said, wordsOf } from '../../../tools/content/say/say.js'
import { fingerprintOf, listContent } from '../../../tools/files/listing'
import { ownKey } from '../../../tools/files/site/own-files'
import { findDamaged } from '../../../tools/site/pictures/damaged'
import { contentAfter, openContent } from '../../../tools/site/source'
import { readSource } from '../source'
import { smallSite } from './site'

const contract = await readEngineContract()
const home = process.cwd()
const vector = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"/>'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  process.chdir(folder)
  for (const [file, content] of Object.entries(smallSite))
    write(file, typeof content === 'string' ? content : JSON.stringify(content))
  write('pages/_media/flag.svg', vector)
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

function write(file: string, content: string | Buffer = '{}') {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Problems with files, except the missing icons and pictures that every test site has. */
async function problems(): Promise<string[]> {
  const source = readSource()
  const { site, problems } = checkSite(source, contract, checks)
  if (site) problems.push(...(await findDamaged(site)))
  const about = ['file-name', 'unreadable-file', 'damaged-media', 'dead-link', 'internal-error', 'missing-site']
  return problems.filter(({ code }) => about.includes(code)).map(lineOf)
}

const lineOf = ({ file, severity, message, hint }: Problem) =>
  `${file} ${severity}: ${wordsOf(message)} ${hint ? wordsOf(hint) : ''}`

test('a sound folder has nothing to say', async () => {
  expect(await problems()).toEqual([])
})

test('a picture that goes while it is looked at is not noted as damaged', async () => {
  const { site } = checkSite(readSource(), contract, checks)
  const picture = 'pages/_media/flag.svg'
  rmSync(picture)
  if (site) expect(await findDamaged(site)).toEqual([])
  write(picture, vector)
  expect(await problems()).toEqual([])
})

test('a picture whose name begins with a line is there', () => {
  write('pages/_media/__proto__.svg', vector)
  write('pages/_media/_variants/a.svg', vector)
  expect(Object.keys(readSource().media)).toEqual(['__proto__.svg', 'flag.svg'])
})

test('files that look like pages, and are none', async () => {
  const names = ['a.JSON', 'b.json.txt', 'c.jsonc', 'd.json5', 'e.json ', 'aux.json']
  for (const name of [...names, 'line\nbreak.json', 'i.json/j.json', 'nul/k.json']) write(`pages/${name}`)
  write('locales/en/l.json.txt')
  write('locales/m.json')
  // A page with an invalid file name must not also be reported as missing.
  const index = smallSite['pages/index.json'] as object
  const links = [{ id: 'a', label: 'Fan', href: '/a' }]
  write('pages/index.json', JSON.stringify({ ...index, blocks: [{ type: 'link-list', id: 'links', links }] }))
  write('pages/README.md')
  expect((await problems()).filter((line) => !line.startsWith('pages/i.json/'))).toMatchInlineSnapshot(`
    [
      "locales/en/l.json.txt error: This file is ignored: its name must end in ".json". Rename it to "l.json".",
      "locales/m.json error: This file belongs to no language. Move it to locales/<language>/.",
      "pages/a.JSON error: This file is ignored: its name must end in ".json". Rename it to "a.json".",
      "pages/aux.json error: On Windows there cannot be a file called "aux.json". Choose another name.",
      "pages/b.json.txt error: This file is ignored: its name must end in ".json". Rename it to "b.json".",
      "pages/c.jsonc error: This file is ignored: its name must end in ".json". Rename it to "c.json".",
      "pages/d.json5 error: This file is ignored: its name must end in ".json". Rename it to "d.json".",
      "pages/e.json  error: This file is ignored: its name must end in ".json". Rename it to "e.json".",
      "pages/i.json error: This is a folder, but its name looks like that of a file. Remove ".json" from its name.",
      "pages/line\\nbreak.json error: The name of this file has a line break or another invisible character. Rename it.",
      "pages/nul error: On Windows there cannot be a folder called "nul". Choose another name.",
    ]
  `)
})

test('a page next to the folder of pages is ignored with a warning, in both languages; other JSON is no page', () => {
  const page = JSON.stringify({ title: 'Fan', blocks: [] }, null, 2)
  for (const file of ['page.json', 'pages.json', 'page/fan.json', 'page/roof/fan.json', 'PAGES/index.json'])
    write(file, page)
  write('broken.json', page.slice(0, -1))
  write('theme.json', '{ "blocks": { "core": {} } }')
  write('lock.json', page.padEnd(600_000))
  for (const file of ['.fan.json', 'drafts/fan.json', 'page/notes.txt']) write(file, page)
  const fileProblems = listContent().problems
  const inTurkish = (sentence: Said) => wordsOf(sentence, 'tr', spokenFor('tr').catalogue)
  const [first] = fileProblems.map(({ message, hint }) => inTurkish(joined([message, hint])))
  expect([...fileProblems.map(lineOf), `${fileProblems[0]?.file}: ${first}`]).toMatchInlineSnapshot(`
    [
      "PAGES/index.json warning: This looks like a page; it is ignored, because it is not in the folder "pages". Move it to "pages/index.json", or delete it.",
      "broken.json warning: This looks like a page; it is ignored, because it is not in the folder "pages". Move it to "pages/broken.json", or delete it.",
      "page.json warning: This looks like a page; it is ignored, because it is not in the folder "pages". Move it to "pages/page.json", or delete it.",
      "page/fan.json warning: This looks like a page; it is ignored, because it is not in the folder "pages". Move it to "pages/fan.json", or delete it.",
      "page/roof/fan.json warning: This looks like a page; it is ignored, because it is not in the folder "pages". Move it to "pages/roof/fan.json", or delete it.",
      "pages.json warning: This looks like a page; it is ignored, because it is not in the folder "pages". Move it to "pages/pages.json", or delete it.",
      "PAGES/index.json: Bu bir sayfaya benziyor; "pages" klasöründe olmadığı için okunmuyor. "pages/index.json" konumuna taşıyın ya da silin.",
    ]
  `)
})

test('the site file under another name', async () => {
  rmSync('pages/_site.json')
  write('pages/_site.JSON')
  expect(await problems()).toEqual([
    'pages/_site.JSON error: This file is ignored: its name must end in ".json". Rename it to "_site.json".',
  ])
})

test('hidden files, and what programs and systems leave beside files, are nobody’s content', async () => {
  const names = ['.DS_Store', '._index.json', '.#index.json', 'Thumbs.db', 'desktop.ini', 'Icon\r', '.git/x.json']
  const ofOffice = [
    '~$prices.xlsx',
    '.~lock.prices.ods#',
    '~WRL0001.tmp',
    'plan.dwl',
    'plan.dwl2',
    'plan.bak',
    '~a.idlk',
  ]
  const ofEditors = ['index.json~', '#index.json#', 'index.json.swp', '~$index.json', 'index.json.orig', 'logo.svg~']
  const ofBrowsers = ['film.mp4.crdownload', 'film.mp4.part', 'film.download/film.mp4', '__MACOSX/index.json']
  for (const name of [...names, ...ofOffice, ...ofEditors, ...ofBrowsers])
    for (const below of ['pages', 'locales/en', 'pages/_media']) write(`${below}/${name}`)
  symlinkSync('nobody@nowhere.1', 'pages/.#fan.json')
  expect(await problems()).toEqual([])
  expect(Object.keys(readSource().media)).toEqual(['flag.svg'])
  // Some editors create dangling symbolic links while a file is open.
  mkdirSync('blocks/moon', { recursive: true })
  symlinkSync('nobody@nowhere.1', 'blocks/moon/.#moon.tsx')
  const keyBefore = ownKey()
  write('blocks/moon/moon.tsx~')
  expect(ownKey()).toBe(keyBefore)
})

test('files for other services are not published, which is said', async () => {
  for (const name of ['google123.html', '.well-known/security.txt', '.well-known/assetlinks.json', 'ads.txt', 'CNAME'])
    write(`pages/${name}`)
  write('pages/notes.txt')
  const sentence =
    'warning: This file is not published: only JSON documents in "pages" become pages. Move it to pages/_root, whose files are published at the root of the site.'
  expect(await problems()).toEqual(
    ['.well-known', 'CNAME', 'ads.txt', 'google123.html'].map((name) => `pages/${name} ${sentence}`),
  )
})

test('links, pipes, sockets and devices', async () => {
  mkdirSync('elsewhere')
  write('elsewhere/page.json')
  symlinkSync('nothing.json', 'pages/broken.json')
  symlinkSync('circle.json', 'pages/circle.json')
  symlinkSync('../elsewhere', 'pages/folder')
  symlinkSync('../elsewhere', 'pages/folder.json')
  symlinkSync('../index.json', 'locales/en/broken.json')
  symlinkSync('/dev/null', 'pages/device.json')
  symlinkSync('nothing.png', 'pages/_media/broken.png')
  symlinkSync('../../elsewhere', 'pages/_media/folder')
  execFileSync('mkfifo', ['pages/pipe.json', 'pages/_media/pipe.png'])
  const server = createServer()
  await new Promise<void>((done) => server.listen('pages/socket.json', done))
  expect(await problems()).toMatchInlineSnapshot(`
    [
      "locales/en/broken.json error: This is a link to something that does not exist. Put the file itself here, or delete the link.",
      "pages/_media/broken.png error: This is a link to something that does not exist. Put the file itself here, or delete the link.",
      "pages/_media/folder error: This is a link to a folder; such links are not followed. Put the folder itself here.",
      "pages/_media/pipe.png error: This is a pipe, not a file. Put a file here, or delete it.",
      "pages/broken.json error: This is a link to something that does not exist. Put the file itself here, or delete the link.",
      "pages/circle.json error: This is a link that leads to itself. Put the file itself here, or delete the link.",
      "pages/device.json error: This is a device, not a file. Put a file here, or delete it.",
      "pages/folder error: This is a link to a folder; such links are not followed. Put the folder itself here.",
      "pages/folder.json error: This is a link to a folder; such links are not followed. Put the folder itself here.",
      "pages/pipe.json error: This is a pipe, not a file. Put a file here, or delete it.",
      "pages/socket.json error: This is a socket, not a file. Put a file here, or delete it.",
    ]
  `)
  server.close()
})

test('a link to a file is not followed, and what could not be read is not missing', async () => {
  write('elsewhere.json', JSON.stringify({ title: 'Fan' }))
  write('secret.csv', 'a;b')
  write('locales/de/fan.json')
  symlinkSync('../elsewhere.json', 'pages/fan.json')
  symlinkSync('nothing.json', 'pages/pump.json')
  symlinkSync('../../elsewhere.json', 'locales/en/pump.json')
  symlinkSync('index.json', 'pages/home.json')
  symlinkSync('../../secret.csv', 'pages/_media/list.csv')
  symlinkSync('/etc/hosts', 'pages/_media/hosts.txt')
  symlinkSync('../../locales/de', 'pages/_media/_variants')
  // Files that are ignored.
  symlinkSync('../secret.csv', 'pages/README.md')
  const index = smallSite['pages/index.json'] as object
  const links = ['fan', 'pump', 'gone'].map((id) => ({ id, label: 'Fan', href: `/${id}` }))
  write('pages/index.json', JSON.stringify({ ...index, blocks: [{ type: 'link-list', id: 'links', links }] }))
  expect(await problems()).toMatchInlineSnapshot(`
    [
      "locales/en/pump.json error: This is a link to a file; such links are not followed. Put the file itself here.",
      "pages/README.md error: This is a link to a file; such links are not followed. Put the file itself here.",
      "pages/_media/_variants error: This is a link to a folder; such links are not followed. Put the folder itself here.",
      "pages/_media/hosts.txt error: This is a link to a file; such links are not followed. Put the file itself here.",
      "pages/_media/list.csv error: This is a link to a file; such links are not followed. Put the file itself here.",
      "pages/fan.json error: This is a link to a file; such links are not followed. Put the file itself here.",
      "pages/home.json error: This is a link to a file; such links are not followed. Put the file itself here.",
      "pages/index.json error: The link "/gone" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link.",
      "pages/pump.json error: This is a link to something that does not exist. Put the file itself here, or delete the link.",
    ]
  `)
  expect(openContent().pages.map(({ name }) => name)).toEqual(['_not-found', 'index'])
})

const texts = { title: 'Fan', description: 'Quiet.', blocks: [] }

test.each<[what: string, file: string, unsaved?: Record<string, string>]>([
  ['a page', 'pages/index.json'],
  ['a translation', 'locales/en/index.json'],
  ['what pages share', 'pages/_site.json'],
  ['a new page', 'pages/a-fan.json'],
  ['a page that is not saved', 'pages/index.json', { 'pages/index.json': JSON.stringify(texts) }],
  ['a new page that is not saved', 'pages/index.json', { 'pages/a-fan.json': JSON.stringify(texts) }],
])('content after a change of %s is what a new list would be, also after the next change', (_, file, unsaved = {}) => {
  const before = openContent()
  write(file, JSON.stringify({ ...texts, title: file }))
  const after = contentAfter(before, [file], unsaved)
  expect(after).toEqual({ ...openContent(undefined, unsaved), hasSameCode: true })
  expect([...after.listing.fingerprints.keys()]).toEqual([
    ...openContent(undefined, unsaved).listing.fingerprints.keys(),
  ])
  // Unchanged pages must remain the same objects, so that they are not scanned again.
  const isOnePage = file.endsWith('/index.json') && unsaved['pages/a-fan.json'] === undefined
  const same = after.pages.filter((page) => before.pages.includes(page)).map(({ name }) => name)
  expect(same).toEqual(isOnePage ? ['_not-found'] : [])
  if (file !== 'pages/_site.json') rmSync(file)
  expect(contentAfter(after, [file], {}).pages).toEqual(openContent().pages)
})

test.each([
  ['pages', 'folder'],
  ['locales', 'folder'],
  ['locales/en', 'folder'],
  ['pages/_media', 'folder'],
  ['pages/_site.json', 'file'],
  ['locales/glossary.json', 'file'],
])('%s is a link', async (name, kind) => {
  if (name.endsWith('glossary.json')) write(name, '{ "terms": [] }')
  renameSync(name, 'elsewhere')
  symlinkSync(join(folder, 'elsewhere'), name)
  expect(await problems()).toContain(
    `${name} error: This is a link to a ${kind}; such links are not followed. Put the ${kind} itself here.`,
  )
  expect((await problems()).filter((line) => line.startsWith(`${name} `))).toHaveLength(1)
})

test('a name that is not UTF-8 is reported, wherever it is', async ({ skip }) => {
  const bytesOf = (path: string) => Buffer.from(path, 'latin1')
  try {
    writeFileSync(bytesOf('pages/caf\xe9.json'), '{}')
  } catch {
    skip('This disk takes names in UTF-8 alone.')
  }
  for (const name of ['locales/en/\xff.json', 'pages/_media/\xff.png', 'pages/\xe9.md'])
    writeFileSync(bytesOf(name), '{}')
  mkdirSync(bytesOf('pages/_media/\xe9t\xe9'))
  mkdirSync(bytesOf('pages/\xe9t\xe9'))
  expect(await problems()).toMatchInlineSnapshot(`
    [
      "locales/en/�.json error: The name of this file is not UTF-8, so it cannot be opened. Rename it.",
      "pages/_media/�.png error: The name of this file is not UTF-8, so it cannot be opened. Rename it.",
      "pages/_media/�t� error: The name of this folder is not UTF-8, so it cannot be opened. Rename it.",
      "pages/caf�.json error: The name of this file is not UTF-8, so it cannot be opened. Rename it.",
      "pages/�.md error: The name of this file is not UTF-8, so it cannot be opened. Rename it.",
      "pages/�t� error: The name of this folder is not UTF-8, so it cannot be opened. Rename it.",
    ]
  `)
})

test('a file that changed has another fingerprint, though its size and time are as they were', () => {
  const file = 'pages/index.json'
  utimesSync(file, 1e9, 1e9)
  const first = fingerprintOf(file)
  expect(fingerprintOf(file)).toBe(first)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title"', '"tiTle"'))
  utimesSync(file, 1e9, 1e9)
  const changed = fingerprintOf(file)
  expect(changed).not.toBe(first)
  // Replaces the file with a new one, as archive programs and editors do.
  cpSync(file, 'other.json', { preserveTimestamps: true })
  renameSync('other.json', file)
  expect(fingerprintOf(file)).not.toBe(changed)
})

test.each(['pages', 'locales', 'pages/_media'])('%s is a file', async (name) => {
  rmSync(name, { recursive: true })
  write(name, 'words')
  expect(await problems()).toEqual([
    `${name} error: This must be a folder. Rename the file, and create a folder with this name.`,
  ])
})

describe('pictures, documents and films', () => {
  const grey = (width: number) => sharp({ create: { width, height: 90, channels: 3, background: '#888' } })

  /** Writes a page that uses the given pictures. */
  function show(...files: string[]) {
    const images = files.map((src, i) => ({ id: `image-${i}`, src, alt: 'Fan' }))
    const index = smallSite['pages/index.json'] as object
    write('pages/index.json', JSON.stringify({ ...index, blocks: [{ type: 'gallery', id: 'views', images }] }))
  }

  test('that are not what their name says', async () => {
    write('pages/_media/empty.png', '')
    write('pages/_media/gif.png', await grey(120).gif().toBuffer())
    write('pages/_media/png.jpg', await grey(120).png().toBuffer())
    write('pages/_media/words.avif', 'words')
    write('pages/_media/words.pdf', 'words')
    write('pages/_media/words.mp4', 'words')
    write('pages/_media/words.webm', 'w')
    write('pages/_media/no-size.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write('pages/_media/no#page.jpg', await grey(120).jpeg().toBuffer())
    write('pages/_media/right.jpeg', await grey(120).jpeg().toBuffer())
    write('pages/_media/right.pdf', '%PDF-1.7\n%%EOF\n')
    const huge = await grey(120).png().toBuffer()
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    write('pages/_media/huge.png', huge)
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "pages/_media/empty.png error: This file is empty. Save it again from the program that made it.",
        "pages/_media/gif.png error: The content of this picture is GIF, but its name ends in ".png". Save it as PNG, JPEG, WebP or AVIF.",
        "pages/_media/huge.png error: This picture is too large: 60000 × 60000 pixels. Save it smaller; 1280 pixels wide is best.",
        "pages/_media/no#page.jpg error: The name of this file contains "#", which has another meaning in an address. Rename it with lowercase letters, digits and hyphens.",
        "pages/_media/no-size.svg error: This drawing does not give its size. Give it a "viewBox", or a "width" and a "height".",
        "pages/_media/png.jpg error: The content of this picture is PNG, but its name ends in ".jpg". Rename it to end in ".png".",
        "pages/_media/words.avif error: This picture cannot be read. Save it again from the program that made it.",
        "pages/_media/words.mp4 error: This is not an MP4 film. Save it again from the program that made it.",
        "pages/_media/words.pdf error: This is not a PDF document. Save it again from the program that made it.",
        "pages/_media/words.webm error: This is not a WebM film. Save it again from the program that made it.",
      ]
    `)
  })

  test('of kinds that are never published', async () => {
    const page = '<!doctype html><script>alert(1)</script>'
    const names = [
      'k.html',
      'k.HTM',
      'k.xhtml',
      'k.xml',
      'k.js',
      'k.mjs',
      'k.css',
      'k.svgz',
      'k.wasm',
      'k.json',
      'k.php',
    ]
    for (const name of [...names, 'fan.jpg.html', 'k.gif', 'k.constructor', 'LICENSE', 'old/README.md'])
      write(`pages/_media/${name}`, page)
    const lines = await problems()
    expect(lines).toHaveLength(16)
    expect(lines.slice(0, 2)).toMatchInlineSnapshot(`
      [
        "pages/_media/LICENSE error: Files without an ending are never published. Keep it outside of pages/_media. Published files end in: svg, avif, webp, png, jpg, jpeg, pdf, mp4, webm, vtt, woff2, ttf, otf, txt, zip, csv, docx, xlsx, pptx, odt, ods, dwg, dxf, step, stp, stl, ico.",
        "pages/_media/fan.jpg.html error: Files that end in ".html" are never published. Keep it outside of pages/_media. Published files end in: svg, avif, webp, png, jpg, jpeg, pdf, mp4, webm, vtt, woff2, ttf, otf, txt, zip, csv, docx, xlsx, pptx, odt, ods, dwg, dxf, step, stp, stl, ico.",
      ]
    `)
    for (const line of lines) expect(line).toContain('are never published. Keep it outside of pages/_media.')
    // If a page uses the file, the problem is reported for the page instead.
    show('k.gif')
    expect((await problems()).filter((line) => line.includes('k.gif'))).toEqual([])
  })

  test('whose content is another: pages under other names, archives that are none', async () => {
    const page = '<!doctype html><script>alert(1)</script>'
    const [zip, end] = ['PK\x03\x04', 'PK\x05\x06']
    const wrong: Record<string, string | Buffer> = {
      'a.txt': page,
      'a.csv': `a;b\n<script src="/a.js"></script>`,
      'a.vtt': `WEBVTT\n\n${page}`,
      'a.pdf': `%PDF-1.7 ${page}`,
      'b.pdf': `${page}%PDF-1.7`,
      'a.mp4': `\0\0\0\x18ftypisom${page}`,
      'a.dxf': `0\nSECTION\n${page}`,
      'a.step': `ISO-10303-21; ${page}`,
      'a.stl': `solid ${page}`,
      'b.stl': 'not solid',
      'a.dwg': 'not AC1032',
      'b.dxf': 'words',
      'b.stp': 'words',
      'a.zip': 'words',
      'a.docx': 'words',
      'b.docx': zip + end,
      'c.docx': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'a.xlsx': `${zip}word/document.xml${end}`,
      'a.pptx': zip,
      'c.jpg': '%PDF-1.7',
      'c.csv': `${zip}\0xl/workbook.xml${end}`,
      'c.vtt': '1\n00:00:00,000 --> 00:00:01,000\nFan',
      'a.odt': zip + end,
      'a.ods': `${zip}mimetypeapplication/vnd.oasis.opendocument.text${end}`,
      'b.txt': Buffer.from('K\xe4fig', 'latin1'),
      'b.csv': Buffer.from('a;b', 'utf16le'),
      'a.ico': page,
    }
    for (const [name, content] of Object.entries(wrong)) write(`pages/_media/${name}`, content)
    write('pages/_media/a.jpg', Buffer.concat([Buffer.from(page), await grey(120).jpeg().toBuffer()]))
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "pages/_media/a.csv error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.docx error: This is not a Word document. Save it again in the format that its name says, without a password.",
        "pages/_media/a.dwg error: This is not a DWG drawing. Save it again from the program that made it.",
        "pages/_media/a.dxf error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.ico error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.jpg error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.mp4 error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.ods error: This is an OpenDocument text, not an OpenDocument spreadsheet. Rename it to end in ".odt", or save it in the format that its name says.",
        "pages/_media/a.odt error: This is not an OpenDocument text. Save it again from the program that made it.",
        "pages/_media/a.pdf error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.pptx error: This file is cut off. Copy or download it again.",
        "pages/_media/a.step error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.stl error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.txt error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.vtt error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/a.xlsx error: This is a Word document, not an Excel workbook. Rename it to end in ".docx", or save it in the format that its name says.",
        "pages/_media/a.zip error: This is not a ZIP archive. Save it again from the program that made it.",
        "pages/_media/b.csv error: This is not text in UTF-8. Save it again as "UTF-8".",
        "pages/_media/b.docx error: This is not a Word document. Save it again in the format that its name says, without a password.",
        "pages/_media/b.dxf error: This is not a DXF drawing. Save it again from the program that made it.",
        "pages/_media/b.pdf error: This file begins like a web page, which does not match its name. Download or save the file itself again, not the page that offers it.",
        "pages/_media/b.stl error: This is not an STL model. Save it again from the program that made it.",
        "pages/_media/b.stp error: This is not a STEP model. Save it again from the program that made it.",
        "pages/_media/b.txt error: This is not text in UTF-8. Save it again as "UTF-8".",
        "pages/_media/c.csv error: This is an Excel workbook, not text in UTF-8. Rename it to end in ".xlsx", or save it in the format that its name says.",
        "pages/_media/c.docx error: This is not a Word document. Save it again in the format that its name says, without a password.",
        "pages/_media/c.jpg error: This is a PDF document, not a picture. Rename it to end in ".pdf", or save it in the format that its name says.",
        "pages/_media/c.vtt error: This is not a WebVTT file. Save it as WebVTT: its first line is WEBVTT, and its times are like 00:00:00.000.",
      ]
    `)
    expect(Object.keys(wrong).filter((name) => readSource().media[name]?.fault === undefined)).toEqual([])
  })

  test('that are what their names say', async () => {
    const archive = (content: string) => `PK\x03\x04${content}PK\x05\x06`
    const right: Record<string, string | Buffer> = {
      'a.txt': 'Käfig',
      'a.csv': '\ufeffa;b\n<5;>3',
      'a.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\n<c>Fan</c>',
      'a.zip': archive('index.html<html>'),
      'a.docx': archive('[Content_Types].xml<?xml word/document.xml'),
      'a.xlsx': archive('xl/workbook.xml'),
      'a.pptx': archive('ppt/presentation.xml'),
      'a.odt': archive('mimetypeapplication/vnd.oasis.opendocument.text'),
      'a.ods': archive('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      'a.dwg': 'AC1032\0\0',
      'a.dxf': '999\r\nwords\r\n  0\r\nSECTION',
      'b.dxf': 'AutoCAD Binary DXF\r\n',
      'a.step': 'ISO-10303-21;\nHEADER;',
      'a.STP': '\ufeffISO-10303-21;',
      'a.stl': 'solid fan\nfacet',
      'b.stl': Buffer.alloc(84),
    }
    for (const [name, content] of Object.entries(right)) write(`pages/_media/${name}`, content)
    expect(await problems()).toEqual([])
  })

  test('that are cut off: a page names them', async () => {
    const whole = await grey(1200).jpeg().toBuffer()
    write('pages/_media/half.jpg', whole.subarray(0, whole.length / 2))
    write('pages/_media/unnamed.jpg', whole.subarray(0, whole.length / 2))
    write('pages/_media/whole.jpg', whole)
    write('pages/_media/half.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></svg>')
    show('half.jpg', 'half.svg', 'whole.jpg')
    const lines = await problems()
    expect(lines).toMatchInlineSnapshot(`
      [
        "pages/_media/half.svg error: This drawing is not valid SVG. Save it again from the program that made it.",
        "pages/_media/half.jpg error: This picture is cut off or damaged. Save it again from the program that made it.",
      ]
    `)
    expect(await problems()).toEqual(lines)
  })

  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg" href="#a"/>', '<script>'],
    ['<é-x.y:script xmlns:é-x.y="http://www.w3.org/2000/svg"/>', '<script>'],
    ['<desc><![CDATA[<!--]]></desc><script/><desc><![CDATA[-->]]></desc>', '<script>'],
    ['<?x <!-- ?><script/><?x --> ?>', '<script>'],
    ['<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>', 'an element of HTML'],
    ['<g id=">" onload="alert(1)"/>', 'an "on…" attribute, which runs a script'],
    ['<g onclick="alert(1)"/>', 'an "on…" attribute, which runs a script'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<image href="https://x.example/a.png"/>', 'an address outside this file'],
    ['<image xmlns:x="http://www.w3.org/1999/xlink" x:href="//x.example/a.png"/>', 'an address outside this file'],
    ['<use href="other.svg#a"/>', 'an address outside this file'],
    ['<a href="javascript:alert(1)"/>', 'a "javascript:" address'],
    ['<a><animate attributeName="href" values="&#106;ava&#x9;script:alert(1)"/></a>', 'a "javascript:" address'],
    ['<style>g { fill: u\\72l(https://x.example/a) }</style>', 'an address outside this file'],
    ['<style>g { fill: ur\\l(https://x.example/a) }</style>', 'an address outside this file'],
    ['<style>@im\\000070 ort "a.css";</style>', '"@import"'],
    ['<style>@import "a.css";</style>', '"@import"'],
    ['<style>g { fill: url(https://x.example/a) }</style>', 'an address outside this file'],
  ])('with something unsafe: %s', async (element, problem) => {
    write('pages/_media/flag.svg', vector.replace('/>', `>${element}</svg>`))
    expect(await problems()).toEqual([
      `pages/_media/flag.svg error: This drawing has ${problem}. Remove it: a picture may not run scripts or load other files.`,
    ])
  })

  test.each([
    ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>', 'internal declarations (<!DOCTYPE … [ ]>)'],
    ['<!DOCTYPE svg SYSTEM "https://x.example/x.dtd">', 'an address outside this file'],
    ['<?xml-stylesheet href="#a"?>', '<?xml-stylesheet?>'],
  ])('with something unsafe before the drawing: %s', async (head, problem) => {
    write('pages/_media/flag.svg', head + vector)
    expect(await problems()).toEqual([expect.stringContaining(`This drawing has ${problem}.`)])
  })

  test.each([
    ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${vector}`, 'This is not text in UTF-8.'],
    [
      'other bytes',
      Buffer.from(vector.replace('/>', '><desc>\xfc</desc></svg>'), 'latin1'),
      'This is not text in UTF-8.',
    ],
    ['no namespace', vector.replace(/ xmlns="[^"]*"/, ''), 'This drawing is not valid SVG.'],
    ['a prefix of nothing', vector.replace('/>', '><svg:script/></svg>'), 'This drawing is not valid SVG.'],
  ])('that browsers read otherwise: %s', async (_, svg, sentence) => {
    write('pages/_media/flag.svg', svg)
    expect(await problems()).toEqual([expect.stringContaining(sentence)])
  })

  test.each([
    '<!-- <script> --><g id="one" fill="url(#a)"/><use href="#one"/><image href="data:image/png;base64,AA"/>',
    '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:zoom="1"/><title>javascript: a language</title>',
  ])('with references of their own are safe: %s', async (safe) => {
    const standard =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    const head = `\ufeff<?xml version="1.0" encoding="utf-8"?>${standard}`
    write('pages/_media/flag.svg', head + vector.replace('/>', `>${safe}</svg>`))
    expect(await problems()).toEqual([])
  })

  test('a damaged cache is no cache', async () => {
    const mediaBefore = readSource().media
    for (const content of ['', '{', 'null', '{"form":2}', '{"form":2,"files":{"flag.svg":{}}}', '[]']) {
      write('.cache/bytes.jsonl', content)
      write('.cache/decoded.json', content)
      expect(readSource().media).toEqual(mediaBefore)
      expect(await problems()).toEqual([])
    }
  })
})
