import type { Plugin } from 'vite'

/** Modules of packages that the app's script imports and never uses, or uses for little, and what replaces them. */
const stubs: [module: RegExp, instead: string][] = [
  // Each route has a link component; the links of the site are plain ones (`renderer/links.ts`).
  [
    /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    'export const Link = 0, createLink = 0, linkOptions = 0, useLinkProps = 0',
  ],
  // It would fetch the stylesheets and modules that a chunk needs; no chunk of the site has any.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load()'],
  // It is for words with tags in them, which the interface has none of.
  [/react-i18next\/dist\/es\/unescape\.js$/, 'export const unescape = 0'],
  // It waits for words, and follows changes of language; a page comes with its words, and its own i18next.
  [
    /react-i18next\/dist\/es\/useTranslation\.js$/,
    `import { useContext } from 'react'
    import { I18nContext } from './context.js'
    export const useTranslation = () => useContext(I18nContext).i18n`,
  ],
  // The site is at the root of its host, and its addresses are those that are shown.
  [
    /@tanstack\/router-core\/dist\/esm\/rewrite\.js$/,
    'export const executeRewriteInput = (_, url) => url, executeRewriteOutput = (_, url) => url, rewriteBasepath = 0, composeRewrites = 0',
  ],
  // The router is given its own way with what follows "?".
  [
    /@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    'export const defaultParseSearch = 0, defaultStringifySearch = 0, parseSearchWith = 0, stringifySearchWith = 0',
  ],
  // One route takes every address (`renderer/router.tsx`): nothing is looked for in a tree.
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
  // It is for a thousand addresses that are relative to others.
  [/@tanstack\/router-core\/dist\/esm\/sieve-cache\.js$/, 'export const createSieveCache = () => new Map()'],
  // An address without a page is loaded whole.
  [/@tanstack\/react-router\/dist\/esm\/not-found\.js$/, 'export const CatchNotFound = 0, DefaultGlobalNotFound = 0'],
  // React has these hooks, or what they are made of, since its version 18.
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

/** Classes of i18next that do little where a page has all of its words, in one language, with no plurals or formats in them. */
const idle: Record<string, string> = {
  Logger: 'init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this }',
  LanguageUtil:
    'toResolveHierarchy(code) { return [code] } getBestMatchFromCodes([code]) { return code } getFallbackCodes() { return [] } isSupportedCode() { return true }',
  PluralResolver: '',
  // What "interpolation" of `renderer/i18n.ts` says.
  Interpolator:
    'interpolate(words, values) { return words.replace(/{(\\w+)}/g, (place, name) => values[name] ?? place) } nest(words) { return words }',
  Formatter: 'format(value) { return value }',
  Connector: 'on() {}',
}

/** Parts of modules that are never used, and what replaces them. */
const parts: [module: RegExp, replace: (code: string) => string][] = [
  [
    /i18next\/dist\/esm\/i18next\.js$/,
    (code) =>
      Object.entries(idle).reduce(
        (left, [name, body]) =>
          left.replace(new RegExp(`^class ${name} .*?^}`, 'ms'), () => `class ${name} { ${body} }`),
        code,
      ),
  ],
  // Blocks of a site's own are given React, and not this.
  [
    /react-dom\/cjs\/react-dom\.production\.js$/,
    (code) => code.replace(/^exports\.(?!__DOM|flushSync|preload |version).*?^};/gms, ''),
  ],
]

/** Leaves out of the app what no visitor would ever run. The Studio uses more of the same packages. */
export function stubUnused(): Plugin {
  return {
    name: 'plugins',
    enforce: 'pre',
    load: (id) => stubs.find(([module]) => module.test(id))?.[1],
    transform: (code, id) => parts.find(([module]) => module.test(id))?.[1](code),
  }
}

/**
 * Makes scripts that are small already smaller still: the inline script by a twentieth. Terser alone would leave more than
 * Vite's own minifier and then Terser.
 * @param names of the scripts for which it is worth the time; all of them where none are named
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

/** A part of a syntax tree that begins and ends at characters of the code. */
type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** From how many characters on a function takes a slow phone longer than a picture of the screen may. */
const large = 10_000

/**
 * Lets browsers compile large packages while they load, next to everything else, and not when they run. Those that are
 * CommonJS are functions, and V8 compiles a function ahead only where it is written in parentheses and with its keyword
 * (https://v8.dev/blog/preparser#pife). It halves the longest task of the start.
 */
export function eager(): Plugin {
  return {
    name: 'eager',
    async generateBundle(_, bundle) {
      const { parseSync } = await import('vite')
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const { program } = parseSync(output.fileName, output.code)
        // From the end, so that places before it stay where they are.
        for (const { start, end, params, body } of packagesIn(program.body as unknown as Node[]).reverse()) {
          const names = params.map((one) => output.code.slice(one.start, one.end)).join()
          const own = output.code.slice(body.start, body.end)
          output.code = `${output.code.slice(0, start)}(function(${names})${own})${output.code.slice(end)}`
        }
      }
    },
  }
}

type Arrow = Node & { params: Node[]; body: Node }

/** The large functions that are handed to another at the top of a script: `var a = wrap((exports, module) => { … })`. */
function packagesIn(statements: Node[]): Arrow[] {
  const declared = statements.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? (declarations as { init: Node | null }[]) : [],
  )
  return declared
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? (init.arguments as Node[]) : []))
    .filter((given): given is Arrow => given.type === 'ArrowFunctionExpression' && given.end - given.start > large)
    .filter(({ body }) => body.type === 'BlockStatement')
}
