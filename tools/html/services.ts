import type { HostUse } from '../../schema/localized'
import { declaredUses, type Service, scriptServices } from '../content/read/services'
import { escapeHtml } from './escape'

/**
 * Address of the script that runs the scripts of other hosts. It is not in the folder "assets", because browsers cache
 * files from there forever. Sites without scripts of other hosts do not load this file.
 */
export const servicesScript = '/services.js'

/** A script of another host. `waits` is set if the script needs the visitor's consent. */
type ServiceScript = { src: string; attributes?: Record<string, string>; waits?: true }

/** The scripts of other hosts that every page of a site runs, and the hosts that these scripts use. */
export type PageServices = { scripts: ServiceScript[]; uses: HostUse[] }

/** Returns the scripts that every page runs, according to the declared services of the site. */
export function pageServices(services: Service[]): PageServices {
  const running = scriptServices(services)
  return {
    scripts: running.map(({ script, consent }) => ({ ...script, ...(consent && { waits: true }) })),
    uses: declaredUses(running).filter(({ directive }) => directive !== 'form-action' && directive !== 'frame-src'),
  }
}

/** Returns the HTML of the script that runs the scripts of other hosts; empty if there are none. */
export function servicesTag({ scripts }: PageServices, base = ''): string {
  if (scripts.length === 0) return ''
  return `<script src="${base}${servicesScript}" defer data-services="${escapeHtml(JSON.stringify(scripts))}"></script>`
}
