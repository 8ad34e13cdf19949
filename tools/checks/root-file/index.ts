import { isRootFile, isRootKind, rootFolder } from '../../content/base/root-files'
import type { Check } from '../../content/check/check'
import { hostIn } from '../../content/read/root-files'
import type { Site } from '../../content/read/site'
import { type Said, say } from '../../content/say/say.js'

const kinds = say`Allowed are CNAME, NAME.txt, .well-known/NAME.txt or NAME.json, and the HTML files that search engines and networks give to prove who owns a site, such as google0123456789abcdef.html.`

/** Files in `pages/_root` are of the kinds that other services look for, and do not have the address of a page. */
export const rootFile: Check = {
  code: 'root-file',
  about: say`A file in pages/_root cannot be published at the root of the site.`,
  why: say`Files in pages/_root are published unchanged. Pages and scripts belong in other folders, where they are checked.`,
  wrong: { 'pages/_root/chat.js': 'open()' },
  right: { 'pages/_root/ads.txt': 'ads.example, 1, DIRECT' },
  needed: true,
  create(site, report) {
    return {
      site() {
        for (const [file, text] of Object.entries(site.source.documents)) {
          const fault = isRootFile(file) ? faultOf(`/${file.slice(rootFolder.length)}`, text, site) : undefined
          if (fault) report({ file }, [], fault.message, { hint: fault.hint })
        }
      },
    }
  },
}

function faultOf(address: string, text: string, { settings, index }: Site): { message: Said; hint: Said } | undefined {
  if (!isRootKind(address)) return { message: say`A file of this kind is not published at the root.`, hint: kinds }
  if (address.endsWith('.html') && /<script|\son\w+\s*=|javascript:/i.test(text))
    return {
      message: say`The file has a script. Only the scripts of the engine and of custom blocks are published.`,
      hint: say`Choose the kind of file without a script, or prove who owns the site by a DNS record.`,
    }
  if (address === '/CNAME' && !settings.brands.some(({ domains }) => domains.includes(hostIn(text))))
    return {
      message: say`No brand has the host "${hostIn(text)}".`,
      hint: say`Write a host name from "domains" in pages/_site.json.`,
    }
  const page = address.replace(/\.html$/, '')
  if (page !== address && (index.byAddress.has(page) || settings.redirects.some(({ from }) => from === page)))
    return { message: say`The page ${page} has the same file name.`, hint: say`Rename the page, or remove this file.` }
  return undefined
}
