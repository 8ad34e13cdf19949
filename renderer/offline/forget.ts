import { forgetPages } from '../parts/storage'

/** Takes away all that was kept for reading without a network, and the worker that kept it. */
export async function forget(): Promise<void> {
  await forgetPages()
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}
