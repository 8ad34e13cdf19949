import type { ReactNode } from 'react'
import { interfaceText } from '../parts/interface-text'
import { Link, NewTabLink } from '../parts/link'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { ConsentButton } from './consent'
import { PaperEnd } from './paper-end'
import { Phone } from './phone'

/**
 * The footer of every page: company, fields of activity, pages and social links; empty parts are omitted. Only home
 * pages link to the software licences, because on other pages the link would not fit into the first network round trip.
 */
export function Footer() {
  const t = useWords()
  const { site, page, brand, year } = useView()
  return (
    <footer className="footer">
      <PaperEnd />
      <div className="footer-columns">
        <div className="footer-company">
          <p className="logo">
            <img src={brand.logo.src} width="32" height="32" alt="" />
            {brand.name}
          </p>
          {site.address !== undefined && <address {...langOf(site.address)}>{plainWords(site.address)}</address>}
          <Phone />
        </div>
        <Column title={t('footer.fields')}>
          {site.fields.map(({ id, name, href }) => (
            <li key={id}>
              <Link href={href} {...langOf(name)}>
                {plainWords(name)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={site.sales || site.messaging ? t('footer.company') : brand.name}>
          {site.footer.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href} {...langOf(label)}>
                {plainWords(label)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t('footer.follow')}>
          {site.social.map(({ id, name, href }) => (
            <li key={id}>
              <NewTabLink href={href} label={t('new-tab')}>
                {name}
              </NewTabLink>
            </li>
          ))}
        </Column>
      </div>
      <div className="footer-end">
        <p>
          {'© '}
          <span data-year="" suppressHydrationWarning>
            {year ?? ''}
          </span>{' '}
          <bdi>{site.legalName}</bdi>
        </p>
        <ConsentButton />
        {page.address === '/' && (
          <a href={`${site.base ?? ''}/assets/licences.txt`}>{interfaceText(t('footer.licences'))}</a>
        )}
      </div>
    </footer>
  )
}

/** A heading with links below; renders nothing if there are no links. */
function Column({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{interfaceText(title)}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
