import { spawnSync } from 'node:child_process'
import { installPackages } from './apt'

/** The fonts shown in place of Rubik, which `fallbackFace` is measured for: one of these is on nearly every machine. */
const measured = /Arial|Liberation Sans|Roboto/

/** Makes sure that pages can be measured in the letters they fall back to; a bare Debian has only wider ones. */
export function installLetters(): void {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (!measured.test(stdout ?? '')) installPackages('fonts-liberation')
}
