/** A page or site file under `/data/`, with the address of the app of its build. */
export type Stamped = { app: string }

/** Address of the running app; data of another build may have a different shape. */
const runningApp = new URL(import.meta.url).pathname.slice(1)

/** Longest wait for data, in ms. The current page works without it. */
const longestReleaseWait = 30_000

/** Longest wait of `isReplaced`, in ms: its caller waits for it. */
const longestCheckWait = 4000

/** Whether a new release has replaced the running one, so that files of the running one may be deleted. */
export function isReplaced(language: string): Promise<boolean> {
  const address = `/data/${language}/_site.json`
  return fetchJson(address, longestCheckWait).then(
    () => false,
    ({ message }: Error) => message === address,
  )
}

/** Fetches data of the running build. @throws if the data is missing or belongs to another build */
export async function fetchJson<T extends Stamped>(address: string, limit = longestReleaseWait): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const data: T = await response.json()
  // `isReplaced` compares this message.
  if (import.meta.env.PROD && data.app !== runningApp) throw new Error(address)
  return data
}
