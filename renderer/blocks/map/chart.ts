/** The map as a chart. This module is a separate chunk, fetched only if a map is near the viewport. */
import { Color, Graphics, Root } from '@amcharts/amcharts5'
import { geoNaturalEarth1, MapChart, MapPolygonSeries } from '@amcharts/amcharts5/map'
import world from '@amcharts/amcharts5-geodata/continentsLow.js'

export type Chart = {
  /** Highlights the selected continent, and the continent that is hovered on the map or in the list. */
  show(selected: string | undefined, hovered: string | undefined): void
  dispose(): void
}

type ChartOptions = {
  /** Ids of the continents that can be selected. */
  ids: string[]
  /** Ids of the continents that have content. */
  described: string[]
  onSelect(id: string): void
  onHover(id: string | undefined, pointerType: string): void
  /** Called once, when the chart is drawn. */
  onDrawn(): void
}

/**
 * Draws the world into an element, in the page's colours, and repaints it when the theme changes. The chart is static:
 * no panning, zoom or animation. It has the same projection (Natural Earth) as the picture that it replaces
 * (`tools/art/world/continents.ts`).
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
  // Keeps the library's logo but skips its animation, by moving the parts of the logo to their final positions.
  root.tooltipContainer.walkChildren((part) => {
    if (part instanceof Graphics && part.get('dx')) part.setAll({ dx: 0, strokeOpacity: 1 })
  })
  let state: { selected?: string; hovered?: string } = {}

  const paint = () => {
    const colours = coloursOf(element)
    for (const item of series.dataItems) {
      const id = item.get('id', '')
      const isHovered = id === state.hovered
      const unselected = isHovered ? 'hover' : described.includes(id) ? 'described' : 'land'
      const fill = id === state.selected ? (isHovered ? 'selectedHover' : 'selected') : unselected
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
  // Watches both elements, because the theme is a class on `<html>`, and the brand a class on `<body>`.
  const themes = new MutationObserver(paint)
  for (const target of [document.documentElement, document.body])
    themes.observe(target, { attributes: true, attributeFilter: ['class'] })

  // Hides touches from the library, which treats "none" as a panning direction and would prevent touch scrolling.
  const leaveTouch = (event: Event) => event.stopPropagation()
  element.addEventListener('touchstart', leaveTouch, { capture: true, passive: true })

  return {
    show(selected, hovered) {
      state = { selected, hovered }
      paint()
    },
    dispose() {
      themes.disconnect()
      element.removeEventListener('touchstart', leaveTouch, { capture: true })
      root.dispose()
    },
  }
}

/** Colours of the chart, from the page's tokens. */
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

/** Pointer type of an event from amCharts; "mouse" if it is not a pointer event. */
function pointerType(event: unknown): string {
  return event instanceof PointerEvent ? event.pointerType : 'mouse'
}
