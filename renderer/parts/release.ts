import { siteBase } from './address'

/** A data file under `/data/`, for a page or the site. `app` is the address of the app from the same build. */
export type Stamped = { app: string }

/** Address of the running app. Data from another build may have a different shape. */
const runningApp = new URL(import.meta.url).pathname.slice(siteBase.length + 1)

/** Longest wait for data, in ms. The current page works without that data. */
const longestReleaseWait = 30_000

/**
 * Longest wait for data in `isReplaced`, in ms. Shorter than `longestReleaseWait`, because the caller waits for the
 * result.
 */
const longestCheckWait = 4000

/** Whether a new release has replaced the running one, whose files may therefore be missing. */
export function isReplaced(language: string): Promise<boolean> {
  const address = `/data/${language}/_site.json`
  return fetchJson(address, longestCheckWait).then(
    () => false,
    ({ message }: Error) => message === address,
  )
}

/**
 * Fetches data of the running build.
 * @param address address without the site's base
 * @throws if the data is missing or belongs to another build
 */
export async function fetchJson<T extends Stamped>(address: string, limit = longestReleaseWait): Promise<T> {
  const response = await fetch(siteBase + address, { signal: AbortSignal.timeout(limit) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const data: T = await response.json()
  // The message is the address, by which `isReplaced` recognizes the error.
  if (import.meta.env.PROD && data.app !== runningApp) throw new Error(address)
  return data
}
