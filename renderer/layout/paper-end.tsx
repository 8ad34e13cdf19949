import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressIn } from '../parts/address'
import { said } from '../parts/said'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { Phone } from './phone'

/** At the end of what is printed: whom to call, where this page is found, and the day of printing. */
export function PaperEnd() {
  const t = useWords()
  const { site, page, brand, printedOn } = useView()
  const day = usePrintDay(printedOn)
  if (day === undefined) return null
  const format = new Intl.DateTimeFormat(`${site.language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="paper-end">
      <p>
        <b>{site.legalName}</b>
        {site.address !== undefined && (
          <>
            {' · '}
            <span {...langOf(site.address)}>{plainWords(site.address)}</span>
          </>
        )}
      </p>
      <Phone />
      <p>
        <bdi dir="ltr">{brand.origin + addressIn(site.language, page.address, site.defaultLanguage)}</bdi>
        {' · '}
        {said(t('printed', { date: format.format(new Date(day)) }))}
      </p>
    </div>
  )
}

/**
 * The day of printing, which a screen does not need.
 * @param given the day a page was made for paper, for example "2026-11-21"
 */
function usePrintDay(given: string | undefined): string | undefined {
  const [day, setDay] = useState(given)
  useEffect(() => {
    // Swedish writes days as ISO 8601 does. The browser prints what is there when the event is over.
    const show = () => flushSync(() => setDay(new Date().toLocaleDateString('sv')))
    const hide = () => setDay(given)
    addEventListener('beforeprint', show)
    addEventListener('afterprint', hide)
    return () => {
      removeEventListener('beforeprint', show)
      removeEventListener('afterprint', hide)
    }
  }, [given])
  return day
}
