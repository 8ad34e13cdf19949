/**
 * Browser script that connects a page to the server. Bundled scripts use the connection as `import.meta.hot`. A frame
 * uses the connection of its parent page.
 */
import { listen } from './listen'

type Hear = (data: never) => void
type Link = {
  on(event: string, listener: Hear, since?: number): void
  off(event: string, listener: Hear): void
}

type Linked = Window & { pageLink?: Link }

/** Creates the connection of a page that is not in a frame. */
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
      // Delivers the last event, which may have arrived before this call. Problems stay valid until the next event.
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
