import type { Brand, BrandSite } from '../../schema/localized'
import { fitClass, wordsWidth } from '../parts/fit'
import { Link } from '../parts/link'
import { plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { Dropdown } from './dropdown'
import { Fields } from './fields'
import { Languages } from './languages'
import { Menu } from './menu'
import { MainMenu } from './menu-links'
import { Search } from './search/search'
import { ThemeToggle } from './theme-toggle'

/**
 * The header of every page: logo, menu, languages, theme and search. On phones, everything except logo and search is in
 * the menu.
 */
export function Header() {
  const { brand, site } = useView()
  const t = useWords()
  const { className: fit } = fitClass(brand.name)
  return (
    <header className="header">
      <div className={`header-row header-${stepFor(brand, site, t('menu.fields'))}`}>
        <Link href="/" className={fit ? `logo ${fit}` : 'logo'}>
          <img src={brand.logo.src} width="32" height="32" alt="" />
          {brand.name}
        </Link>
        <div className="wide">
          <MainMenu Group={Dropdown}>
            <Dropdown id="_fields" label={t('menu.fields')}>
              <Fields />
            </Dropdown>
          </MainMenu>
          <Languages />
          {brand.darkTheme && <ThemeToggle />}
        </div>
        <Search />
        <Menu />
      </div>
    </header>
  )
}

/** Window widths from which the menu fits into the header row, in rem; header.css has a rule for each. */
const menuWidths = [54, 60, 65, 70, 74, 79] as const

/** Padding of an entry with its arrow, in rem. */
const arrow = 2.8

/** The smallest of `menuWidths` with room for all parts, estimated from the length of labels. */
function stepFor({ name, darkTheme }: Brand, { fields, menu, languages }: BrandSite, fieldsLabel: string): number {
  const widths = [
    // Logo, search, gaps, margins and scroll bar.
    12.2 + 1.25 * wordsWidth(name),
    fields[0] ? wordsWidth(fieldsLabel) + arrow : 0,
    ...menu.map(({ label, links }) => wordsWidth(plainWords(label)) + (links?.[0] ? arrow : 1)),
    // A flag, or a code that is wider than a flag.
    ...languages.map(({ code }) => Math.max(1.9, 0.75 * wordsWidth(code.toUpperCase()) + 0.5)),
    darkTheme ? 2.75 : 0,
  ]
  const needed = widths.reduce((sum, width) => sum + width)
  return menuWidths.find((step) => step >= needed) ?? 79
}
