/** Entry point of the Studio: loads the site from the server, and opens the page that the address names. */
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { pageAtAddress } from '../at-address'
import { isShared } from '../document/operation'
import { messageOf, server } from './api'
import { App } from './app'
import { watchDisk } from './disk'
import { handOver } from './keeper'
import { askSite, askStates } from './refresh'
import { Store } from './store'
import './styles/studio.css'
import './styles/frame.css'
import './styles/outline.css'
import './styles/sortable-list.css'
import './styles/form.css'
import './styles/controls.css'
import './styles/media.css'
import './styles/block-picker.css'
import './styles/table.css'
import './styles/languages.css'
import './styles/dialogs.css'
import './styles/shared.css'
import './styles/touch.css'
import './styles/narrow.css'
import { loadWords, startLanguage, wordsIn } from './words/words'

const place = document.getElementById('studio')
const language = startLanguage()
document.documentElement.lang = language
if (place) start(place).catch((error) => place.replaceChildren(String(error instanceof Error ? error.message : error)))

async function start(place: HTMLElement): Promise<void> {
  await loadWords(language)
  const t = wordsIn(language)
  place.replaceChildren(t`Opening the Studio …`)
  const requested = decodeURIComponent(location.hash.slice(1))
  let trouble: string | undefined
  const read = (name: string) =>
    server.page(name).catch((error) => {
      trouble = messageOf(error)
      return undefined
    })
  const keepCurrent = await watchDisk()
  const { site, base } = await askSite()
  const { languages, defaultLanguage, brands } = base.settings
  await handOver(site.id)
  const codes = languages.map(({ code }) => code)
  const addressedPage = requested.startsWith('/')
    ? pageAtAddress(site.pages, codes, requested, base.settings.base)
    : undefined
  const store = new Store({
    site,
    base,
    states: {},
    look: {
      language: addressedPage?.language ?? defaultLanguage,
      brand: brands[0]?.id ?? '',
      theme: 'light',
      // On a narrow screen, a desktop page would be scaled down so far that its text and buttons would be too small.
      width: matchMedia('(max-width: 1100px)').matches ? 'tablet' : 'full',
    },
    from: 'outline',
    keeping: 'saved',
    questions: [],
    changes: 0,
    said: '',
  })
  const home = (site.pages.find(({ address }) => address === '/') ?? site.pages[0])?.name
  // Ignores the name in the address if no page has it, for example because the page was deleted.
  const isExisting = isShared(requested) || site.pages.some(({ name }) => name === requested)
  const pageName = addressedPage?.name ?? (isExisting ? requested : undefined)
  const page = (pageName === undefined ? undefined : await read(pageName)) ?? (await server.page(home ?? ''))
  // The home page is opened first, because a shared document is previewed on the page that was open before.
  if (isShared(page.name) && home) store.openPage(await server.page(home))
  store.openPage(page)
  store.set({ trouble })
  place.replaceChildren()
  createRoot(place).render(
    <Catch instead={<Failed />}>
      <App store={store} language={language} drafts={page.drafts} />
    </Catch>,
  )
  keepCurrent(store)
  askStates(store)
}

/**
 * Message shown if rendering the Studio fails. Edits are still saved, because the keeper does not depend on rendering.
 */
function Failed() {
  const t = wordsIn(language)
  return (
    <div className="failed-part" role="alert">
      <p className="problem problem-error">{t`The Studio has stopped because of a fault in the program. What you wrote is kept, and is there again when you open the Studio again.`}</p>
      <button type="button" onClick={() => location.reload()}>
        {t`Open the Studio again`}
      </button>
    </div>
  )
}

type CatchProps = { children: ReactNode; instead: ReactNode }

/** Error boundary that shows `instead` if a component throws. */
class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
