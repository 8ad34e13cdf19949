/** Source of a pattern for the files that a build writes next to a brand's pages. It has no anchors and no flags. */
export const rootFiles = String.raw`sitemap[^/]*\.xml|robots\.txt|(.*/)?manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png`
