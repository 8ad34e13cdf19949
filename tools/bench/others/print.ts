import { cpus } from 'node:os'
import { median, table } from '../print'
import type { Files, Generator } from './generator'
import type { Build } from './measure'
import { searchIn } from './ours'

/** Medians of one generator: a row of the table. */
export type Result = {
  name: string
  ms: number
  cpuMs: number
  memoryMB: number
  bytes: Files<number>
}

/** Computes the medians of the builds of a generator. */
export function resultOf({ name, version }: Generator, builds: Build[], bytes: Files<number>): Result {
  return {
    name: `${name} ${version}`,
    ms: median(builds.map(({ ms }) => ms)),
    cpuMs: median(builds.map(({ cpuMs }) => cpuMs)),
    memoryMB: median(builds.map(({ memoryMB }) => memoryMB)),
    bytes,
  }
}

/** Our result without the time for the search index, which no other generator builds. */
export function withoutSearch(result: Result, builds: Build[]): Result {
  return {
    ...result,
    name: `${result.name}, without search`,
    ms: median(builds.map(({ ms, printed }) => ms - searchIn(printed).ms)),
    cpuMs: median(builds.map(({ printed }) => searchIn(printed).cpuMsOfTheRest)),
  }
}

/** Prints results as a Markdown table. @param results results to print; all are compared with the first one */
export function printResults(results: Result[], documents: number, runs: number): void {
  console.log(
    `\n${documents} documents from nothing; medians of ${runs}; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.\n`,
  )
  const [first] = results
  table([
    ['Generator', 'ms from the prompt', 'documents/s', 'times ours', 'CPU ms', 'peak MB', 'HTML kB', 'data kB'],
    ...results.map(({ name, ms, cpuMs, memoryMB, bytes }) => [
      name,
      ...[ms, (1000 * documents) / ms].map((value) => value.toFixed(0)),
      (ms / (first?.ms ?? ms)).toFixed(2),
      ...[cpuMs, memoryMB].map((value) => value.toFixed(0)),
      ...[bytes.html, bytes.data].map((value) => (value / 1000).toFixed(1)),
    ]),
  ])
}
