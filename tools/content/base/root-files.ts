/** Source of a regular expression, without anchors and flags, for the files that builds write next to the pages. */
export const rootFiles = String.raw`sitemap[^/]*\.xml|robots\.txt|(.*/)?(llms\.txt|manifest\.webmanifest|feed\.xml)|favicon\.ico|apple-touch-icon\.png`
