import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentsOf, emptyFolder, start } from '../integration/small-site'

type Step = { run?: string; uses?: string; with?: Record<string, string> }
type Job = { needs?: string | string[]; strategy?: { matrix: { part: number[] } }; steps: Step[] }

/** Folders that the jobs of a workflow share, with caches by key and artifacts by name. */
type Store = { caches: string; artifacts: string }

/** Jobs of the workflow under a heading in docs/ci.md. */
function workflowUnder(heading: string): Record<string, Job> {
  const [, block = ''] =
    readFileSync('docs/ci.md', 'utf8')
      .split(`### ${heading}\n`)[1]
      ?.split(/```yaml\n|```\n/) ?? []
  return parse(block).jobs
}

/** Simulates a new machine with a copy of the repository: creates a folder with the content of the fixture site. */
function checkOut(change: (folder: string) => void): string {
  const folder = emptyFolder()
  for (const part of ['pages', 'locales', 'blocks'])
    cpSync(join('tests/fixture-site', part), join(folder, part), { recursive: true })
  change(folder)
  return folder
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
}

/** Runs the steps of a job. @returns the output */
function runJob({ steps }: Job, machine: string, variables: Record<string, string>, store: Store): string {
  const put = (text = '') => text.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => variables[name] ?? '')
  const printed: string[] = []
  const atTheEnd: (() => void)[] = []
  for (const step of steps) {
    const [, action] = /^actions\/([\w/-]+)@/.exec(step.uses ?? '') ?? []
    const paths = put(step.with?.path).trim().split('\n')
    if (action === 'cache' || action === 'cache/restore') {
      // Restores the cache with this key, or the newest one whose key begins with the restore key.
      const [key, other] = [put(step.with?.key), put(step.with?.['restore-keys'] ?? step.with?.key)]
      const cacheKeys = existsSync(store.caches)
        ? readdirSync(store.caches).filter((name) => name.startsWith(other))
        : []
      const newest = cacheKeys.includes(key) ? key : cacheKeys.sort().at(-1)
      if (step.with?.['fail-on-cache-miss']) expect(newest).toBe(key)
      for (const path of paths) if (newest) copy(join(store.caches, newest, path), join(machine, path))
      if (action === 'cache')
        atTheEnd.push(() => {
          for (const path of paths) copy(join(machine, path), join(store.caches, key, path))
        })
    } else if (action === 'upload-artifact')
      copy(join(machine, put(step.with?.path)), join(store.artifacts, put(step.with?.name)))
    else if (action === 'download-artifact') copy(store.artifacts, join(machine, put(step.with?.path)))
    else if (step.run?.startsWith('npm run')) {
      const [, , command = '', , ...options] = put(step.run).split(' ')
      const { code, output } = start(machine, command, ...options)
      expect(code, output).toBe(0)
      printed.push(output)
    }
  }
  for (const save of atTheEnd) save()
  return printed.join('\n')
}

/** Runs each job of a workflow on a new machine. @returns files of the built site, and output of the "part" jobs */
function runWorkflow(jobs: Record<string, Job>, id: number, caches: string, change: (folder: string) => void) {
  const store = { caches, artifacts: join(emptyFolder(), 'artifacts') }
  const start = (job: Job | undefined, more: Record<string, string> = {}) => {
    const machine = checkOut(change)
    if (!job) throw new Error('docs/ci.md has other jobs than this test.')
    return { machine, printed: runJob(job, machine, { 'github.run_id': String(id), ...more }, store) }
  }
  start(jobs.prepare)
  const parts = (jobs.part?.strategy?.matrix.part ?? []).map((part) =>
    start(jobs.part, { 'matrix.part': String(part) }),
  )
  const { machine } = start(jobs.site)
  return { dist: contentsOf(join(machine, 'dist')), printed: parts.map(({ printed }) => printed) }
}

/** Builds the site on a single machine. @returns the site's files */
function built(change: (folder: string) => void): Record<string, string> {
  const machine = checkOut(change)
  expect(start(machine, 'generate', 'link-previews')).toMatchObject({ code: 0 })
  expect(start(machine, 'build')).toMatchObject({ code: 0 })
  return contentsOf(join(machine, 'dist'))
}

test('the matrix of GitHub Actions makes the same site as one machine, and again after an edit', () => {
  const jobs = workflowUnder('GitHub Actions')
  const caches = join(emptyFolder(), 'caches')
  const same = () => {}
  const first = runWorkflow(jobs, 1, caches, same)
  expect(first.printed).toHaveLength(5)
  expect(first.dist).toEqual(built(same))
  const edit = (folder: string) => {
    const file = join(folder, 'pages/company/about.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"description": "/, '"description": "Today: '))
  }
  const second = runWorkflow(jobs, 2, caches, edit)
  expect(second.dist).toEqual(built(edit))
  expect(second.dist).not.toEqual(first.dist)
})
