import type { Settings } from './model'

/** The icons of a brand, drawn from its logo by `npm run generate -- icons`. */
export const icons = {
  favicon: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  small: '192.png',
  large: '512.png',
  maskable: 'maskable.png',
} as const

/** The path in `pages/_media` of a brand's icon. */
export function iconFile(brandId: string, icon: keyof typeof icons): string {
  return `icons/${brandId}/${icons[icon]}`
}

/** The paths in `pages/_media` of all icons of all brands. */
export function iconFiles({ brands }: Settings): string[] {
  const names = Object.keys(icons) as (keyof typeof icons)[]
  return brands.flatMap(({ id }) => names.map((icon) => iconFile(id, icon)))
}
