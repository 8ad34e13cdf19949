import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { isOrigin, linkFault } from '../../content/language/link'
import { originOf, serviceAt, servicesOf } from '../../content/read/services'
import { say } from '../../content/say/say.js'

const film = { type: 'embed', id: 'film', name: 'A film', src: 'https://www.youtube-nocookie.com/embed/1' }
const films = { id: 'films', name: 'Films', host: 'https://www.youtube-nocookie.com', for: ['frame'] }

/** Blocks use only hosts that the site declares as services for this purpose, and all declarations are valid. */
export const service: Check = {
  code: 'service',
  about: say`A block uses another host that "services" in _site.json does not allow, or a service cannot work as declared.`,
  why: say`Pages are closed by default: browsers refuse forms, films and scripts of hosts that the site does not declare.`,
  wrong: { 'pages/fan.json': { blocks: [film] } },
  right: { 'pages/_site.json': { services: [films] }, 'pages/fan.json': { blocks: [film] } },
  needed: true,
  create({ settings }, report) {
    const services = servicesOf(settings)
    return {
      mark({ kind, argument, value, document, path }) {
        // The schema rejects addresses with any other beginning.
        if (kind !== 'host' || typeof value !== 'string' || !/^(https:\/\/|\/)/.test(value)) return
        const fault = linkFault(value)
        if (fault) return report(document, path, fault.message, { hint: fault.hint })
        const use = String(argument) as (typeof services)[number]['for'][number]
        if (value.startsWith('/') || serviceAt(services, value, use)) return
        const origin = originOf(value)
        const declaredService = services.find(({ host }) => originOf(host) === origin)
        report(document, path, say`No service of this site allows "${origin}" for "${use}".`, {
          hint: declaredService
            ? say`Add "${use}" to "for" of the service "${declaredService.id}" in pages/_site.json.`
            : say`Add to "services" in pages/_site.json: ${entryFor(origin, use)}`,
        })
      },
      site() {
        const { document } = settings
        services.forEach(({ id, name, host, for: uses, script, consent }, i) => {
          const path: Path = ['services', i]
          if (!isOrigin(host))
            report(document, [...path, 'host'], say`"${host}" is not the address of a host.`, {
              hint: say`Write "https://", then the host name in lowercase letters and nothing after it: "https://www.firm.example".`,
            })
          if (services.findIndex((other) => other.id === id) !== i)
            report(document, [...path, 'id'], say`There are two services with the id "${id}".`)
          if (!consent) return
          const early = uses.find((use) => use === 'form' || use === 'picture' || (use === 'script' && !script))
          if (early !== undefined)
            report(document, [...path, 'consent'], say`A service for "${early}" cannot wait for consent.`, {
              hint: say`Only films, maps and the "script" of a service can wait: remove "consent", or make two services.`,
            })
          if (!('consent' in document.json))
            report(document, [...path, 'consent'], say`"${name}" waits for consent, but the site has no banner.`, {
              hint: say`Write "consent" with the question, or remove it here.`,
            })
        })
      },
    }
  },
}

/** Returns the entry to add to "services" for a host, as JSON. */
function entryFor(origin: string, use: string): string {
  const [name = ''] = origin.replace(/^https:\/\/(www\.)?/, '').split(/[.:]/)
  return `{ "id": "${name}", "name": "${name}", "host": "${origin}", "for": ["${use}"] }`
}
