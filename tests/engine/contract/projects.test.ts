import { existsSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

type Lock = { packages: Record<string, { version?: string; resolved?: string }> }

/** Folders that have their own package.json: the root of this project, and the projects inside it. */
const folders = ['.', 'tests/w3c', 'tools/art', 'tools/bench']
const lockOf = (folder: string): Lock => JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))

test('the benches, the drawings and the checker of W3C are projects of their own, which "npm ci" at the top does not install', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).not.toHaveProperty('workspaces')
  const packages = globSync('{tests,tools}/**/package.json', {
    ignore: ['**/node_modules/**', 'tools/bench/others/**'],
  })
  expect(packages.sort()).toEqual(folders.slice(1).map((folder) => `${folder}/package.json`))
  for (const folder of ['tools/art', 'tools/bench']) expect(existsSync(`${folder}/tsconfig.json`)).toBe(true)
  expect(Object.keys(lockOf('.').packages)).not.toContain('node_modules/lighthouse')
})

test('the schema alone, as editors have it, accepts a text in a file of its own', () => {
  const ajv = new Ajv({ strict: false, discriminator: true })
  for (const file of globSync('schema/{*,blocks/*,parts/*}.json'))
    ajv.addSchema({ ...JSON.parse(readFileSync(file, 'utf8')), $id: `https://schema.example/${file}` })
  const accepts = (json: unknown) => ajv.validate('https://schema.example/schema/page.json', json)
  const article = JSON.parse(readFileSync('tests/fixture-site/pages/observatory/first-light.json', 'utf8'))
  expect(article.blocks).toContainEqual(expect.objectContaining({ type: 'text', file: 'first-light.md' }))
  expect(accepts(article), JSON.stringify(ajv.errors)).toBe(true)
  expect(accepts({ ...article, blocks: [{ type: 'text', id: 'body' }] })).toBe(false)
})

test('no lock file names where packages come from', () => {
  for (const folder of folders)
    expect(Object.entries(lockOf(folder).packages).filter(([, { resolved }]) => resolved)).toEqual([])
})

test('the map is drawn with the projection of the chart, which tests find at the top', () => {
  const [top, art] = ['.', 'tools/art'].map((folder) => lockOf(folder).packages['node_modules/d3-geo']?.version)
  expect(art).toBeDefined()
  expect(art).toBe(top)
})

test('each package at the top has its line among the decisions', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const lines = readFileSync('docs/decisions.md', 'utf8').matchAll(/^\| ([^|]+) \| [^|]+ \| \d+ \|$/gm)
  const namedPackages = [...lines].flatMap(([, names = '']) => names.split(', '))
  expect(namedPackages.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
})
