import { checks } from '../checks'
import { releaseChecks } from '../checks/release'
import type { Check } from '../content/check'

/** The rules that a site is checked by. @param isRelease whether with the owner's checklist, whose rules replace those of the same name */
export function rulesFor(isRelease: boolean): Check[] {
  if (!isRelease) return checks
  const replaced = new Set(releaseChecks.map(({ code }) => code))
  return [...checks.filter(({ code }) => !replaced.has(code)), ...releaseChecks]
}
