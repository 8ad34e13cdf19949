/** Regular expression source, without anchors and flags, that matches files that builds write next to the pages. */
export const rootFiles = String.raw`services\.js|sitemap[^/]*\.xml|robots\.txt|(.*/)?(llms\.txt|manifest\.webmanifest|feed\.xml)|favicon\.ico|apple-touch-icon\.png`

/** The folder of files that other services look for at the root of a host. */
export const rootFolder = 'pages/_root/'

/** Whether a file is published at the root of a host. Such files are not documents, and are published unchanged. */
export function isRootFile(path: string): boolean {
  return path.startsWith(rootFolder)
}

/**
 * Pattern of the addresses of files that prove to a search engine or network who owns a host. Services look for the
 * files at exactly these addresses, so servers must not redirect them, unlike page addresses that end in ".html".
 */
export const verificationFile = String.raw`^/((google|yandex_|naver|pinterest-)[0-9a-f]+|[a-z_]*[0-9][0-9a-z]{15,})\.html$`

/** Whether a file may be published at the root of a host. @param address address at the root, such as "/ads.txt" */
export function isRootKind(address: string): boolean {
  return (
    address === '/CNAME' ||
    /^\/(\.well-known\/)?[A-Za-z0-9][\w.-]*\.txt$|^\/\.well-known\/[A-Za-z0-9][\w.-]*\.json$/.test(address) ||
    new RegExp(verificationFile).test(address)
  )
}
