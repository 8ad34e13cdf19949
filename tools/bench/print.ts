import { cpus } from 'node:os'
import type { AuthorBench } from './author'
import type { Bench, Run } from './measure'

/** Prints the medians of a benchmark as Markdown tables. */
export function printBench({ cold, oneWord, nothing }: Bench, runs: number): void {
  const documents = cold[0]?.documents ?? 0
  console.log(
    `\n${documents} documents; medians of ${runs}; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.\n`,
  )
  const rows = Object.entries({ 'from nothing': cold, 'one changed word': oneWord, 'no change': nothing })
  table([
    ['Build', 'ms', 'ms without search', 'documents/s', 'CPU ms', 'peak MB', 'files written', 'ms from the prompt'],
    ...rows.map(([name, builds]) => {
      const search = median(builds.map((run) => stepMs(run, 'search')))
      const ms = median(builds.map(({ wallMs }) => wallMs))
      return [
        name,
        whole(ms),
        whole(ms - search),
        name === 'from nothing' ? whole((1000 * documents) / (ms - search)) : '',
        whole(median(builds.map(({ cpuMs }) => cpuMs))),
        whole(median(builds.map(({ memoryMB }) => memoryMB))),
        whole(median(builds.map(({ written }) => written))),
        whole(median(builds.map(({ promptMs }) => promptMs))),
      ]
    }),
  ])
  const steps = cold[0]?.steps.map(({ name }) => name) ?? []
  table([
    ['Step, from nothing', ...steps],
    ['ms', ...steps.map((name) => whole(median(cold.map((run) => stepMs(run, name)))))],
    ['CPU ms, all threads', ...steps.map((name) => whole(median(cold.map((run) => stepCpuMs(run, name)))))],
  ])
  const kinds = ['read', 'parse', 'check', 'localize', 'render', 'write'] as const
  table([
    ['µs a document, of all threads', ...kinds],
    ['', ...kinds.map((kind) => whole((1000 * median(cold.map(({ timings }) => timings[kind]))) / documents))],
  ])
}

/** Prints an author's waiting times. */
export function printAuthorBench({ start, save, check }: AuthorBench): void {
  table([
    ['What an author waits for', 'median ms', 'slowest', 'times'],
    ...Object.entries({
      'live editing starts and shows its first page': start,
      'a save shows in the browser': save,
      'check of the real site, from the prompt': check,
    }).map(([name, times]) => [name, whole(median(times)), whole(Math.max(...times)), String(times.length)]),
  ])
}

function stepMs({ steps }: Run, name: string): number {
  return steps.find((step) => step.name === name)?.ms ?? 0
}

function stepCpuMs({ steps }: Run, name: string): number {
  return steps.find((step) => step.name === name)?.cpuMs ?? 0
}

/** Median of values. If the number of values is even, it is the higher of the two middle values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function whole(value: number): string {
  return String(Math.round(value))
}

/** Prints rows as a Markdown table. The first row is the heading. */
export function table([head = [], ...rows]: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'))
  console.log()
}
