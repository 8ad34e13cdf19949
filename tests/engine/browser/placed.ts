import type { Page } from '@playwright/test'

/** Window widths in CSS px, from the narrowest phone up. From 1480 up, most pictures are narrower than their frame. */
export const screens = [320, 390, 768, 1024, 1280, 1440, 1536, 1920, 2560]

type At = { x: number; y: number }

/**
 * A block with numbered marks on a picture: the places of a scene, or the parts of a drawing. Positions are
 * percentages of the size of the wide picture and of the tall picture.
 */
export type PlacedBlock = { id: string; marks: { id: string; wide: At; tall: At }[] }

type Written = { id: string; type: string; places?: Mark[]; parts?: Mark[] }
type Mark = Partial<At> & { id: string; tall?: At }

/** Blocks of a page's document that have marks on a picture. */
export function placedBlocks({ blocks }: { blocks: Written[] }): PlacedBlock[] {
  return blocks.flatMap(({ id, places = [], parts = [] }) => {
    const marks = [...places, ...parts].flatMap(({ id, x, y, tall }) => {
      if (x === undefined || y === undefined) return []
      return { id, wide: { x, y }, tall: tall ?? { x, y } }
    })
    return marks.length > 0 ? { id, marks } : []
  })
}

/**
 * Finds faults of the open page at its current width: pictures that do not fill their frame, and numbers that are more
 * than one percent of the picture's size away from their position in the document.
 */
export function displaced(page: Page, blocks: PlacedBlock[]): Promise<string[]> {
  return page.evaluate((blocks) => {
    const faults: string[] = []
    for (const { id, marks } of blocks) {
      const views = [...document.querySelectorAll(`#${id} .spots-view`)].filter((element) => element.checkVisibility())
      const [view] = views
      const picture = view?.querySelector('svg, img')
      if (!view || !picture || views.length > 1) {
        faults.push(`${id}: ${views.length} pictures`)
        continue
      }
      const stage = view.getBoundingClientRect()
      const box = picture.getBoundingClientRect()
      for (const side of ['left', 'top', 'right', 'bottom'] as const)
        if (Math.abs(box[side] - stage[side]) > 0.5)
          faults.push(`${id}: ${side} of the picture at ${box[side]}, of its stage at ${stage[side]}`)
      const painted = paintedBox(picture)
      const shape = view.classList.contains('spots-tall') ? 'tall' : 'wide'
      const spots = document.querySelectorAll(`#${id} .spot`)
      if (spots.length !== marks.length) faults.push(`${id}: ${spots.length} numbers`)
      for (const [i, mark] of marks.entries()) {
        const spot = spots[i]?.getBoundingClientRect()
        if (!spot) continue
        const x = (100 * (spot.x + spot.width / 2 - painted.x)) / painted.width
        const y = (100 * (spot.y + spot.height / 2 - painted.y)) / painted.height
        const wantedPlace = mark[shape]
        if (Math.abs(x - wantedPlace.x) > 1 || Math.abs(y - wantedPlace.y) > 1)
          faults.push(
            `${id} ${mark.id}: at ${x.toFixed(1)}, ${y.toFixed(1)} instead of ${wantedPlace.x}, ${wantedPlace.y}`,
          )
      }
    }
    return faults

    /**
     * Computes the area that the picture itself covers within its box. Drawings always keep their aspect ratio; for
     * photographs, this depends on the styles.
     */
    function paintedBox(picture: Element): DOMRect {
      if (picture instanceof SVGSVGElement) {
        const { a, d, e, f } = picture.getScreenCTM() ?? new DOMMatrix()
        const { width, height } = picture.viewBox.baseVal
        return new DOMRect(e, f, a * width, d * height)
      }
      const box = picture.getBoundingClientRect()
      if (getComputedStyle(picture).objectFit === 'fill') return box
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
      const width = Math.min(box.width, box.height * ratio)
      const height = width / ratio
      return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
    }
  }, blocks)
}
