import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'

/**
 * Pattern of the paths that a layer may import.
 * @param folders names of folders in `tools`, separated by "|"
 * @param modules paths of modules in `renderer`, separated by "|"
 */
function layer(folders: string, modules = 'none'): RegExp {
  return new RegExp(`^(tools/(${folders})(/|$)|schema/(types|localized|parts|kept)$|renderer/(${modules})$)`)
}

/** Folders of the core, lowest layer first. Each folder may import only from itself and from the folders before it. */
const coreRooms = ['say', 'base', 'language', 'json', 'read', 'check', 'localize', 'translation']

/** Packages that the core may import. All of them also run in browsers. */
const corePackages =
  /^(ajv|culori|i18next|jsonc-parser|leven|hast|lowlight|mdast|mdast-util-from-markdown|mdast-util-gfm|papaparse|micromark-extension-cjk-friendly|micromark-extension-gfm)$/

/** For each folder of `tools` above the core: the other folders and the renderer modules that it may import from. */
const rooms: [room: string, may: string, modules?: string][] = [
  ['files', 'content'],
  ['html', 'files|content', 'server|i18n|parts/(brand|language-name)'],
  ['cli', 'checks|files|content'],
  ['bundle', 'html|cli|files|content'],
  ['serve', 'html|cli|files|content', 'parts/brand'],
  ['site', 'bundle|cli|checks|files|content'],
  ['edit', 'site|bundle|cli|checks|files|content'],
  ['builder', 'site|bundle|html|cli|files|content|serve/accept', 'server|parts/(address|brand(-page)?|list-parts)'],
  ['dev', 'edit|site|serve|bundle|html|cli|files|content', 'parts/brand'],
  ['studio', 'dev|edit|site|serve|bundle|cli|checks|files|content', 'parts/brand'],
  ['assistant', 'studio|dev|edit|site|bundle|cli|checks|files|content'],
  ['editor', 'studio|edit|site|bundle|cli|checks|files|content'],
  ['assets', 'studio|edit|dev|builder|site|bundle|html|cli|checks|files|content', 'parts/brand|parts/text'],
]

/** For each group of files: patterns of the paths and of the package names that these files may import. */
const rules: { of: RegExp; may: RegExp; packages: RegExp }[] = [
  { of: /^schema\//, may: /^schema\//, packages: /^$/ },
  {
    of: /^renderer\/blocks\/(index|early|late|late-styled|own)\./,
    may: /^(renderer\/(blocks\/|block$|parts\/(adopt|next-task)$)|schema\/(types|localized|parts)$)/,
    packages: /^react$/,
  },
  {
    of: /^renderer\/blocks\/map\//,
    may: /^(renderer\/(parts|blocks\/map)\/|schema\/(types|localized|parts)$)/,
    packages: /^(react|@amcharts\/amcharts5(-geodata)?)$/,
  },
  {
    of: /^renderer\/blocks\/([^/]+)\//,
    may: /^(renderer\/(parts|blocks\/$1)\/|schema\/(types|localized|parts)$)/,
    packages: /^react$/,
  },
  {
    of: /^renderer\/parts\//,
    may: /^(renderer\/parts\/|schema\/(types|localized|parts|kept)$)/,
    packages: /^(react|react-dom|i18next|react-i18next)$/,
  },
  { of: /^renderer\/boot\//, may: /^(renderer\/(boot|parts)\/|schema\/kept$)/, packages: /^$/ },
  {
    of: /^renderer\/layout\//,
    may: /^(renderer\/(layout|parts)\/|schema\/(types|localized|parts)$)/,
    packages: /^(react|react-dom)$/,
  },
  {
    of: /^renderer\/list\//,
    may: /^(renderer\/(list|parts)\/|renderer\/blocks\/(own|late-styled)$|renderer\/(data|i18n|router)$|schema\/(types|localized|parts|kept)$)/,
    packages: /^(react|react-dom)$/,
  },
  {
    of: /^renderer\/[^/]+$/,
    may: /^(renderer\/|schema\/(types|localized|parts)$|schema\/words\/en$)/,
    packages: /^(react|react-dom|i18next|react-i18next|@tanstack\/react-router)$/,
  },
  ...coreRooms.map((room, floor) => ({
    of: new RegExp(`^tools/content/${room}/`),
    may: new RegExp(
      `^(tools/content/(${coreRooms.slice(0, floor + 1).join('|')})/|schema/(types|localized|parts)$|schema/words/|renderer/(blocks/map/world|parts/(brand-page|reckoned|search-words))$)`,
    ),
    packages: corePackages,
  })),
  // Rules that check content may import only the core and each other.
  { of: /^tools\/checks\//, may: layer('checks|content'), packages: /^$/ },
  // The Studio's edit operations run both in browsers and in Node.
  {
    of: /^tools\/studio\/(document\/|protocol\.)/,
    may: /^(tools\/content\/|tools\/studio\/(document\/|protocol$))/,
    packages: /^jsonc-parser$/,
  },
  // The Studio's client runs in browsers, so it imports no Node modules, and only a few shared modules of its server.
  // It renders the page on the canvas with the site's own components.
  {
    of: /^tools\/studio\/(client|document)\//,
    may: /^(tools\/(studio\/(client|document|at-address|fields|protocol)|checks|content|dev\/listen)(\/|$)|renderer\/(app|i18n|more-icons|blocks|blocks\/late|parts\/(brand|brand-page|list-parts|text|view))(\/|$)|schema\/)/,
    packages: /^(react|react-dom|react-i18next|jsonc-parser|compiled-contract|@dnd-kit\/(react|dom))$/,
  },
  // The Studio imports the renderer's module for addresses, so that the same code creates all addresses.
  { of: /^tools\/studio\/at-address/, may: layer('studio|content', 'parts/address'), packages: /^node:/ },
  // General file handling must not depend on `tools/files/site`.
  { of: /^tools\/files\/(?!site\/)/, may: /^(tools\/(files\/(?!site\/)|content\/)|schema\/kept$)/, packages: /./ },
  ...rooms.map(([room, may, modules]) => ({
    of: new RegExp(`^tools/${room}/`),
    may: layer(`${room}|${may}`, modules),
    packages: /./,
  })),
  {
    of: /^tools\/commands\//,
    may: layer(`commands|${rooms.map(([room]) => room).join('|')}|checks|content`, 'parts/address'),
    packages: /./,
  },
]

const files = globSync(['schema/**/*.ts', 'renderer/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'], {
  ignore: ['tools/art/**', 'tools/bench/**', '**/*.test.ts'],
}).sort()

/** Imports of a file: paths from the project's root without file extensions, or package names. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imports = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
    ),
  ]
  return imports
    .map(([, a, b, c]) => a ?? b ?? c ?? '')
    .map((name) =>
      name.startsWith('.') ? relative('.', resolve(dirname(file), name)).replace(/\.json$|\?.*$/, '') : packageOf(name),
    )
}

function packageOf(name: string): string {
  return name.startsWith('node:')
    ? name
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/')
}

describe('every file imports only what its place allows', () => {
  test.each(files)('%s', (file) => {
    const rule = rules.find(({ of }) => of.test(file))
    expect(rule, 'the file has a place in the architecture').toBeDefined()
    const ownFolder = rule?.of.exec(file)?.[1] ?? ''
    const may = new RegExp(rule?.may.source.replace('$1', ownFolder) ?? '')
    const isLocal = (name: string) =>
      existsSync(`${name}.ts`) ||
      existsSync(`${name}.tsx`) ||
      (/\.(js|css|svg)$/.test(name) && existsSync(name)) ||
      existsSync(`${name}.json`) ||
      existsSync(join(name, 'index.ts')) ||
      existsSync(join(name, 'index.tsx'))
    const forbidden = importsOf(file).filter((name) =>
      isLocal(name) ? !may.test(isFolder(name) ? `${name}/` : name) : !rule?.packages.test(name),
    )
    expect(forbidden).toEqual([])
  })
})

function isFolder(name: string): boolean {
  return existsSync(join(name, 'index.ts')) || existsSync(join(name, 'index.tsx'))
}

test('a room imports only rooms that are named before it, so that no room leads back to itself', () => {
  const lowerRooms = new Set(['content', 'checks'])
  for (const [room, may] of rooms) {
    const later = may.split('|').filter((name) => !lowerRooms.has(name.split('/')[0] ?? ''))
    expect(later, room).toEqual([])
    lowerRooms.add(room)
  }
})

test('fonts have one door', () => {
  const inside = /^tools\/html\/fonts\//
  const others = files.filter((file) => !inside.test(file))
  expect(others.filter((file) => importsOf(file).some((name) => inside.test(name)))).toEqual([])
})

test('no file leads back to itself', () => {
  const walked = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (walked.has(file)) return
    walked.add(file)
    for (const name of importsOf(file)) {
      const next = files.find((file) => file.replace(/(\/index)?\.tsx?$/, '') === name)
      if (next) walk(next, [...way, file])
    }
  }
  for (const file of files) walk(file, [])
  expect(circles).toEqual([])
})

test('same name, same path: a block is one schema, one component and one stylesheet', () => {
  const blocks = globSync('schema/blocks/*.json').map((file) => file.slice('schema/blocks/'.length, -'.json'.length))
  const isLate = (name: string) => existsSync(`renderer/blocks/${name}/${name}.late.css`)
  const missing = blocks
    .flatMap((name) =>
      ['tsx', isLate(name) ? 'late.css' : 'css'].map((end) => `renderer/blocks/${name}/${name}.${end}`),
    )
    .filter((file) => !existsSync(file))
  expect(missing).toEqual([])
})

test('the chart library and its geography are imported by the map alone', () => {
  const importers = (name: string) => files.filter((file) => importsOf(file).includes(name))
  expect(importers('@amcharts/amcharts5')).toEqual(['renderer/blocks/map/chart.ts'])
  expect(importers('@amcharts/amcharts5-geodata')).toEqual(['renderer/blocks/map/chart.ts'])
})

test('styles for one direction leave out what runs in the other within it: a page that fell back runs against its document', () => {
  const sheets = globSync(['blocks/**/*.css', 'renderer/{blocks,layout,list,parts}/**/*.css'])
  const rules = sheets.flatMap((file) => readFileSync(file, 'utf8').match(/.*\[dir=.*/g) ?? [])
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter((rule) => !rule.includes(":not([dir='rtl'] [dir='ltr'] *)"))).toEqual([])
})

test('files are short', () => {
  const long = files
    // Skips the generated file.
    .filter((file) => file !== 'schema/types.ts')
    .flatMap((file) => (readFileSync(file, 'utf8').split('\n').length > 400 ? [file] : []))
  expect(long).toEqual([])
})
