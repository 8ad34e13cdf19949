/** Takes away all pages that were kept for reading without a network. The inline script does so too, where no app comes. */
export async function forgetPages(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
