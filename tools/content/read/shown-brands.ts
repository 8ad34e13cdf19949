import type { Path } from '../base/problem'
import { valueAt } from '../json/document'

/** Returns the brands that show a value: those common to the blocks around the value. Undefined for all brands. */
export function brandsAt(json: unknown, path: Path): string[] | undefined {
  return path.reduce<string[] | undefined>(
    (brands, _, i) => sharedBrands(brands, valueAt(json, [...path.slice(0, i), 'brands'])),
    undefined,
  )
}

/** Returns the brands that show a block within another block. */
export function sharedBrands(outer: string[] | undefined, inner: unknown): string[] | undefined {
  if (!Array.isArray(inner)) return outer
  const brands = inner.map(String)
  return outer ? brands.filter((brand) => outer.includes(brand)) : brands
}
