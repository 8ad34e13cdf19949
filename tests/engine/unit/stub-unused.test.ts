import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { stubUnused } from '../../../tools/bundle/plugins'
import { effectiveWords } from '../../../tools/content/read/interface-words'

/** Code with which the bundle replaces a module. */
function stubbed(file: string): string {
  const { load, transform } = Object(stubUnused()) as Record<'load' | 'transform', (...given: string[]) => unknown>
  const code = load(file) ?? transform(readFileSync(file, 'utf8'), file)
  expect(code).toBeTypeOf('string')
  return String(code)
}

const imported = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
const modules = 'node_modules'

type Found = { route: { id: string }; rawParams: object; branch: { id: string; _interpolation?: unknown[][] }[] }

/** Functions of the router that work on its tree of routes. */
type Tree = {
  processRouteTree(root: object): { processedTree: object; routesById: object }
  findRouteMatch(address: string, tree: object, isFuzzy: true): Found
}

test('the one route takes every address as the router itself finds it', async () => {
  const file = `${modules}/@tanstack/router-core/dist/esm/new-process-route-tree.js`
  const foundBy = ({ processRouteTree, findRouteMatch }: Tree) => {
    const root = createRootRoute()
    const page = createRoute({ getParentRoute: () => root, path: '$' })
    const { processedTree, routesById } = processRouteTree(root.addChildren([page]))
    expect(Object.keys(routesById)).toEqual(['__root__', '/$'])
    return ['/', '/about', '/en/about', '/en', '/a b/ç', '/$'].map((address) => {
      const { route, rawParams, branch } = findRouteMatch(address, processedTree, true)
      const parts = branch.map(({ id, _interpolation }) => [id, _interpolation?.map((part) => part.slice(0, 3))])
      return [address, route.id, { ...rawParams }, parts]
    })
  }
  expect(foundBy(await imported(stubbed(file)))).toEqual(foundBy(await import(/* @vite-ignore */ resolve(file))))
})

test('i18next says the same of all words of the interface, with values and without', async () => {
  const file = `${modules}/i18next/dist/esm/i18next.js`
  const code = stubbed(file)
  expect(code.length).toBeLessThan(readFileSync(file, 'utf8').length * 0.8)
  const small = await imported(code)
  for (const language of ['en', 'ar', 'ja', 'zh-Hant-TW']) {
    const words = effectiveWords(language)
    const [one, other] = [small, i18next].map(({ createInstance }) => {
      const instance = createInstance()
      instance.init({
        lng: language,
        resources: { [language]: { common: words } },
        defaultNS: 'common',
        initAsync: false,
        interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      })
      return (key: string, values?: object) => instance.t(key, values)
    })
    for (const key of keysIn(words)) {
      expect(one?.(key)).toBe(other?.(key))
      const values = { n: 7, all: 0, words: 'a $t(b) {n}', name: '', language: 'de', shown: '<b>' }
      expect(one?.(key, values)).toBe(other?.(key, values))
    }
    expect(one?.('notice.nothing')).toBe(other?.('notice.nothing'))
  }
})

/** Keys of all interface texts, such as "search.label". */
function keysIn(words: object, before = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysIn(value, `${before}${key}.`),
  )
}
