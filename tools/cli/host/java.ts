import { spawnSync } from 'node:child_process'
import { installPackages } from './apt'
import { installProject } from './packages'

/** The least version that W3C's checker runs on. */
const least = 11

/** Java, where this machine has one that is new enough. */
export function findJava(): string | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= least ? 'java' : undefined
}

/** Installs Debian's Java where that can be done; without it no page is checked by W3C's rules, which the tests say. */
export function installJava(): void {
  if (!findJava()) installPackages('default-jre-headless')
}

/** Installs W3C's checker where there is a Java that runs it. */
export function installChecker(): void {
  if (findJava()) installProject('tests/w3c')
}
