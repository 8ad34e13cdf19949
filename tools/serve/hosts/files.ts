import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import type { Served } from '../resolve'
import { policyHeader } from '../table'
import { containerFiles } from './container'
import { headersOf, nginxSettings, type Place } from './nginx'
import { cloudflareRedirects, headersFile, netlifyRedirects } from './rules'

/** The files of each kind of host, by their paths. */
export const hosts: Record<
  'nginx' | 'cloudflare' | 'netlify' | 'container',
  (served: Served, place: Place) => Record<string, string>
> = {
  nginx: (served, place) => ({ site: nginxSettings(served, place) }),
  cloudflare: (served, place) =>
    forBrands(served, (brand) => ({
      _headers: headersFile(headersOf(place), `  ! ${policyHeader}`),
      _redirects: cloudflareRedirects(served, brand),
    })),
  netlify: (served, place) =>
    forBrands(served, (brand) => ({
      _headers: headersFile(headersOf(place)),
      _redirects: netlifyRedirects(served, brand),
    })),
  container: containerFiles,
}

/** @throws Refusal for a path that would not be safe in the settings */
export function hostingFiles(host: keyof typeof hosts, served: Served, place: Place): Record<string, string> {
  for (const folder of [place.root, place.certificate ?? '/'])
    if (!/^\/[\w./-]*$/.test(folder))
      throw new Refusal(
        say`"${folder}" is not a folder that nginx can use: start with "/", and use letters, digits and . _ - only.`,
      )
  return hosts[host](served, place)
}

/** Files for each brand, which is a site of its own there. @param filesOf the files of a brand, by its id */
function forBrands({ brands }: Served, filesOf: (brand: string) => Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    brands.flatMap(({ id }) => Object.entries(filesOf(id)).map(([name, text]) => [`${id}/${name}`, text])),
  )
}
