import type { Brand } from '../../../schema/types'
import { isRootFile, rootFolder } from '../base/root-files'

/** The host name in a file "CNAME", from which GitHub Pages learns the host of a site. */
export function hostIn(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * The files that a brand publishes at its root, as texts by address. "CNAME" is only for the brand whose host it names.
 * @param documents texts of a site's content files by path
 */
export function rootFilesOf(
  documents: Record<string, string>,
  { domains }: Pick<Brand, 'domains'>,
): Record<string, string> {
  const files = Object.entries(documents).filter(([path]) => isRootFile(path))
  return Object.fromEntries(
    files.flatMap(([path, text]) => {
      const address = `/${path.slice(rootFolder.length)}`
      return address === '/CNAME' && !domains.includes(hostIn(text)) ? [] : [[address, text]]
    }),
  )
}
