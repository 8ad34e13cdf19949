import type { Settings } from './model'

/** What browsers and telephones show a brand by: files drawn from its logo (`npm run generate -- icons`), found by the brand's id. */
export const icons = {
  favicon: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  small: '192.png',
  large: '512.png',
  maskable: 'maskable.png',
} as const

/** Where an icon of a brand is in `pages/_media`. */
export function iconFile(brandId: string, icon: keyof typeof icons): string {
  return `icons/${brandId}/${icons[icon]}`
}

/** All icons of all brands. */
export function iconFiles({ brands }: Settings): string[] {
  const names = Object.keys(icons) as (keyof typeof icons)[]
  return brands.flatMap(({ id }) => names.map((icon) => iconFile(id, icon)))
}
