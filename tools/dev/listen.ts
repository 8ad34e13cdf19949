/**
 * In the browser: hears a stream of events while the page is looked at. Browsers keep six connections to one server, which
 * pages behind others would take from the one in front.
 * @param hear called with the data of each event
 * @param missed called when it hears again: what was said meanwhile is not known
 * @returns ends when all that is said from then on is heard, or `missed` will be called
 */
export async function listen(address: string, hear: (data: string) => void, missed: () => void): Promise<void> {
  let source: EventSource | undefined
  // What is said before a page that was opened behind others is looked at is not known either.
  let isFirst = !document.hidden
  await new Promise<void>((begun) => {
    const look = () => {
      if (document.hidden) return source?.close()
      // The server may have refused it: the cookie of another start came with another tab.
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
