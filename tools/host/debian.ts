import { execFileSync } from 'node:child_process'

/** Installs packages of Debian, as root. @throws where there is no such system, no right or no network */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) throw new Error('Only root may install packages.')
  const run = (...parameters: string[]) => execFileSync('apt-get', parameters, { stdio: 'inherit' })
  run('update', '-q')
  run('install', '-y', '-q', '--no-install-recommends', ...names)
}
