import lighthouse from 'lighthouse'
import { median } from '../print'
import { categories } from './targets'
import { type Weights, weigh } from './weights'

/** Audited addresses: one page of each kind, in the default language and in Arabic. */
const addresses = ['/', '/fan-systems', '/tunnel-fan', '/about', '/projects'].flatMap((address) => [
  address,
  `/ar${address}`.replace(/\/$/, ''),
])

const runs = 3

/** Lighthouse results of a page on a phone, as medians. Scores are 0 to 100, times in ms. */
export type Audited = {
  address: string
  scores: Record<(typeof categories)[number], number>
  shift: number
  largestPaintMs: number
  blockedMs: number
  /** Speed of this machine during the audit, in Lighthouse's unit. An office computer has 1,000 to 2,000. */
  machine: number
  weights: Weights
}

/**
 * Runs Lighthouse with its default settings, which simulate a phone's network and processor.
 * @param port remote debugging port of the browser
 */
export async function auditPages(origin: string, port: number): Promise<Audited[]> {
  const audited: Audited[] = []
  for (const address of addresses) {
    const reports: Report[] = []
    for (let i = 0; i < runs; i++) reports.push(await audit(origin + address, port))
    const middle = (value: (report: Report) => number) => median(reports.map(value))
    audited.push({
      address,
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round(100 * middle(({ categories }) => categories[name]?.score ?? 0))]),
      ) as Audited['scores'],
      shift: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
      largestPaintMs: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      blockedMs: middle(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN),
      machine: middle(({ environment }) => environment.benchmarkIndex),
      weights: await weigh(origin, address, requestsOf(reports[0]?.audits['network-requests']?.details)),
    })
  }
  return audited
}

type Report = Awaited<ReturnType<typeof audit>>

async function audit(address: string, port: number) {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', locale: 'en' })
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
  return result.lhr
}

/** Addresses of all requests, in order. */
function requestsOf(details: object | undefined): string[] {
  const items: { url: string }[] = details && 'items' in details ? (details.items as { url: string }[]) : []
  return items.map(({ url }) => url)
}
