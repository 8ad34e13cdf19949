import type { PointerEvent } from 'react'
import type { WorldDrawing } from '../../../schema/parts'
import type { Continent } from '../../../schema/types'
import { Icon } from '../../parts/icon'
import { useChart } from './use-chart'
import { describedOf, type Selection } from './use-selection'

type PictureProps = { world: WorldDrawing; continents: Continent[]; selection: Selection }

/**
 * The world as a picture. Once the chart is drawn, it covers the picture exactly. Picture and chart only repeat the
 * list, so both are hidden from screen readers and the keyboard. Maps are never mirrored.
 */
export function WorldPicture({ world, continents, selection }: PictureProps) {
  const { width, height, outlines } = world
  const { selected, hovered, toggle, hoverOnMap } = selection
  const { frame, isDrawn } = useChart(continents, selection)
  const mark = selected === undefined ? undefined : outlines[selected]?.mark
  const isListed = (id: string) => continents.some((continent) => continent.id === id)
  const described = describedOf(continents)
  const listeners = (id: string) => ({
    onClick: () => toggle(id),
    onPointerEnter: ({ pointerType }: PointerEvent) => hoverOnMap(id, pointerType),
    onPointerLeave: ({ pointerType }: PointerEvent) => hoverOnMap(undefined, pointerType),
  })
  return (
    <div className={isDrawn ? 'map-picture map-charted' : 'map-picture'} dir="ltr" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {Object.entries(outlines).map(([id, { path }]) => (
          <path
            key={id}
            d={path}
            className={landClass(described.includes(id), id === selected, id === hovered)}
            data-continent={id}
            {...(isListed(id) ? listeners(id) : {})}
          />
        ))}
      </svg>
      {selection.isLive && <div className="map-chart" ref={frame} />}
      {mark && (
        <span
          className="map-mark"
          style={{ insetInlineStart: `${(100 * mark.x) / width}%`, insetBlockStart: `${(100 * mark.y) / height}%` }}
        >
          <Icon name="check" />
        </span>
      )}
    </div>
  )
}

function landClass(isDescribed: boolean, isSelected: boolean, isHovered: boolean): string {
  return ['map-land', isDescribed && 'map-described', isSelected && 'map-selected', isHovered && 'map-hovered']
    .filter(Boolean)
    .join(' ')
}
