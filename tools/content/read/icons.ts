import type { Settings } from './model'

/** File names of a brand's icons. `npm run generate -- icons` draws them from the brand's logo. */
export const icons = {
  favicon: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  small: '192.png',
  large: '512.png',
  maskable: 'maskable.png',
} as const

/** The path of a brand's icon, relative to `pages/_media`. */
export function iconFile(brandId: string, icon: keyof typeof icons): string {
  return `icons/${brandId}/${icons[icon]}`
}

/** The paths of all icons of all brands, relative to `pages/_media`. */
export function iconFiles({ brands }: Settings): string[] {
  const names = Object.keys(icons) as (keyof typeof icons)[]
  return brands.flatMap(({ id }) => names.map((icon) => iconFile(id, icon)))
}
