/** Regular expression for the files that a build writes next to a brand's pages, as text without anchors or flags. */
export const rootFiles = String.raw`sitemap[^/]*\.xml|robots\.txt|(.*/)?manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png`
