import { offlineAddress } from '../../renderer/offline/address'
import { addressIn } from '../../renderer/parts/address'
import type { LocalizedPage } from '../../schema/localized'
import type { Bundle } from '../bundle/bundle'
import { hashOf } from '../files/files'
import type { Shared } from '../html/shared'
import type { Output } from './output'

/** Writes the service worker, and the page it shows in each language when there is no network. */
export async function writeOffline(output: Output, shared: Shared, { worker }: Bundle): Promise<void> {
  const { sites, words, brands, defaultLanguage } = shared
  const { offline, consent } = sites[defaultLanguage] ?? {}
  // Only those who accepted have it; where nothing asks them, there are none.
  if (offline === false || !consent) return
  const languages = [defaultLanguage, ...Object.keys(sites).filter((code) => code !== defaultLanguage)]
  const script = worker.replace('__LANGUAGES__', () => JSON.stringify(languages))
  for (const { id } of brands) output.write(`${id}/sw.js`, script)
  await output.writeMade('offline pages', hashOf(JSON.stringify(shared)), async () => {
    // It loads React.
    const { createDocuments } = await import('../html/document')
    const documents = createDocuments(shared, [])
    return Object.fromEntries(
      brands.flatMap(({ id }) =>
        languages.map((language) => {
          const { title, text } = words[language]?.offline ?? { title: '', text: '' }
          const address = addressIn(language, offlineAddress, defaultLanguage)
          return [`${id}${address}.html`, documents.render(offlinePage(language, title, text, shared), language, id)]
        }),
      ),
    )
  })
}

/** The page as the head of the document needs it; its content is the renderer's. */
function offlinePage(language: string, title: string, description: string, { sites }: Shared): LocalizedPage {
  return {
    address: offlineAddress,
    kind: 'page',
    lang: language,
    dir: sites[language]?.languages.find(({ code }) => code === language)?.dir ?? 'ltr',
    state: 'translated',
    title,
    sourceTitle: title,
    description,
    languages: [],
    breadcrumb: [],
    blocks: [],
    siblings: [],
    related: [],
  }
}
