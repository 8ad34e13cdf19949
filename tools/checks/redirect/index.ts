import { rootFiles, rootFolder } from '../../content/base/root-files'
import type { Check } from '../../content/check/check'
import type { Redirect } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { type Said, say } from '../../content/say/say.js'
import { isReserved } from '../shared/address-fault'
import { deadEnds } from '../shared/links'

/** A fault in a redirect, with the field of the redirect at which the fault is reported. */
type Fault = { field: keyof Redirect; message: Said; hint?: Said; isWarning?: boolean }

/** Every redirect leads directly to a page, and no redirect starts at the address of a page. */
export const redirect: Check = {
  code: 'redirect',
  about: say`A redirect has no target, runs in a circle, leads to another redirect, or hides a page.`,
  why: say`An old address must redirect to an existing page, and not in a circle.`,
  wrong: { 'pages/_site.json': { redirects: [{ from: '/old', to: '/gone' }] } },
  right: { 'pages/_site.json': { redirects: [{ from: '/old', to: '/fan' }] } },
  create(site, report) {
    return {
      site() {
        const faultOf = faultFinder(site)
        site.settings.redirects.forEach((item, i) => {
          const fault = faultOf(item, i)
          if (fault)
            report(site.settings.document, ['redirects', i, fault.field], fault.message, {
              hint: fault.hint,
              ...(fault.isWarning && { severity: 'warning' }),
            })
        })
      },
    }
  },
}

/** Creates a function that finds the fault in a redirect, given its index in the site's list. */
function faultFinder(site: Site): (redirect: Redirect, i: number) => Fault | undefined {
  const deadEnd = deadEnds(site)
  const { redirects } = site.settings
  const firstIndexes = new Map<string, number>()
  redirects.forEach(({ from }, i) => {
    if (!firstIndexes.has(caseless(from))) firstIndexes.set(caseless(from), i)
  })
  const pages = new Map(site.index.pages.map(({ address, file }) => [caseless(address), file]))
  // A redirect from a page's address is reported separately, so redirects to that page do not count as a chain.
  const oldRedirects = redirects.filter(({ from }) => !pages.has(caseless(from)))
  const targets = new Map(oldRedirects.map(({ from, to }) => [from, to.replace(/#.*/, '')]))
  const isGitHub = `${rootFolder}CNAME` in site.source.documents
  return ({ from, to, away = false }, i) => {
    const form = formFault(from, site)
    if (form) return { field: 'from', ...form }
    const below = caseless(from.slice(0, -1))
    const page = from.endsWith('*')
      ? [...pages].find(([address]) => address.startsWith(below))?.[1]
      : pages.get(caseless(from))
    if (page !== undefined)
      return {
        field: 'from',
        message: say`${page} has the address ${from}: the redirect would hide it.`,
        hint: say`Remove the redirect, or rename the page.`,
      }
    if (firstIndexes.get(caseless(from)) !== i)
      return { field: 'from', message: say`There are two redirects from ${from}.`, hint: say`Remove one of them.` }
    if (away !== to.startsWith('https:'))
      return away
        ? {
            field: 'to',
            message: say`With "away", the target is another site.`,
            hint: say`Begin with "https://", or remove "away".`,
          }
        : {
            field: 'to',
            message: say`The redirect leads to another site.`,
            hint: say`If that is meant, add "away": true.`,
          }
    if (isGitHub && /[?*]/.test(from))
      return {
        field: 'from',
        message: say`GitHub Pages cannot redirect ${from}: pages/_root/CNAME is for GitHub Pages, which has one file for one address.`,
        hint: say`List the addresses one by one without parameters, or choose a host that can: nginx or netlify.`,
        isWarning: true,
      }
    if (away) return undefined
    const end = endOf(from, targets)
    if (end === undefined)
      return {
        field: 'to',
        message: say`The redirect from ${from} runs in a circle.`,
        hint: say`Write the address of a page.`,
      }
    const [target = ''] = to.split('#')
    if (end !== target)
      return { field: 'to', message: say`${target} is the address of another redirect.`, hint: say`Write "${end}".` }
    const dead = deadEnd(to, undefined)
    return dead && { field: 'to', message: dead.message, hint: dead.hint }
  }
}

/** Converts an address to lower case, because some file systems and hosts ignore case. */
function caseless(address: string): string {
  return address.toLowerCase()
}

/** The final target of a chain of redirects; undefined if the redirects form a cycle. */
function endOf(from: string, targets: Map<string, string>): string | undefined {
  const visited = new Set<string>()
  let address = from
  for (let next = targets.get(address); next !== undefined; next = targets.get(address)) {
    if (visited.has(address)) return undefined
    visited.add(address)
    address = next
  }
  return address
}

/** Matches addresses of files at a site's root that are not pages, and of files that hosts never send, like *.br. */
const ownFile = new RegExp(String.raw`^/(_.*|${rootFiles})$|\.(br|gz)$`, 'i')

/** Reason why an address of this form cannot be redirected; undefined if the form is valid. */
function formFault(from: string, { settings }: Site): Omit<Fault, 'field'> | undefined {
  const message = say`"${from}" cannot be redirected.`
  const [, first = '', ...rest] = from.split('/')
  const bare = from.replace(/(?<=.)(\/index)?(\.html|\/)?$/, '')
  if (bare !== from) return { message, hint: say`Write "${bare}": it also covers "${from}".` }
  const isLanguage = settings.languages.some(({ code }) => caseless(code) === caseless(first))
  if (isLanguage && rest.length > 0) return { message, hint: say`Write "/${rest.join('/')}": it covers all languages.` }
  if (isLanguage || isReserved(caseless(from)) || ownFile.test(from))
    return { message, hint: say`The site itself uses this address.` }
  return undefined
}
