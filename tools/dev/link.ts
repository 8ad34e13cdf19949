/**
 * In the browser, in pages of the packed engine: what `import.meta.hot` is where Vite serves the sources. A page that is not
 * looked at does not listen, since browsers keep few connections to one server.
 */
type Hear = (data: never) => void

const heard = new Map<string, { listeners: Hear[]; last?: { data: unknown } }>()

function of(event: string) {
  const known = heard.get(event) ?? { listeners: [] }
  heard.set(event, known)
  return known
}

function tell(event: string, data: unknown): void {
  const { listeners } = Object.assign(of(event), { last: { data } })
  for (const listener of listeners) listener(data as never)
}

let source: EventSource | undefined
let isFirst = true

function listen(): void {
  if (document.hidden) {
    source?.close()
    source = undefined
    return
  }
  if (source) return
  source = new EventSource('/_live/events')
  source.onopen = () => {
    // What changed meanwhile is not known.
    if (!isFirst) tell('content:update', undefined)
    isFirst = false
  }
  source.onmessage = ({ data }) => {
    const { event, data: said } = JSON.parse(data)
    tell(event, said)
  }
}

/** What scripts find as `import.meta.hot`. */
export const hot = {
  on(event: string, listener: Hear) {
    const { listeners, last } = of(event)
    listeners.push(listener)
    // It may have been said while the script was still on its way.
    if (event === 'content:problems' && last) listener(last.data as never)
  },
  /** A page says nothing: it is greeted when it begins to listen. */
  send() {},
}

document.addEventListener('visibilitychange', listen)
listen()
Object.assign(window, { pageLink: hot })
