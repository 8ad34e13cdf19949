import type { ReactNode } from 'react'
import { ChatButton } from './layout/chat-button'
import { Consent } from './layout/consent'
import { Footer } from './layout/footer'
import { Header } from './layout/header'
import { Page } from './page'
import { interfaceText } from './parts/interface-text'
import { useWords, type View, ViewProvider } from './parts/view'

/** The whole page. The server and the browser render the same tree. */
export function App({ view }: { view: View }) {
  return (
    <ViewProvider view={view}>
      <Frame>
        <Page key={view.page.address} page={view.page} />
      </Frame>
    </ViewProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Before />
      <Main>{children}</Main>
      <After />
    </>
  )
}

/** Content before `<main>`: skip link, consent banner and header. */
export function Before() {
  const t = useWords()
  return (
    <>
      <a className="skip" href="#_main">
        {interfaceText(t('skip'))}
      </a>
      <Consent />
      <Header />
    </>
  )
}

/** The `<main>` element around a page. */
export function Main({ children }: { children?: ReactNode }) {
  return (
    <main id="_main" tabIndex={-1}>
      {children}
    </main>
  )
}

/** Content after `<main>`: footer and chat button. */
export function After() {
  return (
    <>
      <Footer />
      <ChatButton />
    </>
  )
}
