import type { LocalizedPage } from '../schema/localized'
import { addLate } from './blocks'
import { late } from './blocks/late'

export { offlineAddress } from './offline/address'
export { addressIn, dataName, splitAddress } from './parts/address'
export { pageFor } from './parts/brand-page'
export { eachText } from './parts/page-texts'
export { smallest } from './parts/picture'
export {
  type Family,
  indexFile,
  pagesFile,
  pagesPerFile,
  places,
  readFamily,
  readFile,
  readPage,
  readPages,
  readShards,
  type SearchPage,
  writeFamily,
  writeFile,
  writePage,
  writePages,
  writeShards,
} from './parts/search-files'
export { fold, shardFile, shardOf, tokensOf, wordsIn } from './parts/search-words'
export { sprite } from './parts/sprite'
export { documentTitle, plain } from './parts/text'
export { createRenderer, type Renderer } from './render'
export { type Rendered, renderTogether } from './together'

addLate(late)

const blockStyles = import.meta.glob<string>('./blocks/*/*.css', { query: '?inline', import: 'default', eager: true })
const all = import.meta.glob<string>(['./styles/{tokens,base}.css', './{layout,parts}/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Styles of what not every page has. */
const ofSome = ['notices', 'opening', 'hub', 'spine'] as const
const styleFile = (part: string) => `./layout/${part}.css`
const some = ofSome.map(styleFile)

/** What a page has that not every page has: `partsOf`. */
export type PageParts = (typeof ofSome)[number][]

/** What of the frame a page has that not every page has, beside its blocks. */
export function partsOf({ state, kind, blocks, opening }: LocalizedPage): PageParts {
  const has: Record<(typeof ofSome)[number], boolean> = {
    notices: state !== 'translated',
    opening: state === 'missing' || blocks[0]?.type === 'gallery',
    hub: opening !== undefined,
    spine: kind === 'product' && state !== 'missing',
  }
  return ofSome.filter((part) => has[part])
}

/**
 * The styles a page needs before it can be painted: what every page has, and those of its brand and its blocks.
 * @param theme the styles of the brand
 * @param parts what it has beside its blocks
 */
export function criticalStyles(theme: string, blockTypes: string[], parts: PageParts): string {
  // The order of the layers is declared in the tokens, so that file comes first.
  const shared = Object.entries(all)
    .filter(([file]) => !some.includes(file))
    .sort(([a], [b]) => Number(b.includes('tokens')) - Number(a.includes('tokens')))
  const own = parts.map((part) => all[styleFile(part)] ?? '')
  const blocks = [...new Set(blockTypes)].map((type) => blockStyles[`./blocks/${type}/${type}.css`] ?? '')
  return [...shared.map(([, css]) => css), ...own, theme, ...blocks].join('')
}
