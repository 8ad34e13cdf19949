import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/icon'
import { Link } from '../parts/link'
import { langOf, plain } from '../parts/text'
import { useView } from '../parts/view'
import { useDisclosure } from './disclosure'
import { Fields } from './fields'
import { Languages } from './languages'
import { ThemeToggle } from './theme-toggle'

/** On every page: who this is, where to go, in which language and light. */
export function Header() {
  const { brand } = useView()
  return (
    <header className="header">
      <div className="header-row">
        <Link href="/" className="logo">
          <img src={brand.logo.src} width="32" height="32" alt="" />
          {brand.name}
        </Link>
        <Wide />
        <Narrow />
      </div>
    </header>
  )
}

/** Desktop: everything in one line. */
function Wide() {
  const { t } = useTranslation()
  const { brand } = useView()
  const disclosure = useDisclosure<HTMLDetailsElement>()
  return (
    <div className="wide">
      <nav aria-label={t('menu.label')}>
        <details className="fields-menu" ref={disclosure}>
          <summary>
            {t('menu.fields')}
            <Icon name="chevron-down" />
          </summary>
          <div className="fields-panel">
            <Fields />
          </div>
        </details>
        <MenuLinks />
      </nav>
      <Languages />
      {brand.darkTheme && <ThemeToggle />}
    </div>
  )
}

/** Phones: a button that opens everything over the page. */
function Narrow() {
  const { t } = useTranslation()
  const { brand, site } = useView()
  const disclosure = useDisclosure<HTMLDetailsElement>()
  const phone = site.contacts.find(({ kind }) => kind === 'phone')
  return (
    <details className="narrow" ref={disclosure}>
      <summary aria-label={t('menu.open')}>
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <div className="overlay">
        <nav aria-label={t('menu.label')}>
          <p className="overlay-title">{t('menu.fields')}</p>
          <Fields />
          <MenuLinks />
        </nav>
        <Languages full />
        {brand.darkTheme && <ThemeToggle />}
        {phone && (
          <a className="overlay-phone" href={phone.href}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone.value}</bdi>
          </a>
        )}
      </div>
    </details>
  )
}

function MenuLinks() {
  const { site, page } = useView()
  return (
    <ul className="menu-links">
      {site.menu.map(({ id, label, href }) => (
        <li key={id}>
          <Link href={href} aria-current={href === page.address ? 'page' : undefined} {...langOf(label)}>
            {plain(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
