/** Where the page stands that is shown without a network; no author's page can have this address. */
export const offlineAddress = '/_offline'

/** What the service worker keeps: the names of its caches. */
export const caches = { pages: 'offline-pages', data: 'offline-data', files: 'offline-files' }
