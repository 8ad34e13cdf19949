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
const { './layout/notices.css': noticeStyles = '', ...styles } = import.meta.glob<string>(
  ['./styles/{tokens,base}.css', './{layout,parts}/*.css'],
  { query: '?inline', import: 'default', eager: true },
)

/**
 * The styles a page needs before it can be painted: what every page has, and those of its brand and its blocks.
 * @param theme the styles of the brand
 * @param hasNotice whether the page says that it is not in the visitor's language
 */
export function criticalStyles(theme: string, blockTypes: string[], hasNotice: boolean): string {
  // The order of the layers is declared in the tokens, so that file comes first.
  const shared = Object.entries(styles).sort(([a], [b]) => Number(b.includes('tokens')) - Number(a.includes('tokens')))
  const blocks = [...new Set(blockTypes)].map((type) => blockStyles[`./blocks/${type}/${type}.css`] ?? '')
  return [...shared.map(([, css]) => css), hasNotice ? noticeStyles : '', theme, ...blocks].join('')
}
