import { Icon } from '../parts/icon'
import { Link } from '../parts/link'
import { said } from '../parts/said'
import { useView, useWords } from '../parts/view'

/**
 * Shown by the service worker for a page that was never opened here, when there is no network: what happened, a way to
 * try again, and pages that are there. Only the build renders it.
 */
export function OfflinePage() {
  const t = useWords()
  const { contactPage } = useView().site
  return (
    <div className="content">
      <div className="heading">
        <h1>{said(t('offline.title'))}</h1>
        <p className="lead">{said(t('offline.text'))}</p>
        <p className="actions">
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the address that was asked for */}
          <a className="button button-accent" href="">
            {said(t('offline.retry'))}
          </a>
          {contactPage !== undefined && (
            <Link href={contactPage} className="button button-quiet">
              {said(t('notice.contact'))}
              <Icon name="arrow-right" />
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
