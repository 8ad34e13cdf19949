/** The files that a build writes next to the pages of a brand, as a pattern. */
export const rootFiles = String.raw`sitemap[^/]*\.xml|robots\.txt|(.*/)?manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png`
