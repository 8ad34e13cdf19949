import type { HostUse } from '../../../schema/localized'
import type { Site as SiteFile } from '../../../schema/types'
import { valueAt } from '../json/document'
import { isOrigin } from '../language/link'
import type { Page, Settings } from './model'
import { brandsAt } from './page-info'

/** A service of another host, as the site file declares it. */
export type Service = NonNullable<SiteFile['services']>[number]

/** The directive of a security policy that permits each use of a service. */
const directives: Record<Service['for'][number], HostUse['directive']> = {
  form: 'form-action',
  frame: 'frame-src',
  picture: 'img-src',
  script: 'script-src',
  connect: 'connect-src',
}

/** The services of a site. Entries that lack a host or its uses are left out. */
export function servicesOf({ document }: Pick<Settings, 'document'>): Service[] {
  const { services } = document.json
  return (Array.isArray(services) ? services : []).filter(
    (service) => typeof service?.host === 'string' && Array.isArray(service.for),
  )
}

/** The service at whose host an address is, if it is declared for a use. */
export function serviceAt(services: Service[], address: string, use: Service['for'][number]): Service | undefined {
  const origin = originOf(address)
  return services.find(({ host, for: uses }) => uses.includes(use) && originOf(host) === origin)
}

/** The origin of an address, as browsers write it; "'self'" for a path of the own host. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "'self'"
}

/** The uses that a page makes of hosts in visible blocks, by its annotated addresses; undefined if there are none. */
export function usesOf({
  annotations,
  document: { json },
}: Pick<Page, 'annotations' | 'document'>): HostUse[] | undefined {
  const uses = annotations.flatMap(({ kind, argument, value, path }): HostUse[] => {
    const isHidden = path.some((_, i) => valueAt(json, [...path.slice(0, i), 'visible']) === false)
    if (kind !== 'host' || isHidden) return []
    const brands = brandsAt(json, path)
    return [
      {
        directive: directives[argument as Service['for'][number]],
        host: originOf(String(value)),
        ...(brands && { brands }),
      },
    ]
  })
  return uses.length > 0 ? uses : undefined
}

/** All uses that services are declared for. Services whose host is not an https origin are left out. */
export function declaredUses(services: Service[]): HostUse[] {
  return services
    .filter(({ host }) => isOrigin(host))
    .flatMap(({ host, for: uses }) => uses.map((use) => ({ directive: directives[use], host: originOf(host) })))
}

/** The services with a script that every page runs. */
export function scriptServices(services: Service[]): (Service & Required<Pick<Service, 'script'>>)[] {
  return services.flatMap((service) => (service.script ? [{ ...service, script: service.script }] : []))
}
