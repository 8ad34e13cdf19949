import { useEffect, useRef } from 'react'
import type { BrandSite } from '../../schema/localized'
import { said } from '../parts/said'
import { langOf, named, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'

/**
 * Asks whether a cookie may be set. It is in every page, the inline script shows it while there is no answer and
 * takes the answer (`boot/consent.ts`), so that it works before the app is there.
 */
export function Consent() {
  const { site } = useView()
  return site.consent ? <Banner consent={site.consent} around={site.language} /> : null
}

function Banner({ consent, around }: { consent: NonNullable<BrandSite['consent']>; around: string }) {
  const t = useWords()
  const { text, accept, reject, policy, document: file, saved } = consent
  const [name, inside] = named(policy, around)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section should have a heading of its own */}
      <div ref={banner} role="region" className="consent" {...name}>
        <p {...inside}>
          <span {...langOf(text)}>{plainWords(text)}</span>{' '}
          <a href={file.href} target="_blank" rel="noopener noreferrer" hrefLang={file.in?.code}>
            <span {...langOf(policy)}>{plainWords(policy)}</span>
            {file.in && said(` (${t('in-language', { language: file.in.name })})`)}
            <span className="visually-hidden">{said(` (${t('new-tab')})`)}</span>
          </a>
        </p>
        <div className="consent-answers" {...inside}>
          <button type="button" className="button button-quiet" data-consent="accepted" {...langOf(accept)}>
            {plainWords(accept)}
          </button>
          <button type="button" className="button button-quiet" data-consent="rejected" {...langOf(reject)}>
            {plainWords(reject)}
          </button>
        </div>
      </div>
      <div role="status" className="visually-hidden">
        <span className="consent-said" {...langOf(saved)}>
          {plainWords(saved)}
        </span>
      </div>
    </>
  )
}

/** Asks again, where there is something to ask. */
export function ConsentButton() {
  const { consent } = useView().site
  if (!consent) return null
  const { reopen } = consent
  return (
    <button type="button" className="needs-script" data-consent="ask" {...langOf(reopen)}>
      {plainWords(reopen)}
    </button>
  )
}

/** Keeps what scrolls and floats clear of the banner, whose height depends on its words. */
function makeRoom(banner: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const { style } = document.documentElement
    const isFloating = getComputedStyle(banner).position === 'fixed'
    if (banner.offsetHeight === 0) style.removeProperty('--consent-h')
    else style.setProperty('--consent-h', `${isFloating ? banner.offsetHeight : 0}px`)
  })
  observer.observe(banner)
  return () => observer.disconnect()
}
