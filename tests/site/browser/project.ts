import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/** Copies the project into a new folder, where tests may change the content. Packages are linked, not copied. */
export function copyProject(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/project-')
  for (const name of [
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
    cpSync(name, join(folder, name), { recursive: true })
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
  return folder
}

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
