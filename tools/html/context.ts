import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'
import type { BuildInfo } from './shared'
import type { InlineStyles } from './styles'

/** The sources of the head of a document. */
export type HeadContext = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  build: BuildInfo
  styles: InlineStyles
  /** The address of the page's link preview, where it is drawn. */
  preview?: string
}
