/** Sections (cut views) for the blocks "scene" and "drawing". Each is drawn in a wide and in a tall picture. */
import { Sheet } from '../drawings/sheet'
import { drawLeads, percentOf } from '../leads'
import { airSection } from './air'
import { feedSection } from './feed'
import type { Section } from './section'

const sizes = { wide: [1200, 500], tall: [600, 750] } as const
const sections: Record<string, Section> = { 'scenes/air-section': airSection, 'scenes/feed-section': feedSection }

export const drawnSections: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(sections).flatMap(([name, { block, draw, numbers }]) =>
    (['wide', 'tall'] as const).map((view) => [
      view === 'wide' ? name : `${name}-tall`,
      () => {
        const [width, height] = sizes[view]
        const sheet = new Sheet(width, height)
        const spots = draw(sheet, view)
        if (view === 'tall') drawLeads(sheet, numbers, spots, block)
        return sheet.write()
      },
    ]),
  ),
)

/** Positions of the numbers on a section, as percentages of the picture's width and height. Pages use the same format. */
export function spotsOf(name: string, view: 'wide' | 'tall'): Record<string, { x: number; y: number }> {
  const size = sizes[view]
  const { draw, numbers } = sections[name] ?? {}
  const spots = view === 'tall' ? numbers : draw?.(new Sheet(size[0], size[1]), view)
  return Object.fromEntries(Object.entries(spots ?? {}).map(([id, spot]) => [id, percentOf(spot, size)]))
}
