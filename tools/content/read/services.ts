import type { HostUse } from '../../../schema/localized'
import type { Site as SiteFile } from '../../../schema/types'
import { valueAt } from '../json/document'
import { isOrigin } from '../language/link'
import type { Page, Settings } from './model'
import { brandsAt } from './shown-brands'

/** A service of another host, as the site file declares it. */
export type Service = NonNullable<SiteFile['services']>[number]

/** The directives of the content security policy, by the use of a service that they permit. */
const directives: Record<Service['for'][number], HostUse['directive']> = {
  form: 'form-action',
  frame: 'frame-src',
  picture: 'img-src',
  script: 'script-src',
  connect: 'connect-src',
}

/** Returns the services of a site. Entries without a host or uses are left out. */
export function servicesOf({ document }: Pick<Settings, 'document'>): Service[] {
  const { services } = document.json
  return (Array.isArray(services) ? services : []).filter(
    (service) => typeof service?.host === 'string' && Array.isArray(service.for),
  )
}

/** Finds the service that has the host of an address and is declared for a use. */
export function serviceAt(services: Service[], address: string, use: Service['for'][number]): Service | undefined {
  const origin = originOf(address)
  return services.find(({ host, for: uses }) => uses.includes(use) && originOf(host) === origin)
}

/** Returns the origin of an address, as browsers write it; "'self'" for a path on the site's own host. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "'self'"
}

/**
 * Finds the hosts that a page's visible blocks use, with the directives that permit them. Undefined if there are none.
 */
export function usesOf({ annotations, document }: Pick<Page, 'annotations' | 'document'>): HostUse[] | undefined {
  const { json } = document
  const uses = annotations.flatMap(({ kind, argument, value, path }): HostUse[] => {
    if (kind !== 'host') return []
    if (path.some((_, i) => valueAt(json, [...path.slice(0, i), 'visible']) === false)) return []
    const directive = directives[argument as Service['for'][number]]
    const brands = brandsAt(json, path)
    return [{ directive, host: originOf(String(value)), ...(brands && { brands }) }]
  })
  return uses.length > 0 ? uses : undefined
}

/** Returns all uses of hosts that services declare. Services whose host is not an https origin are left out. */
export function declaredUses(services: Service[]): HostUse[] {
  return services
    .filter(({ host }) => isOrigin(host))
    .flatMap(({ host, for: uses }) => uses.map((use) => ({ directive: directives[use], host: originOf(host) })))
}

/** Returns the services whose scripts run on every page. */
export function scriptServices(services: Service[]): (Service & Required<Pick<Service, 'script'>>)[] {
  return services.flatMap((service) => (service.script ? [{ ...service, script: service.script }] : []))
}
