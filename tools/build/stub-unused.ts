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
