import { addLate } from './blocks'
import { late } from './blocks/late'
import { type MakeOwn, ownBlocks } from './blocks/own'
import noticeStyles from './boot/notice.css?inline'
import { addStyles } from './critical-styles'

export { stylesheetsFor, stylesIn } from './critical-styles'
export { addressIn, dataName, splitAddress } from './parts/address'
export { pageFor, shownOf } from './parts/brand-page'
export { feedAddress, limited, partsOf, splitPart } from './parts/list-parts'
export { eachText } from './parts/page-texts'
export { smallest } from './parts/picture'
export {
  type Family,
  indexFile,
  pageFile,
  places,
  readBuckets,
  readFamilies,
  readFile,
  readPage,
  readPostings,
  type SearchPage,
  writeAlias,
  writeBuckets,
  writeFamily,
  writeFile,
  writePage,
  writePages,
} from './parts/search-files'
export { bucketFile, bucketOf, fold, joinedWords, searchWords, tailBucketOf, tokensOf } from './parts/search-words'
export { spriteOf } from './parts/sprite'
export { documentTitle, plainWords } from './parts/text'
export { createRenderer, type Parts, type Renderer } from './render'
export { type Rendered, renderTogether } from './together'

addLate(late)

/** Styles of a site's notice. Sites without a notice do not include these styles. */
export { noticeStyles }

/** Adds a site's custom blocks, which may replace blocks of the engine. */
export function addOwn(make: MakeOwn): void {
  const { components, styles } = ownBlocks(make)
  addLate(components)
  addStyles(styles)
}
