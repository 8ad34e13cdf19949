/** How long to wait before the network is asked again, in milliseconds. */
const reloadPause = 4000

/**
 * Loads the page again as soon as the network answers. Browsers say "online" a little early, and sometimes though nothing
 * has changed: a reload then would undo the visitor's click on a link.
 */
export function reloadWhenOnline(): void {
  // The service worker leaves this file to the network.
  const ask = () =>
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => navigator.onLine && setTimeout(ask, reloadPause),
    )
  addEventListener('online', ask)
  if (navigator.onLine) setTimeout(ask, reloadPause)
}
