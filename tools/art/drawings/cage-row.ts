/** The cage row that visitors can configure on its page, drawn by the page's component with the initial choice. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { choiceFrom, millimetresOf } from '../../../blocks/cage-row/choice'
import { Picture, size } from '../../../blocks/cage-row/picture'
import type { CageRow, Model } from '../../../blocks/cage-row/types'

/** A cage model, as written in the page's JSON. */
type Written = { size: { value: number; unit: string } }

/** A version of the cage, as written in the page's JSON. */
type Limited = { limits: { from: number; to: number } }

export function cageRow(): string {
  const { blocks } = JSON.parse(readFileSync('pages/cages/egg-unit-section.json', 'utf8'))
  const block = blocks.find(({ type }: { type: string }) => type === 'cage-row')
  const model = ({ size: { value, unit }, ...otherFields }: Written) => ({
    ...otherFields,
    size: { cell: { kind: 'none' }, numbers: [unit === 'cm' ? 10 * value : value] },
  })
  const cageRowData: CageRow = {
    ...block,
    depth: { ...block.depth, models: block.depth.models.map(model) },
    height: { ...block.height, models: block.height.models.map(model) },
    tiers: {
      ...block.tiers,
      versions: block.tiers.versions.map(({ limits: { from, to }, ...otherFields }: Limited) => ({
        ...otherFields,
        limits: { cell: { kind: 'none' }, numbers: [from, to] },
      })),
    },
  }
  const choice = choiceFrom(cageRowData, [])
  if (!choice) throw new Error('The page of the layer cage has nothing to choose.')
  const inMillimetres = (models: Model[]) => models.map(millimetresOf)
  const markup = renderToStaticMarkup(
    createElement(Picture, {
      choice,
      platforms: cageRowData.tiers.versions.indexOf(choice.version),
      highest: Math.max(...inMillimetres(cageRowData.height.models)),
      depths: inMillimetres(cageRowData.depth.models),
    }),
  )
  const [width, height] = size
  // Shortens the numbers: four significant digits are precise enough.
  const shortMarkup = markup.replace(/\d+\.\d{3,}/g, (number) => `${Number(Number(number).toPrecision(4))}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="drawing">${shortMarkup}</g></svg>`
}
