import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/** A copy of the whole project in a folder of its own, whose content tests may change. Packages are linked, not copied. */
export function copyProject(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/project-')
  for (const own of [
    'pages',
    'locales',
    'blocks',
    'schema',
    'renderer',
    'tools',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
  ])
    cpSync(own, join(folder, own), { recursive: true })
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
  return folder
}

/** Runs a command of the project in a folder. */
export function run(folder: string, tool: string, ...words: string[]): { code: number; output: string } {
  try {
    return {
      code: 0,
      output: execFileSync('npm', ['run', '--silent', tool, '--', ...words], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}

/** Starts a server of the project and waits until it answers. */
export async function start(
  folder: string,
  tool: string,
  port: number,
): Promise<{ process: ChildProcess; url: string }> {
  const server = spawn('npm', ['run', '--silent', tool], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  for (let attempt = 0; attempt < 500; attempt++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return { process: server, url }
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error(`${tool} does not answer at ${url}.`)
}

/** Ends a server and what it started. */
export function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}
