import type { Brand, BrandSite } from '../../schema/localized'
import { fitted, wordsWidth } from '../parts/fit'
import { Link } from '../parts/link'
import { plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'
import { FieldsMenu } from './fields-menu'
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
  const { className: fit } = fitted(brand.name)
  return (
    <header className="header">
      <div className={`header-row header-${stepFor(brand, site, t('menu.fields'))}`}>
        <Link href="/" className={fit ? `logo ${fit}` : 'logo'}>
          <img src={brand.logo.src} width="32" height="32" alt="" />
          {brand.name}
        </Link>
        <div className="wide">
          <MainMenu>
            <FieldsMenu />
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

/** Minimum window widths, in rem, for a menu in the header row. header.css has a rule for each. */
const menuWidths = [50, 61, 72] as const

/**
 * The smallest of `menuWidths` at which the header row has room for all parts at their smallest size, estimated from
 * the lengths of the labels.
 */
function stepFor({ name, darkTheme }: Brand, { fields, menu, languages }: BrandSite, fieldsLabel: string): number {
  const labels = [...(fields.length > 0 ? [fieldsLabel] : []), ...menu.map(({ label }) => plainWords(label))]
  const words = labels.map((label) => 0.9375 * wordsWidth(label) + 0.5)
  // Width of logo, search and gaps; then the widths of flags and theme button. Estimated widths tend to be too large
  // (fit.ts).
  const fixed = 7.5 + 1.25 * wordsWidth(name)
  const needed = words.reduce((sum, word) => sum + word, fixed + 1.9 * languages.length + (darkTheme ? 2.75 : 0))
  return menuWidths.find((step) => step >= needed) ?? 72
}
