// Generated from the folders next to it by "npm run generate -- types". Do not edit.
import cardGrid from './card-grid/card-grid'
import contactList from './contact-list/contact-list'
import featureList from './feature-list/feature-list'
import gallery from './gallery/gallery'
import hero from './hero/hero'
import linkList from './link-list/link-list'
import listColumns from './list-columns/list-columns'
import specTable from './spec-table/spec-table'
import tabs from './tabs/tabs'
import text from './text/text'

/** Blocks that many pages have. */
export const early = {
  'card-grid': cardGrid,
  'contact-list': contactList,
  'feature-list': featureList,
  gallery,
  hero,
  'link-list': linkList,
  'list-columns': listColumns,
  'spec-table': specTable,
  tabs,
  text,
}
