import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressIn } from '../parts/address'
import { interfaceText } from '../parts/interface-text'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { Phone } from './phone'

/** The end of a printed page: company, phone number, address of the page and date of printing. */
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
        <bdi dir="ltr">{brand.origin + addressIn(site.language, page.address, site)}</bdi>
        {' · '}
        {interfaceText(t('printed', { date: format.format(new Date(day)) }))}
      </p>
    </div>
  )
}

/**
 * React hook: the date of printing in ISO format; undefined on screens.
 * @param fixedDay date on which the build printed the page, for example "2026-11-21"
 */
function usePrintDay(fixedDay: string | undefined): string | undefined {
  const [day, setDay] = useState(fixedDay)
  useEffect(() => {
    // The Swedish date format is ISO 8601. The browser prints whatever has been rendered when the event handler
    // returns, so the update is flushed synchronously.
    const show = () => flushSync(() => setDay(new Date().toLocaleDateString('sv')))
    const hide = () => setDay(fixedDay)
    addEventListener('beforeprint', show)
    addEventListener('afterprint', hide)
    return () => {
      removeEventListener('beforeprint', show)
      removeEventListener('afterprint', hide)
    }
  }, [fixedDay])
  return day
}
