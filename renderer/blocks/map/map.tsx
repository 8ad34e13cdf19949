import type { ReactNode } from 'react'
import type { Continent, Map as MapBlock } from '../../../schema/types'
import { Blocks } from '../../parts/blocks'
import { displayText } from '../../parts/display-text'
import { Below, Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { RichText } from '../../parts/rich-text'
import { langOf, nameAttributes } from '../../parts/text'
import { useView } from '../../parts/view'
import { WorldPicture } from './picture'
import { type Selection, useSelection } from './use-selection'

/**
 * Continents on a map and in a list; at most one is open. The map only repeats the list, which is accessible to all
 * visitors. Without scripts, every continent is a heading with its content below. Follows the disclosure pattern of the
 * WAI-ARIA Authoring Practices.
 */
export default function WorldMap({ block: { id, title, label, continents, empty, world } }: { block: MapBlock }) {
  const selection = useSelection(continents)
  const [name, inside] = nameAttributes(label, useView().page.lang)
  return (
    <section id={id} className="block full map" data-used={selection.isLive ? '' : undefined} {...name}>
      {title !== undefined && (
        <Heading {...inside} {...langOf(title)}>
          {displayText(title)}
        </Heading>
      )}
      <div className="map-layout" {...inside}>
        {world && <WorldPicture world={world} continents={continents} selection={selection} />}
        <Below title={title}>
          {continents.map((continent) => (
            <ContinentItem key={continent.id} continent={continent} selection={selection}>
              {continent.blocks?.length ? <Blocks blocks={continent.blocks} /> : <RichText text={empty} />}
            </ContinentItem>
          ))}
        </Below>
      </div>
    </section>
  )
}

type ItemProps = {
  continent: Continent
  selection: Selection
  children: ReactNode
}

/** A row of the list, with its panel. */
function ContinentItem({ continent: { id, name }, selection, children }: ItemProps) {
  const { selected, hovered, toggleInList, hoverInList } = selection
  const isOpen = selected === id
  return (
    <div className="map-item">
      <Heading id={id} className="map-heading" {...langOf(name)}>
        <button
          type="button"
          id={`${id}_button`}
          className={hovered === id ? 'map-button needs-script map-hovered' : 'map-button needs-script'}
          data-opens={id}
          aria-expanded={isOpen}
          aria-controls={`${id}_panel`}
          onClick={({ currentTarget }) => toggleInList(id, currentTarget)}
          onPointerEnter={({ pointerType }) => hoverInList(id, pointerType)}
          onPointerLeave={({ pointerType }) => hoverInList(undefined, pointerType)}
        >
          {displayText(name)}
          <Icon name="chevron-down" />
        </button>
        <span className="map-name">{displayText(name)}</span>
      </Heading>
      <div id={`${id}_panel`} className="map-panel" data-open={isOpen ? '' : undefined}>
        <p className="map-panel-name" aria-hidden="true" {...langOf(name)}>
          {displayText(name)}
        </p>
        <div className="map-panel-blocks">
          <Below title={name}>{children}</Below>
        </div>
      </div>
    </div>
  )
}
