// Slow, because the package is packed, installed, and then used as by a new user.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserFlags, findShell } from '../../../tools/cli/browser'
import { emptyFolder } from './small-site'

type Entry = {
  version: string
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

/** Folder of a simulated new user, who has installed nothing yet. Only npm and its cache exist. */
const around = join(emptyFolder(), 'my sites 100%')
const site = join(around, 'my-site')
let archive = ''
let listed: string[] = []

/** Font package for one language of the fixture site. The engine does not depend on it; the site installs it. */
const letters = '@fontsource-variable/noto-sans-jp'

beforeAll(() => {
  mkdirSync(around)
  const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', around], process.cwd()))
  archive = join(around, packed.filename)
  listed = packed.files.map(({ path }: { path: string }) => path)
  const { packages } = lockOf()
  const { version, dependencies = {} } = packages[''] ?? { version: '' }
  const wantedPackages = {
    'pages-of-json': `file:${archive}`,
    [letters]: packages[`node_modules/${letters}`]?.version ?? '',
  }
  writeFileSync(join(around, 'package.json'), JSON.stringify({ private: true, dependencies: wantedPackages }))
  // Creates a lock file, because without one, npm would ask the registry for versions.
  const engineEntry = {
    version,
    resolved: `file:${archive}`,
    dependencies,
    bin: { 'pages-of-json': 'engine/tools/run.js' },
  }
  const lock = {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { dependencies: wantedPackages },
      'node_modules/pages-of-json': engineEntry,
      ...neededBy([...Object.keys(dependencies), letters], packages),
    },
  }
  writeFileSync(join(around, 'package-lock.json'), JSON.stringify(lock))
  npm(['install', '--offline', '--prefer-offline'], around)
})

const children: number[] = []
afterAll(() => {
  for (const pid of children) process.kill(-pid)
})

test('the package has the engine, and nothing of its sites', { tags: 'ci' }, () => {
  expect(statSync(archive).size).toBeLessThan(5e6)
  const folders = new Set(listed.map((path) => path.split('/').slice(0, 2).join('/')))
  // The package also contains the documents to which the README links.
  const isDocument = (path: string) => /^(docs\/|schema\/[^/]+\.md$|CONTRIBUTING\.md$)/.test(path)
  expect([...folders].filter((path) => !isDocument(path)).sort()).toEqual([
    'AGENTS.md',
    'LICENSE',
    'README.md',
    'engine/NOTICES.txt',
    'engine/packed',
    'engine/renderer',
    'engine/schema',
    'engine/tools',
    'package.json',
  ])
  // The package must not include the custom blocks of this repository's site.
  const contract = readFileSync(join(around, 'node_modules/pages-of-json/engine/packed/contract.cjs'), 'utf8')
  expect(contract).toContain('exports.own = []')
  const notices = readFileSync(join(around, 'node_modules/pages-of-json/engine/NOTICES.txt'), 'utf8')
  for (const name of [
    '@amcharts/amcharts5',
    '@dnd-kit/react',
    'i18next',
    'lucide-static',
    'mdast-util-from-markdown',
    'react',
    'Rubik',
  ])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(listed.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))).toEqual([])
})

test('the documents to which the README links are in the package, with their pictures', { tags: 'ci' }, () => {
  const links = (file: string) =>
    [
      ...readFileSync(join(around, 'node_modules/pages-of-json', file), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g),
    ].map(([, path = '']) => join(dirname(file), path))
  const linked = links('README.md')
  expect(linked.length).toBeGreaterThan(10)
  const pictures = links('docs/guide.md').filter((path) => path.endsWith('.webp'))
  expect([...linked, ...pictures].filter((path) => !listed.includes(path))).toEqual([])
})

test('what is installed is small: no bundler, no compiler, no chart, no browser', { tags: 'ci' }, () => {
  const files = globSync('**', { cwd: join(around, 'node_modules'), dot: true, absolute: true })
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(250e6)
  const names = files.map((file) => file.split('/node_modules/').at(-1)?.split('/')[0])
  for (const name of ['vite', 'typescript', '@amcharts', 'playwright', 'react']) expect(names).not.toContain(name)
})

test('a schema says its version, and leads to the others without the network', { tags: 'ci' }, () => {
  const folder = join(around, 'node_modules/pages-of-json/engine/schema')
  const page = JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8'))
  expect(page.$id).toMatch(/\/schema\/\d+\.\d+\.\d+\/page\.json$/)
  expect(JSON.parse(readFileSync(join(folder, page.properties.blocks.items.$ref), 'utf8')).$id).toBe(
    page.$id.replace('page.json', 'block.json'),
  )
})

test('a stranger begins a site, adds a page and a language, and sees it in a browser', { tags: 'ci' }, async () => {
  expect(npx(['new', 'site', 'my-site', '--language', 'en,he', '--brand', 'yard'], around)).toContain(
    'Wrote a site of 4 pages (en, he) to my-site. Look at it: cd my-site && npm install && npm start',
  )
  // The engine is not in a registry, so the new site contains an archive from which each clone installs the engine.
  const { dependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  expect(dependencies['pages-of-json']).toMatch(/^file:vendor\/[^/]+\.tgz$/)
  const vendored = resolve(site, dependencies['pages-of-json'].replace('file:', ''))
  expect(readFileSync(vendored).equals(readFileSync(archive))).toBe(true)
  const settings = JSON.parse(readFileSync(join(site, '.vscode/settings.json'), 'utf8'))
  // In this test, the engine is installed in the folder above the site.
  for (const { url } of settings['json.schemas'])
    expect(statSync(join(url.includes('node_modules') ? around : site, url)).isFile()).toBe(true)
  run('new', '--', 'products/oar')
  const page = join(site, 'pages/products/oar.json')
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/\[write: [^\]]*\]/g, 'Oars of ash, made by hand to order'))
  writeFileSync(
    join(site, 'pages/_site.json'),
    readFileSync(join(site, 'pages/_site.json'), 'utf8').replace(
      '"languages": [',
      '"languages": [{ "code": "de", "name": "Deutsch", "dir": "ltr" },',
    ),
  )
  mkdirSync(join(site, 'locales/de/products'), { recursive: true })
  writeFileSync(join(site, 'locales/de/products/oar.json'), JSON.stringify({ title: 'Riemen aus Esche' }))
  expect(run('check', '--', '--quiet')).toContain('0 errors')
  run('build')
  expect(globSync('*/assets/fonts/rubik-*', { cwd: join(site, 'dist') })).not.toEqual([])
  const address = await served('start')
  const browser = await chromium.launch({ executablePath: findShell(), args: browserFlags })
  try {
    const opened = await browser.newPage()
    await opened.goto(`${address}/de/oar`)
    expect(await opened.locator('h1').textContent()).toBe('Riemen aus Esche')
    await opened.goto(`${address}/he/about`)
    expect(await opened.locator('html').getAttribute('dir')).toBe('rtl')
    await opened.getByRole('link', { name: 'יצירת קשר' }).click()
    await opened.getByRole('heading', { level: 1, name: 'יצירת קשר' }).waitFor()
  } finally {
    await browser.close()
  }
})

test('a font that is installed later is found by check and build', { tags: 'night' }, () => {
  const [folder, away] = [join(around, 'node_modules', letters), join(around, 'away')]
  const file = join(site, 'pages/_site.json')
  const before = readFileSync(file, 'utf8')
  const fonts = () => globSync('*/assets/fonts/noto-sans-jp*', { cwd: join(site, 'dist') })
  writeFileSync(
    file,
    before.replace('"languages": [', '"languages": [{ "code": "ja", "name": "日本語", "dir": "ltr" },'),
  )
  renameSync(folder, away)
  run('build')
  expect(fonts()).toEqual([])
  for (const _ of ['first', 'remembered'])
    expect(run('check')).toContain('There is no font for Japanese (ja). Install it: npm install')
  renameSync(away, folder)
  expect(run('check')).not.toContain('There is no font')
  run('build')
  expect(fonts()).not.toEqual([])
  writeFileSync(file, before)
})

test('live editing shows a save and a mistake, and the Studio opens, without a bundler', {
  tags: 'night',
}, async () => {
  const [live, studio] = [await served('dev'), await served('studio')]
  const file = join(site, 'pages/about.json')
  const text = readFileSync(file, 'utf8')
  const browser = await chromium.launch({ executablePath: findShell(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const missing: string[] = []
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
    await page.goto(`${live}/about`)
    writeFileSync(file, text.replace('"About us"', '"All about us"'))
    await page.getByRole('heading', { level: 1, name: 'All about us' }).waitFor()
    writeFileSync(file, text.replace('"title"', '"titel"'))
    await page.locator('content-problems').getByText('The page has no field "titel".').waitFor()
    writeFileSync(file, text)
    await page.locator('content-problems').waitFor({ state: 'detached' })
    // Frames share their page's connection for live editing, because browsers open at most six connections to a server.
    await page.goto(`${live}/_blocks`)
    const example = page.frameLocator('iframe').first()
    await example.locator('main').waitFor()
    await page.goto(`${live}/_preview/about`)
    await page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).waitFor()
    await page.goto(studio)
    await page.locator('.top-bar h1').waitFor()
    await page.frameLocator('iframe.stage-frame').getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
    // Ignores the pictures in the examples of blocks, because they do not exist.
    expect(missing.filter((url) => !/\/assets\/(home|products|documents|videos?)\//.test(url))).toEqual([])
  } finally {
    await browser.close()
  }
})

test('a document in an old form is brought to that of today', { tags: 'night' }, () => {
  const file = join(site, 'pages/_site.json')
  const now = readFileSync(file, 'utf8')
  writeFileSync(file, now.replace('{', '{\n  "offline": false,'))
  expect(() => run('check', '--', '--quiet')).toThrow(
    expect.objectContaining({ status: 1, stdout: expect.stringContaining('"npm run migrate" rewrites it') }),
  )
  run('migrate')
  expect(readFileSync(file, 'utf8')).toBe(now)
})

test('what few sites need is asked for by name', { tags: 'ci' }, () => {
  expect(() => run('generate', '--', 'icons')).toThrow(
    /This needs the package "@takumi-rs\/core", which most sites do not need\. Install it: npm install --save-dev --save-exact @takumi-rs\/core@\d/,
  )
})

test('of what is generated it offers what a site can make, and has the extension of an editor ready', {
  tags: 'night',
}, () => {
  expect(run('generate', '--', 'editor')).toContain('.vsix')
  expect(statSync(join(site, '.cache/pages-of-json.vsix')).size).toBeGreaterThan(10_000)
  for (const word of ['types', 'guide', '--check'])
    expect(() => run('generate', '--', word)).toThrow(expect.objectContaining({ status: 2 }))
})

const tide = {
  title: 'Tides',
  description: 'When the water is high.',
  type: 'object',
  required: ['type', 'id', 'title'],
  additionalProperties: false,
  properties: {
    type: { const: 'tides' },
    id: { $ref: '../../../node_modules/pages-of-json/engine/schema/parts/id.json' },
    title: { $ref: '../../../node_modules/pages-of-json/engine/schema/parts/text.json' },
  },
}

const tideComponent = `import { plainWords, Section, type Text } from 'pages-of-json/block'
import { useState } from 'react'

export default function Tides({ block: { id, title } }: { block: { id: string; title: Text } }) {
  const [count, more] = useState(0)
  return (
    <Section id={id} className="tides" title={title}>
      <button type="button" onClick={() => more(count + 1)}>
        {plainWords(title)}: {count}
      </button>
    </Section>
  )
}
`

test('a stranger adds a block of their own, for which a bundler is asked for', { tags: 'night' }, () => {
  mkdirSync(join(site, 'blocks/tides'), { recursive: true })
  writeFileSync(join(site, 'blocks/tides/tides.json'), JSON.stringify(tide))
  writeFileSync(join(site, 'blocks/tides/tides.tsx'), tideComponent)
  writeFileSync(join(site, 'blocks/tides/tides.css'), '@layer blocks { .tides { color: teal } }')
  const about = join(site, 'pages/about.json')
  const { blocks, ...rest } = JSON.parse(readFileSync(about, 'utf8'))
  const ownBlock = { type: 'tides', id: 'tides', title: 'High water' }
  writeFileSync(about, JSON.stringify({ ...rest, blocks: [...blocks, ownBlock] }))
  expect(() => run('check')).toThrow(
    /This needs the package "vite", which most sites do not need\. Install it: npm install/,
  )
  const linked = ['vite', '@types/react', 'csstype', '@types/node', 'undici-types']
  mkdirSync(join(around, 'node_modules/@types'), { recursive: true })
  for (const name of linked)
    if (!existsSync(join(around, 'node_modules', name)))
      symlinkSync(resolve('node_modules', name), join(around, 'node_modules', name), 'junction')
  expect(run('check', '--', '--quiet')).toContain('0 errors')
  run('build')
  const settings =
    '--ignoreConfig --noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler'
  const compiler = resolve('node_modules/typescript/bin/tsc')
  execFileSync('node', [compiler, ...settings.split(' '), 'blocks/tides/tides.tsx'], { cwd: site, stdio: 'pipe' })
})

function lockOf(): Lock {
  return JSON.parse(readFileSync('package-lock.json', 'utf8'))
}

/** The named packages with all their dependencies, as listed in the engine's lock file. */
function neededBy(names: string[], packages: Lock['packages']): Lock['packages'] {
  const foundPackages: Lock['packages'] = {}
  const take = (name: string, from: string) => {
    const folders = [...from.matchAll(/node_modules\/(@[^/]+\/)?[^/]+/g)].map(({ 0: part, index }) =>
      from.slice(0, index + part.length),
    )
    const path = ['', ...folders]
      .reverse()
      .map((folder) => `${folder ? `${folder}/` : ''}node_modules/${name}`)
      .find((path) => packages[path])
    const entry = path && packages[path]
    if (!path || !entry || foundPackages[path]) return
    const { dev: _, devOptional: __, ...keptFields } = entry
    foundPackages[path] = keptFields
    for (const next of Object.keys({ ...keptFields.dependencies, ...keptFields.optionalDependencies })) take(next, path)
  }
  for (const name of names) take(name, '')
  return foundPackages
}

/** Runs npm as a user would, without the environment variables of the test script. */
function npm(words: string[], cwd: string): string {
  return execFileSync('npm', words, { cwd, env: plainEnv(), encoding: 'utf8', stdio: 'pipe' })
}

function npx(words: string[], cwd: string): string {
  return npm(['exec', '--offline', '--', 'pages-of-json', ...words], cwd)
}

function run(...words: string[]): string {
  return npm(['run', '--silent', ...words], site)
}

/** Starts a command that serves the site. @returns the URL that the command prints */
async function served(command: string): Promise<string> {
  const child = spawn('npm', ['run', command], {
    cwd: site,
    env: { ...plainEnv(), PORT: '0' },
    detached: true,
  })
  if (child.pid) children.push(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return vi.waitFor(
    () =>
      (command === 'studio' ? /http\S+token=\S+/ : /http:\/\/localhost:\d+/).exec(output)?.[0] ?? expect.fail(output),
    { timeout: 100_000 },
  )
}

function plainEnv(): NodeJS.ProcessEnv {
  const ownVariables = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST|CI$)/i.test(name))
  return { ...Object.fromEntries(ownVariables), LC_ALL: 'C', NO_COLOR: '1' }
}
