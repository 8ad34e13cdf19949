import { useEffect, useRef } from 'react'
import type { BrandSite } from '../../schema/localized'
import { interfaceText } from '../parts/interface-text'
import { langOf, nameAttributes, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'

/**
 * Banner that asks for consent to a cookie. Every page contains the banner. The inline script shows it until the
 * visitor answers, and handles the answer (`boot/consent.ts`), so the banner works before the app runs.
 */
export function Consent() {
  const { site } = useView()
  return site.consent ? <Banner consent={site.consent} language={site.language} /> : null
}

function Banner({ consent, language }: { consent: NonNullable<BrandSite['consent']>; language: string }) {
  const t = useWords()
  const { text, accept, reject, policy, document: file, saved } = consent
  const [name, inside] = nameAttributes(policy, language)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section should contain a heading */}
      <div ref={banner} role="region" className="consent" {...name}>
        <p {...inside}>
          <span {...langOf(text)}>{plainWords(text)}</span>{' '}
          <a href={file.href} target="_blank" rel="noopener noreferrer" hrefLang={file.in?.code}>
            <span {...langOf(policy)}>{plainWords(policy)}</span>
            {file.in && interfaceText(` (${t('in-language', { language: file.in.name })})`)}
            <span className="visually-hidden">{interfaceText(` (${t('new-tab')})`)}</span>
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

/** Button that reopens the consent banner; renders nothing if the site has no banner. */
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

/**
 * Keeps scroll targets and floating elements clear of the banner, whose height depends on its text. In browsers with
 * anchors, floating elements follow the banner in CSS, because a custom property of the root element would make them
 * compute the styles of all elements again.
 */
function makeRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0
    if (CSS.supports('top:anchor(top)')) style.scrollPaddingBlockEnd = `${88 + height}px`
    else style.setProperty('--consent-h', `${height}px`)
  })
  observer.observe(banner)
  return () => observer.disconnect()
}
