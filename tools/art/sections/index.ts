/** Long sections, for the blocks "scene" and "drawing": each in a wide and in a tall picture, the same things at the same scale. */
import { Sheet } from '../drawings/sheet'
import { airSection } from './air'
import { feedSection } from './feed'
import type { Section } from './section'

const sizes = { wide: [1200, 500], tall: [600, 750] } as const
const sections: Record<string, Section> = { 'scenes/air-section': airSection, 'scenes/feed-section': feedSection }

export const drawnSections: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(sections).flatMap(([name, draw]) =>
    (['wide', 'tall'] as const).map((view) => [
      view === 'wide' ? name : `${name}-tall`,
      () => {
        const [width, height] = sizes[view]
        const sheet = new Sheet(width, height)
        draw(sheet, view)
        return sheet.write()
      },
    ]),
  ),
)

/** Where the spots of a section lie in a picture, in percent of its width and height: what a page writes. */
export function spotsOf(name: string, view: 'wide' | 'tall'): Record<string, { x: number; y: number }> {
  const [width, height] = sizes[view]
  const spots = sections[name]?.(new Sheet(width, height), view) ?? {}
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
  return Object.fromEntries(
    Object.entries(spots).map(([id, [x, y]]) => [id, { x: percent(x, width), y: percent(y, height) }]),
  )
}
