import { execFileSync } from 'node:child_process'

/**
 * Installs packages of Debian, where that may be done: as root.
 * @returns whether they are there now
 */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false
  const run = (...parameters: string[]) => execFileSync('apt-get', parameters, { stdio: 'inherit' })
  try {
    run('update', '-q')
    run('install', '-y', '-q', '--no-install-recommends', ...packages)
    return true
  } catch {
    console.warn(`Cannot install: ${packages.join(', ')}.`)
    return false
  }
}
