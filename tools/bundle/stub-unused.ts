import type { Plugin } from 'vite'

/** Modules of packages that the app's script imports and never uses, and what replaces them. */
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
  // It loads words and warns of those that are missing; a page comes with all of its words.
  [
    /react-i18next\/dist\/es\/utils\.js$/,
    "export const isString = (it) => typeof it === 'string', isObject = (it) => typeof it === 'object' && it !== null, " +
      'hasLoadedNamespace = () => true, loadNamespaces = 0, loadLanguages = 0, warnOnce = () => {}, warn = warnOnce, ' +
      'getDisplayName = 0, getFormatPlugin = 0, escapeStringValues = 0',
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
  // React has this hook itself since its version 18.
  [/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react'"],
]

/** Leaves out of the bundle for browsers what no visitor would ever run. */
export function stubUnused(): Plugin {
  return {
    name: 'stub-unused',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: (id) => stubs.find(([module]) => module.test(id))?.[1],
  }
}
