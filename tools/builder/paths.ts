import { addressIn, dataName } from '../../renderer/parts/address'

/**
 * The files of a page for a brand in a language: its document, as any static host serves it for the address without a
 * redirect ("/en/about" is "en/about.html"), and its data.
 */
export function pageOutputs(
  brandId: string,
  language: string,
  address: string,
  defaultLanguage: string,
): [html: string, data: string] {
  const pinned = addressIn(language, address, defaultLanguage)
  return [
    `${brandId}${pinned === '/' ? '/index' : pinned}.html`,
    `${brandId}/data/${language}/${dataName(address)}.json`,
  ]
}
