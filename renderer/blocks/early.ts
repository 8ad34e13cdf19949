// Generated from the folders next to it by "npm run generate -- types". Do not edit.
import cardGrid from './card-grid/card-grid'
import featureList from './feature-list/feature-list'
import gallery from './gallery/gallery'
import specTable from './spec-table/spec-table'
import text from './text/text'

/** Components of blocks that many pages have, by block name. The app always contains them. */
export const early = {
  'card-grid': cardGrid,
  'feature-list': featureList,
  gallery,
  'spec-table': specTable,
  text,
}
