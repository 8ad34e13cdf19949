/** The row of cages that visitors choose on its page, as its component draws it before somebody has chosen. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { choiceFrom, millimetresOf } from '../../../blocks/cage-row/choice'
import { Picture, size } from '../../../blocks/cage-row/picture'
import type { CageRow, Model } from '../../../blocks/cage-row/types'

/** A block as its page has it, in millimetres. */
type Written = { size: { value: number; unit: string } }

export function cageRow(): string {
  const { blocks } = JSON.parse(readFileSync('pages/cages/egg-unit-section.json', 'utf8'))
  const block = blocks.find(({ type }: { type: string }) => type === 'cage-row')
  const rows = blocks.find(({ id }: { id: string }) => id === 'specs').rows
  const model = ({ size: { value, unit }, ...rest }: Written) => ({
    ...rest,
    size: { cell: { kind: 'none' }, numbers: [unit === 'cm' ? 10 * value : value] },
  })
  const limits = (named: string) => {
    const { from, to } = rows.find(({ id }: { id: string }) => `specs/${id}` === named).value
    return { cell: { kind: 'none' }, numbers: [from, to] }
  }
  const given: CageRow = {
    ...block,
    depth: { ...block.depth, models: block.depth.models.map(model) },
    height: { ...block.height, models: block.height.models.map(model) },
    tiers: {
      ...block.tiers,
      versions: block.tiers.versions.map((one: { limits: string }) => ({ ...one, limits: limits(one.limits) })),
    },
  }
  const choice = choiceFrom(given, [])
  if (!choice) throw new Error('The page of the layer cage has nothing to choose.')
  const inMillimetres = (models: Model[]) => models.map(millimetresOf)
  const drawn = renderToStaticMarkup(
    createElement(Picture, {
      choice,
      platforms: given.tiers.versions.indexOf(choice.version),
      highest: Math.max(...inMillimetres(given.height.models)),
      depths: inMillimetres(given.depth.models),
    }),
  )
  const [width, height] = size
  // Long decimals are of no use in a picture.
  const short = drawn.replace(/\d+\.\d{3,}/g, (number) => `${Number(Number(number).toPrecision(4))}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="drawing">${short}</g></svg>`
}
