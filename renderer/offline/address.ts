import type { KeptIn } from '../../schema/kept'

/** The address of the page that is shown offline; no author's page can have it. */
export const offlineAddress = '/_offline'

/** What the service worker keeps: the names of its caches. */
export const caches = {
  pages: 'offline-pages',
  data: 'offline-data',
  files: 'offline-files',
} satisfies Record<string, KeptIn<'a cache'>>

/** An empty cache, there while the visitor allows the others: a worker sees neither cookies nor local storage. */
export const allowed: KeptIn<'a cache'> = 'offline-allowed'
