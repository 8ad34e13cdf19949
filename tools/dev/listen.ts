/**
 * Connects a page to a stream of events while the page is visible. Hidden pages disconnect, because browsers allow only
 * six connections to a server, and hidden tabs could use all of them.
 * @param hear receives the data of each event
 * @param missed called after a reconnection, because the events in between are lost
 * @returns a promise that resolves once no event can be lost unnoticed: from then on, each event either reaches `hear`
 * or is followed by a call to `missed`
 */
export async function listen(address: string, hear: (data: string) => void, missed: () => void): Promise<void> {
  let source: EventSource | undefined
  // A page that opens in a hidden tab misses events, so its first connection counts as a reconnection.
  let isFirst = !document.hidden
  await new Promise<void>((begun) => {
    const look = () => {
      if (document.hidden) return source?.close()
      // Reconnects if the server refused the connection because of an outdated cookie, which another tab may have set.
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
