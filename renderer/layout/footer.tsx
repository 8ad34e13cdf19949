import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/icon'
import { Link, NewTabLink } from '../parts/link'
import { langOf, plain } from '../parts/text'
import { showsField, useView } from '../parts/view'
import { ConsentButton } from './consent'
import { PaperEnd } from './paper-end'

/** On every page: the company, its fields, its pages and where else to find it. */
export function Footer() {
  const { t } = useTranslation()
  const { site, brand, year } = useView()
  const phone = site.contacts.find(({ kind }) => kind === 'phone')
  return (
    <footer className="footer">
      <PaperEnd />
      <div className="footer-columns">
        <div className="footer-company">
          <p className="logo">
            <img src={brand.logo.src} width="32" height="32" alt="" />
            {brand.name}
          </p>
          <address {...langOf(site.address)}>{plain(site.address)}</address>
          {phone && (
            <a href={phone.href}>
              <Icon name="phone" />
              <bdi dir="ltr">{phone.value}</bdi>
            </a>
          )}
        </div>
        <nav aria-label={t('footer.fields')}>
          <h2>{t('footer.fields')}</h2>
          <ul>
            {site.fields
              .filter(({ id }) => showsField(brand, id))
              .map(({ id, name, href }) => (
                <li key={id}>
                  <Link href={href} {...langOf(name)}>
                    {plain(name)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.company')}>
          <h2>{t('footer.company')}</h2>
          <ul>
            {site.footer.map(({ id, label, href }) => (
              <li key={id}>
                <Link href={href} {...langOf(label)}>
                  {plain(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.follow')}>
          <h2>{t('footer.follow')}</h2>
          <ul>
            {site.social.map(({ id, name, href }) => (
              <li key={id}>
                <NewTabLink href={href} label={t('new-tab')}>
                  {name}
                </NewTabLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="footer-end">
        <p {...langOf(site.legalName)}>
          © <span data-year="">{year}</span>
          {` ${plain(site.legalName)}`}
        </p>
        <ConsentButton />
      </div>
    </footer>
  )
}
