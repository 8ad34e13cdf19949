import type { Plugin } from 'vite'

/** Modules of packages that the app imports but hardly uses, each with code to load instead. */
const stubs: [module: RegExp, instead: string][] = [
  // Link components of routes: the site uses plain links instead (`renderer/links.ts`).
  [
    /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    'export const Link = 0, createLink = 0, linkOptions = 0, useLinkProps = 0',
  ],
  // Preloading of a chunk's stylesheets and modules: no chunk of the app has files to preload.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load()'],
  // Unescaping of texts with HTML tags: interface texts have no tags.
  [/react-i18next\/dist\/es\/unescape\.js$/, 'export const unescape = 0'],
  // Loading texts and changing the language are not needed: each page already has its texts, and an i18next instance
  // for its language.
  [
    /react-i18next\/dist\/es\/useTranslation\.js$/,
    `import { useContext } from 'react'
    import { I18nContext } from './context.js'
    export const useTranslation = () => useContext(I18nContext).i18n`,
  ],
  // Address rewriting is not needed: the site is at the root of its host, and the router uses the same addresses as
  // visitors.
  [
    /@tanstack\/router-core\/dist\/esm\/rewrite\.js$/,
    'export const executeRewriteInput = (_, url) => url, executeRewriteOutput = (_, url) => url, rewriteBasepath = 0, composeRewrites = 0',
  ],
  // Query string parsing: the router is configured with custom functions instead.
  [
    /@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    'export const defaultParseSearch = 0, defaultStringifySearch = 0, parseSearchWith = 0, stringifySearchWith = 0',
  ],
  // Route matching: one route matches every address (`renderer/router.tsx`), so no route tree is needed.
  [
    /@tanstack\/router-core\/dist\/esm\/new-process-route-tree\.js$/,
    `export const processRouteTree = (root) => {
        const [page] = root.children
        for (const [i, route] of [root, page].entries()) route.init(i)
        page._interpolation = [[2, '_splat', '/']]
        return { processedTree: page, routesById: { [root.id]: root, [page.id]: page }, routesByPath: {} }
      },
      findRouteMatch = (path, route) => {
        const rest = path.slice(1)
        return { route, rawParams: { '*': rest, _splat: rest }, branch: buildRouteBranch(route) }
      },
      buildRouteBranch = (route) => [route.parentRoute, route],
      parseSegments = (_, { fullPath }) => [fullPath],
      findFlatMatch = 0, findSingleMatch = 0, processRouteMasks = 0`,
  ],
  // Bounded cache of relative addresses: an unbounded map is sufficient.
  [/@tanstack\/router-core\/dist\/esm\/sieve-cache\.js$/, 'export const createSieveCache = () => new Map()'],
  // Not-found pages: the router does not show them, because an unknown address is loaded as a document.
  [/@tanstack\/react-router\/dist\/esm\/not-found\.js$/, 'export const CatchNotFound = 0, DefaultGlobalNotFound = 0'],
  // Polyfills of two hooks: React has had the first one since version 18; the second one can be written with React's
  // own hooks.
  [/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react'"],
  [
    /use-sync-external-store\/shim\/with-selector\.js$/,
    `import { useRef, useSyncExternalStore } from 'react'
    export const useSyncExternalStoreWithSelector = (subscribe, read, _, select, isEqual) => {
      const known = useRef()
      let before, found
      const get = () => {
        const state = read()
        if (found && before === state) return found[0]
        before = state
        const now = select(state)
        found = known.current && isEqual(known.current[0], now) ? known.current : [now]
        return (known.current = found)[0]
      }
      return useSyncExternalStore(subscribe, get, get)
    }`,
  ],
]

/**
 * Reduced bodies of i18next's classes, by class name. They are sufficient, because all texts of a page are in one
 * language and use no plurals or formats.
 */
const idle: Record<string, string> = {
  Logger: 'init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this }',
  LanguageUtil:
    'toResolveHierarchy(code) { return [code] } getBestMatchFromCodes([code]) { return code } getFallbackCodes() { return [] } isSupportedCode() { return true }',
  PluralResolver: '',
  // Must match "interpolation" in `renderer/i18n.ts`.
  Interpolator:
    'interpolate(words, values) { return words.replace(/{(\\w+)}/g, (place, name) => values[name] ?? place) } nest(words) { return words }',
  Formatter: 'format(value) { return value }',
  Connector: 'on() {}',
}

/** Modules with unused code, each with a function that removes or replaces that code. */
const parts: [module: RegExp, replace: (code: string) => string][] = [
  [
    /i18next\/dist\/esm\/i18next\.js$/,
    (code) =>
      Object.entries(idle).reduce(
        (reducedCode, [name, body]) =>
          reducedCode.replace(new RegExp(`^class ${name} .*?^}`, 'ms'), () => `class ${name} { ${body} }`),
        // Removes the method with a list of right-to-left languages, because each page contains its direction.
        code.replace(/^ {2}dir\(lng\) .*?^ {2}}/ms, ''),
      ),
  ],
  // Removes exports of React DOM that the engine does not use. Custom blocks cannot use React DOM, only React.
  [
    /react-dom\/cjs\/react-dom\.production\.js$/,
    (code) => code.replace(/^exports\.(?!__DOM|flushSync|preload |version).*?^};/gms, ''),
  ],
]

/** Vite plugin that removes code that the app never runs. It is not for the Studio, which needs some of that code. */
export function stubUnused(): Plugin {
  return {
    name: 'plugins',
    enforce: 'pre',
    load: (id) => stubs.find(([module]) => module.test(id))?.[1],
    transform: (code, id) => parts.find(([module]) => module.test(id))?.[1](code),
  }
}
