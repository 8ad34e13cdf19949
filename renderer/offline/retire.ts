/** What `/sw.js` is where a site keeps nothing: it takes away what an earlier one kept, and itself. */
import type { KeptIn } from '../../schema/kept'
import { caches as names } from './address'

self.addEventListener('install', () => void Reflect.get(self, 'skipWaiting').call(self))
self.addEventListener('activate', (event) => Reflect.get(event, 'waitUntil').call(event, retire()))

async function retire(): Promise<void> {
  for (const name of Object.values(names)) await caches.delete(name)
  const ages: KeptIn<'IndexedDB'> = 'workbox-expiration'
  indexedDB.deleteDatabase(ages)
  await Reflect.get(self, 'registration').unregister()
}
