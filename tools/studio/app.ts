import { existsSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { contractFile } from '../bundle/contract/contract-file'
import { ownTypes, siteSchemas } from '../bundle/contract/own-schemas'
import { compileForBrowsers } from '../bundle/own'
import { makeStudio, type StudioBundle } from './bundle'
import type { AppAnswer } from './plugin'
import { studioAddress } from './server/gate'

const appAddress = `${studioAddress}app/`

/** The contract of a site that has blocks of its own; that of the engine is in the bundle. */
const contractAddress = `${appAddress}contract.js`

/** Answers requests for the page of the Studio and what it loads; others are not its matter. */
export async function createStudioApp(): Promise<(pathname: string) => Promise<AppAnswer | undefined>> {
  const bundle = await makeStudio()
  return async (pathname) => {
    if (pathname === studioAddress) return { html: page(bundle) }
    if (pathname === contractAddress) return { file: await compileForBrowsers(await contractFile(), siteSchemas()) }
    if (!pathname.startsWith(appAddress)) return undefined
    const file = normalize(join(bundle.folder, pathname.slice(appAddress.length)))
    return file.startsWith(bundle.folder + sep) && existsSync(file) ? { file } : undefined
  }
}

function page({ script, styles, canvas }: StudioBundle): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${appAddress}${file}">`).join('')
  const own = ownTypes().length > 0 ? `<meta name="contract" content="${contractAddress}">` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, interactive-widget=resizes-content"><title>Studio</title>
<meta name="canvas" content="${appAddress}${canvas}">${own}${links}<script type="module" src="${appAddress}${script}"></script></head>
<body><div id="studio"></div></body></html>
`
}
