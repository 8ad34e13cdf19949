import { addressIn, offlineAddress } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import type { Bundle } from '../bundle/bundle'
import { hashOf } from '../files/files'
import { createDocuments } from '../html/document'
import type { Shared } from '../html/shared'
import type { Output } from './output'

/** Writes the service worker, and the page it shows in each language when there is no network. */
export function writeOffline(output: Output, shared: Shared, { offline }: Bundle): void {
  const { sites, words, brands, defaultLanguage } = shared
  const isKept = sites[defaultLanguage]?.offline !== false
  const languages = [defaultLanguage, ...Object.keys(sites).filter((code) => code !== defaultLanguage)]
  const worker = isKept
    ? offline.keeping.replace('__LANGUAGES__', () => JSON.stringify(languages))
    : // One that was there before must find its successor.
      offline.retiring
  for (const { id } of brands) output.write(`${id}/sw.js`, worker)
  const key = `offline ${hashOf(JSON.stringify(shared))}`
  if (!isKept || output.keepMade(key)) return
  const documents = createDocuments(shared, [])
  for (const { id } of brands)
    for (const language of languages) {
      const { title, text } = words[language]?.offline ?? { title: '', text: '' }
      const address = addressIn(language, offlineAddress, defaultLanguage)
      output.write(`${id}${address}.html`, documents.render(pageOf(language, title, text, shared), language, id), key)
    }
}

/** What the head of the document needs of a page; its content is the renderer's. */
function pageOf(language: string, title: string, description: string, { sites }: Shared): LocalizedPage {
  return {
    address: offlineAddress,
    kind: 'page',
    lang: language,
    dir: sites[language]?.languages.find(({ code }) => code === language)?.dir ?? 'ltr',
    state: 'translated',
    title,
    description,
    languages: [],
    breadcrumb: [],
    blocks: [],
    family: [],
    related: [],
  }
}
