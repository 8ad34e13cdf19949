import type { Brand } from '../../../schema/types'
import { isRootFile, rootFolder } from '../base/root-files'

/** Returns the host name in the text of a file "CNAME". GitHub Pages reads the host of a site from this file. */
export function hostIn(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * Returns the files that a brand publishes at its root, as texts by address. The file "CNAME" is published only by the
 * brand with the host in that file.
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
