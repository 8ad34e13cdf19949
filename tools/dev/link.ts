/**
 * Browser script: connection of a page to the server, which bundled scripts have as `import.meta.hot`. A frame uses the
 * connection of its parent page.
 */
import { listen } from './listen'

type Hear = (data: never) => void
type Link = {
  on(event: string, listener: Hear, since?: number): void
  off(event: string, listener: Hear): void
}

type Linked = Window & { pageLink?: Link }

/** Connection of a top-level page, for `import.meta.hot`. */
function ownLink(): Link {
  const heard = new Map<string, { listeners: Set<Hear>; last?: { data: unknown; at: number } }>()
  const of = (event: string) => {
    const state = heard.get(event) ?? { listeners: new Set() }
    heard.set(event, state)
    return state
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
      // The event may have arrived before this script loaded. Problems remain valid until the next event.
      if (last && (event === 'content:problems' || last.at >= since)) listener(last.data as never)
    },
    off: (event, listener) => of(event).listeners.delete(listener),
  }
}

function linkThrough(parent: Link): Link {
  return {
    ...parent,
    on(event, listener) {
      parent.on(event, listener, performance.timeOrigin)
      addEventListener('pagehide', () => parent.off(event, listener))
    },
  }
}

const parentLink = window.parent === window ? undefined : (window.parent as Linked).pageLink
;(window as Linked).pageLink = parentLink ? linkThrough(parentLink) : ownLink()
