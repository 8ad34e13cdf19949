/**
 * In the browser: the link of a page with the server, `import.meta.hot` in bundled scripts. A frame hears through the page
 * around it.
 */
import { listen } from './listen'

type Hear = (data: never) => void
type Link = {
  on(event: string, listener: Hear, since?: number): void
  off(event: string, listener: Hear): void
}

type Linked = Window & { pageLink?: Link }

/** What scripts find as `import.meta.hot`. */
function ownLink(): Link {
  const heard = new Map<string, { listeners: Set<Hear>; last?: { data: unknown; at: number } }>()
  const of = (event: string) => {
    const known = heard.get(event) ?? { listeners: new Set() }
    heard.set(event, known)
    return known
  }
  const tell = (event: string, data: unknown) => {
    const { listeners } = Object.assign(of(event), { last: { data, at: Date.now() } })
    for (const listener of listeners) listener(data as never)
  }
  void listen(
    '/_live/events',
    (text) => {
      const { event, data } = JSON.parse(text)
      tell(event, data)
    },
    () => tell('content:update', undefined),
  )
  return {
    on(event, listener, since = 0) {
      const { listeners, last } = of(event)
      listeners.add(listener)
      // It may have been said while the script was still on its way. What is wrong counts until something else is said.
      if (last && (event === 'content:problems' || last.at >= since)) listener(last.data as never)
    },
    off: (event, listener) => of(event).listeners.delete(listener),
  }
}

function linkThrough(around: Link): Link {
  return {
    ...around,
    on(event, listener) {
      around.on(event, listener, performance.timeOrigin)
      addEventListener('pagehide', () => around.off(event, listener))
    },
  }
}

const around = window.parent === window ? undefined : (window.parent as Linked).pageLink
;(window as Linked).pageLink = around ? linkThrough(around) : ownLink()
