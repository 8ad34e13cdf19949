import type { HostUse } from '../schema/localized'
import type { SiteRouter } from './router'

/**
 * Reloads the page after a navigation within the app if the page uses a host that the security policy of the current
 * document does not permit. Browsers apply that policy until another document is loaded.
 */
export function followPolicy(router: SiteRouter): void {
  router.subscribe('onRendered', ({ fromLocation }) => {
    const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]')
    const uses: HostUse[] = router.state.matches.at(-1)?.loaderData?.page.uses ?? []
    const directives = meta?.content.split(';') ?? []
    const permits = ({ directive, host }: HostUse) =>
      directives.some((text) => text.startsWith(directive) && text.split(' ').includes(host))
    if (fromLocation && meta && !uses.every(permits)) location.reload()
  })
}
