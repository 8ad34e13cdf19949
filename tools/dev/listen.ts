/**
 * Browser code: connects to a stream of events while the page is visible. Browsers allow six connections to one server,
 * which hidden tabs would block for the visible one.
 * @param hear receives the data of each event
 * @param missed called after a reconnection, because events in between are lost
 * @returns a promise that resolves once every later event reaches `hear`, or is followed by `missed`
 */
export async function listen(address: string, hear: (data: string) => void, missed: () => void): Promise<void> {
  let source: EventSource | undefined
  // A page that opens in a hidden tab also misses events until it becomes visible.
  let isFirst = !document.hidden
  await new Promise<void>((begun) => {
    const look = () => {
      if (document.hidden) return source?.close()
      // The server may have refused the connection: a tab from an earlier server start has set an old cookie.
      if (source && source.readyState !== EventSource.CLOSED) return
      source = new EventSource(address)
      source.onopen = () => {
        if (!isFirst) missed()
        isFirst = false
        begun()
      }
      source.onerror = () => {
        isFirst = false
        begun()
      }
      source.onmessage = ({ data }) => hear(data)
    }
    document.addEventListener('visibilitychange', look)
    look()
    if (document.hidden) begun()
  })
}
