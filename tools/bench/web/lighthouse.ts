import lighthouse from 'lighthouse'
import { median } from '../print'
import { categories } from './targets'
import { type Weights, weigh } from './weights'

/** The pages that are looked at: one of each kind, in two scripts. */
const addresses = ['/', '/fan-systems', '/tunnel-fan', '/about', '/projects'].flatMap((address) => [
  address,
  `/ar${address}`.replace(/\/$/, ''),
])

const runs = 3

/** What Lighthouse says of a page on a phone: medians. Scores from 0 to 100, times in milliseconds. */
export type Audited = {
  address: string
  scores: Record<(typeof categories)[number], number>
  shift: number
  largestPaintMs: number
  blockedMs: number
  /** How fast this machine was meanwhile, as Lighthouse measures it: an office computer has 1,000 to 2,000. */
  machine: number
  weights: Weights
}

/**
 * Runs Lighthouse with its own settings: a phone, its network and processor simulated.
 * @param port where the browser listens for those who steer it
 */
export async function auditPages(origin: string, port: number): Promise<Audited[]> {
  const audited: Audited[] = []
  for (const address of addresses) {
    const all: Report[] = []
    for (let i = 0; i < runs; i++) all.push(await audit(origin + address, port))
    const middle = (value: (report: Report) => number) => median(all.map(value))
    audited.push({
      address,
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round(100 * middle(({ categories }) => categories[name]?.score ?? 0))]),
      ) as Audited['scores'],
      shift: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
      largestPaintMs: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      blockedMs: middle(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN),
      machine: middle(({ environment }) => environment.benchmarkIndex),
      weights: await weigh(origin, address, requestsOf(all[0]?.audits['network-requests']?.details)),
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

/** Addresses of all that was asked for, in order. */
function requestsOf(details: object | undefined): string[] {
  const items: { url: string }[] = details && 'items' in details ? (details.items as { url: string }[]) : []
  return items.map(({ url }) => url)
}
