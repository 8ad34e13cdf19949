import type { Plugin } from 'vite'

/** Modules of packages that the app imports but hardly uses, and the code that replaces them. */
const stubs: [module: RegExp, instead: string][] = [
  // Link components of routes: the site has plain links instead (`renderer/links.ts`).
  [
    /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    'export const Link = 0, createLink = 0, linkOptions = 0, useLinkProps = 0',
  ],
  // Preloads of a chunk's stylesheets and modules: no chunk of the app has any.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load()'],
  // Texts with tags: the interface has none.
  [/react-i18next\/dist\/es\/unescape\.js$/, 'export const unescape = 0'],
  // Loading of texts and changes of language: each page has its words, and its own i18next.
  [
    /react-i18next\/dist\/es\/useTranslation\.js$/,
    `import { useContext } from 'react'
    import { I18nContext } from './context.js'
    export const useTranslation = () => useContext(I18nContext).i18n`,
  ],
  // Rewriting of addresses: the site is at the root of its host, and the app uses visible addresses.
  [
    /@tanstack\/router-core\/dist\/esm\/rewrite\.js$/,
    'export const executeRewriteInput = (_, url) => url, executeRewriteOutput = (_, url) => url, rewriteBasepath = 0, composeRewrites = 0',
  ],
  // Parsing of query strings: the router has custom functions for it.
  [
    /@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    'export const defaultParseSearch = 0, defaultStringifySearch = 0, parseSearchWith = 0, stringifySearchWith = 0',
  ],
  // Route matching: one route matches every address (`renderer/router.tsx`), so no tree is needed.
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
  // A bounded cache of relative addresses: a map is enough.
  [/@tanstack\/router-core\/dist\/esm\/sieve-cache\.js$/, 'export const createSieveCache = () => new Map()'],
  // Missing routes: an address without a page loads as a document.
  [/@tanstack\/react-router\/dist\/esm\/not-found\.js$/, 'export const CatchNotFound = 0, DefaultGlobalNotFound = 0'],
  // React 18 and later has these hooks, or all that is needed to write them.
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

/** Reduced classes of i18next: a page has all its texts in one language, without plurals and formats. */
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

/** Modules with unused parts, and functions that remove or replace these parts. */
const parts: [module: RegExp, replace: (code: string) => string][] = [
  [
    /i18next\/dist\/esm\/i18next\.js$/,
    (code) =>
      Object.entries(idle).reduce(
        (reducedCode, [name, body]) =>
          reducedCode.replace(new RegExp(`^class ${name} .*?^}`, 'ms'), () => `class ${name} { ${body} }`),
        code,
      ),
  ],
  // Unused exports of React DOM: custom blocks receive React, but not React DOM.
  [
    /react-dom\/cjs\/react-dom\.production\.js$/,
    (code) => code.replace(/^exports\.(?!__DOM|flushSync|preload |version).*?^};/gms, ''),
  ],
]

/** Removes code from the app that never runs for visitors. Not for the Studio, which uses more of these packages. */
export function stubUnused(): Plugin {
  return {
    name: 'plugins',
    enforce: 'pre',
    load: (id) => stubs.find(([module]) => module.test(id))?.[1],
    transform: (code, id) => parts.find(([module]) => module.test(id))?.[1](code),
  }
}

/**
 * Minifies scripts again with Terser after Vite's minifier, which saves a twentieth of the inline script. Terser
 * without Vite's minifier saves less.
 * @param names scripts for which this is worth the time; all if omitted
 */
export function terse(names?: string[]): Plugin {
  return {
    name: 'terse',
    async generateBundle(_, bundle) {
      const { minify } = await import('terser')
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || names?.includes(output.name) === false) continue
        const { code } = await minify(output.code, {
          module: output.exports.length > 0,
          ecma: 2020,
          compress: { passes: 3 },
        })
        if (code) output.code = code
      }
    },
  }
}

/** A node of a syntax tree, with its start and end offsets in the code. */
type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** Length in characters above which compiling a function takes a slow phone longer than one frame. */
const large = 10_000

/**
 * Makes browsers compile large packages in the background while they load, not when they run. CommonJS packages are
 * wrapped in functions, and V8 only compiles a function ahead if it is a `function` in parentheses
 * (https://v8.dev/blog/preparser#pife). This halves the longest task at startup.
 */
export function eager(): Plugin {
  return {
    name: 'eager',
    async generateBundle(_, bundle) {
      const { parseSync } = await import('vite')
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const { program } = parseSync(output.fileName, output.code)
        // Replacing from the end keeps the offsets before it valid.
        for (const { start, end, params, body } of packagesIn(program.body as unknown as Node[]).reverse()) {
          const names = params.map((param) => output.code.slice(param.start, param.end)).join()
          const bodyCode = output.code.slice(body.start, body.end)
          output.code = `${output.code.slice(0, start)}(function(${names})${bodyCode})${output.code.slice(end)}`
        }
      }
    },
  }
}

type Arrow = Node & { params: Node[]; body: Node }

/** Large function arguments at the top level of a script: `var a = wrap((exports, module) => { … })`. */
function packagesIn(statements: Node[]): Arrow[] {
  const declared = statements.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? (declarations as { init: Node | null }[]) : [],
  )
  return declared
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? (init.arguments as Node[]) : []))
    .filter((node): node is Arrow => node.type === 'ArrowFunctionExpression' && node.end - node.start > large)
    .filter(({ body }) => body.type === 'BlockStatement')
}
