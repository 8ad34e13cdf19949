/** A pattern for the files that a build writes next to the pages of a brand, without anchors or flags. */
export const rootFiles = String.raw`sitemap[^/]*\.xml|robots\.txt|(.*/)?manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png`
