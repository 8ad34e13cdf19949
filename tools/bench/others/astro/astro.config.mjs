// Addresses end without a slash and files are not folders, as in the site this is compared with.
export default {
  site: 'https://www.kumestek.example',
  trailingSlash: 'never',
  build: { format: 'file' },
  cacheDir: './.cache',
}
