/** The map as a chart: a chunk of its own, fetched only where a map comes near the screen. */
import { Color, Graphics, Root } from '@amcharts/amcharts5'
import { geoNaturalEarth1, MapChart, MapPolygonSeries } from '@amcharts/amcharts5/map'
import world from '@amcharts/amcharts5-geodata/continentsLow.js'

export type Chart = {
  /** Shows which continent is selected and which the pointer is on, here or in the list. */
  show(selected: string | undefined, hovered: string | undefined): void
  dispose(): void
}

type ChartOptions = {
  /** Continents that can be chosen. */
  ids: string[]
  /** Those that have something to open. */
  described: string[]
  onSelect(id: string): void
  onHover(id: string | undefined, pointerType: string): void
  /** Called once, when the chart can be seen. */
  onDrawn(): void
}

/**
 * Draws the world into an element, in the colours the page gives it, now and when the theme changes. It does not move:
 * no panning, no zoom, no animation. The projection is that of the picture it replaces (Natural Earth,
 * `tools/art/world/continents.ts`).
 */
export function createChart(element: HTMLElement, { ids, described, onSelect, onHover, onDrawn }: ChartOptions): Chart {
  const root = Root.new(element)
  const chart = root.container.children.push(
    MapChart.new(root, {
      panX: 'none',
      panY: 'none',
      wheelX: 'none',
      wheelY: 'none',
      pinchZoom: false,
      maxZoomLevel: 1,
      projection: geoNaturalEarth1(),
    }),
  )
  const series = chart.series.push(MapPolygonSeries.new(root, { geoJSON: world, exclude: ['antarctica'] }))
  // The library's own mark stays, and does not move either: its parts are put where they would move to.
  root.tooltipContainer.walkChildren((part) => {
    if (part instanceof Graphics && part.get('dx')) part.setAll({ dx: 0, strokeOpacity: 1 })
  })
  let now: { selected?: string; hovered?: string } = {}

  const paint = () => {
    const colours = coloursOf(element)
    for (const item of series.dataItems) {
      const id = item.get('id', '')
      const isHovered = id === now.hovered
      const rest = isHovered ? 'hover' : described.includes(id) ? 'described' : 'land'
      const fill = id === now.selected ? (isHovered ? 'selectedHover' : 'selected') : rest
      item.get('mapPolygon').setAll({ fill: colours[fill], stroke: colours.outline, strokeWidth: 1 })
    }
  }

  const listen = () => {
    for (const item of series.dataItems) {
      const id = item.get('id', '')
      if (!ids.includes(id)) continue
      const polygon = item.get('mapPolygon')
      polygon.setAll({ interactive: true, cursorOverStyle: 'pointer' })
      polygon.events.on('click', () => onSelect(id))
      polygon.events.on('pointerover', ({ originalEvent }) => onHover(id, pointerType(originalEvent)))
      polygon.events.on('pointerout', ({ originalEvent }) => onHover(undefined, pointerType(originalEvent)))
    }
  }

  series.events.once('datavalidated', () => {
    listen()
    paint()
    root.events.once('frameended', onDrawn)
  })
  // The theme is a class of the page, the brand one of its body.
  const themes = new MutationObserver(paint)
  for (const target of [document.documentElement, document.body])
    themes.observe(target, { attributes: true, attributeFilter: ['class'] })

  // The library takes the word "none" for a direction to pan in, and would keep a finger here from scrolling the page.
  const leaveTouch = (event: Event) => event.stopPropagation()
  element.addEventListener('touchstart', leaveTouch, { capture: true, passive: true })

  return {
    show(selected, hovered) {
      now = { selected, hovered }
      paint()
    },
    dispose() {
      themes.disconnect()
      element.removeEventListener('touchstart', leaveTouch, { capture: true })
      root.dispose()
    },
  }
}

/** The page's own colours, from its tokens. */
function coloursOf(element: HTMLElement) {
  const styles = getComputedStyle(element)
  const textOf = (name: string) => styles.getPropertyValue(name).trim()
  const token = (name: string) => Color.fromString(textOf(name))
  return {
    land: token('--land'),
    described: Color.interpolate(Number.parseFloat(textOf('--described')) / 100, token('--land'), token('--primary')),
    outline: token('--line-strong'),
    hover: token('--land-hover'),
    selected: token('--primary'),
    selectedHover: token('--primary-hover'),
  }
}

/** amCharts hands on events of any kind. */
function pointerType(event: unknown): string {
  return event instanceof PointerEvent ? event.pointerType : 'mouse'
}
