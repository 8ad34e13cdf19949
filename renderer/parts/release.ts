/** What a page or site file under `/data/` says of the build it belongs to. */
export type Stamped = { app: string }

/** The address of the app that is running; data of another build may have another shape. */
const runningApp = new URL(import.meta.url).pathname.slice(1)

/** How long data may take, in milliseconds. The page that is there goes on without it. */
const longestReleaseWait = 30_000

/** How long a question may take that something else waits for, in milliseconds. */
const shortPatience = 4000

/** Whether another release has taken the place of the one that runs here: then files of this one may be gone. */
export function isReplaced(language: string): Promise<boolean> {
  const address = `/data/${language}/_site.json`
  return fetchJson(address, shortPatience).then(
    () => false,
    ({ message }: Error) => message === address,
  )
}

/** Fetches data of the build that is running. @throws when they are of another, or are not there */
export async function fetchJson<T extends Stamped>(address: string, limit = longestReleaseWait): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const data: T = await response.json()
  // `isReplaced` knows it by its message.
  if (import.meta.env.PROD && data.app !== runningApp) throw new Error(address)
  return data
}
