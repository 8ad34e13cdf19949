import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterNotices, noticesOf, noticesText } from '../../../tools/bundle/notices'
import type { Notice } from '../../../tools/content/read/site'

/** SPDX names of licences that require no more than attribution. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]

/** Packages whose licence is missing or not on the list, each with the reason why it may be used. */
const exceptions: Record<string, string> = {
  '@amcharts/amcharts5': 'free with its own mark on the chart, which stays, and its licence published with it',
  '@amcharts/amcharts5-geodata': 'as the chart',
  argparse: 'asks for no more than its copyright notice; comes with what writes files of letters',
  markerjs2: 'comes with the chart for its editor, which no page has',
}

type Locked = { license?: string; dev?: boolean; devOptional?: boolean; dependencies?: Record<string, string> }

/** All installed packages by path, with their dependencies. */
const lock: Record<string, Locked> = Object.fromEntries(
  Object.entries<Locked>(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    // Skips this project itself.
    .filter(([path]) => path.includes('node_modules/')),
)
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('the licence of every package that browsers get, or that comes with the engine, is known, and allowed', () => {
  const bundled = [
    '@amcharts/amcharts5',
    '@amcharts/amcharts5-geodata',
    '@tanstack/react-router',
    'react-dom',
    'react-i18next',
  ]
  const shipped = new Set(bundled.flatMap((name) => withAll(name)))
  const inPackage = ({ dev, devOptional }: Locked) => !dev && !devOptional
  const checked = Object.entries(lock).filter(
    ([path, locked]) => inPackage(locked) || shipped.has(nameOf(path)) || /\/(@fontsource[^/]*\/.*|d3-geo)$/.test(path),
  )
  expect(checked.length).toBeGreaterThan(60)
  // The picture library is installed as a separate, unmodified package, which users may replace.
  const isLibrary = (path: string) => nameOf(path).startsWith('@img/sharp-')
  const strange = checked.filter(
    ([path, { license }]) => !isAllowed(license) && !(nameOf(path) in exceptions) && !isLibrary(path),
  )
  expect(strange.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([])
})

/** Names of a package and all its dependencies. */
function withAll(name: string, seen: string[] = []): string[] {
  if (seen.includes(name)) return []
  const next = Object.keys(lock[`node_modules/${name}`]?.dependencies ?? {})
  return [name, ...next.flatMap((dependency) => withAll(dependency, [...seen, name]))]
}

test('no exception is for a package that nobody uses, or needs none', () => {
  const needed = Object.entries(lock).filter(([, { license }]) => !isAllowed(license))
  const names = needed.map(([path]) => nameOf(path))
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([])
})

/** Whether a licence is allowed: "MIT OR Apache-2.0" needs one allowed licence, "MIT AND Zlib" needs both. */
function isAllowed(licence = ''): boolean {
  const words = licence.replaceAll(/[()]/g, '')
  return words.split(' OR ').some((part) => part.split(' AND ').every((licence) => allowed.includes(licence.trim())))
}

/** A bundle of one script that contains these modules. */
const bundleOf = (...modules: string[]) =>
  ({
    output: [{ type: 'chunk', modules: Object.fromEntries(modules.map((id) => [id, { code: '' }])) }],
  }) as unknown as Parameters<typeof noticesOf>[0][number]

test('packages are found by the modules that browsers get', () => {
  const inPackage = (path: string) => `${process.cwd()}/node_modules/${path}`
  const notices = noticesOf([
    bundleOf(
      inPackage('react/index.js'),
      inPackage('react/cjs/react.production.js'),
      `${process.cwd()}/renderer/client.tsx`,
      '\0vite/preload-helper.js',
    ),
    bundleOf(`\0${inPackage('@tanstack/react-router/dist/esm/index.js')}?commonjs`),
  ])
  expect(notices.map(({ name }) => name)).toEqual(['react', '@tanstack/react-router', 'lucide-static', 'Rubik'])
  for (const { text } of notices) expect(text).toMatch(/copyright/i)
})

test('further letters come with the licence of their family, for the languages of the site', () => {
  const names = (...languages: string[]) => letterNotices(languages).map(({ name }) => name)
  expect(names('en')).toEqual([])
  expect(names('en', 'ja')).toEqual(['@fontsource-variable/noto-sans-jp'])
})

test('the same words are published once, under the names of all packages that they are for', () => {
  const notice = (name: string, text: string): Notice => ({ name, version: '1.0.0', licence: 'MIT', text })
  const text = noticesText([notice('b', 'Copyright B'), notice('c', 'Copyright A'), notice('a', 'Copyright A')])
  expect(text).toMatchInlineSnapshot(`
    "This site includes the work of others, under these licences.

    a 1.0.0 (MIT)
    c 1.0.0 (MIT)

    Copyright A

    ------------------------------------------------------------------------

    b 1.0.0 (MIT)

    Copyright B
    "
  `)
})
