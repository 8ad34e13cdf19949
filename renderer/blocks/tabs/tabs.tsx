import type { Block, Tab, Tabs as TabsBlock } from '../../../schema/types'
import { Blocks } from '../../parts/blocks'
import { Below, Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { langOf, nameAttributes, plainWords } from '../../parts/text'
import { useView } from '../../parts/view'
import { useTabs } from './use-tabs'

/**
 * Panels behind tabs, one of them open. Without scripts, all panels are shown one below the other, each with its
 * heading. Until the app runs, CSS shows the panel that the address points to (tabs.late.css), and the inline script
 * handles the buttons. Follows the WAI-ARIA Authoring Practices, "Tabs with Automatic Activation".
 */
export default function Tabs({ block: { id, label, items } }: { block: TabsBlock }) {
  const { isLive: isRunning, selected, select, tabList } = useTabs(items)
  // If all items link to other pages, they remain links: as tabs, none of them could be selected, so the Tab key would
  // not reach any of them.
  const isLive = isRunning && items.some(({ href }) => href === undefined)
  const [name, inside] = nameAttributes(label, useView().page.lang)
  return (
    <section id={id} className="block full tabs" data-used={isLive ? '' : undefined}>
      <div
        className="tab-list needs-script"
        {...(isLive ? { role: 'tablist', 'aria-orientation': 'vertical' as const } : { role: 'group' })}
        {...name}
        {...tabList}
      >
        {items.map((item) => (
          <TabButton
            key={item.id}
            item={item}
            inside={inside}
            isLive={isLive}
            isSelected={item.id === selected}
            select={select}
          />
        ))}
      </div>
      <div className="tab-panels">
        {items.map((item) => (
          <Panel key={item.id} item={item} isLive={isLive} isOpen={item.id === selected} />
        ))}
      </div>
    </section>
  )
}

function TabButton({
  item: { id, label, href },
  inside,
  isLive,
  isSelected,
  select,
}: {
  item: Tab
  /** Attributes for tab labels that have no `lang` (see `nameAttributes`). */
  inside: { lang?: string }
  isLive: boolean
  isSelected: boolean
  select(id: string): void
}) {
  if (href !== undefined) {
    return (
      <Link href={href} reload {...(isLive && { role: 'tab', 'aria-selected': false, tabIndex: -1 })}>
        <span {...inside} {...langOf(label)}>
          {plainWords(label)}
        </span>
        <Icon name="arrow-right" />
      </Link>
    )
  }
  return (
    <button
      type="button"
      id={`${id}_tab`}
      data-opens={id}
      aria-controls={id}
      {...(isLive
        ? { role: 'tab', 'aria-selected': isSelected, tabIndex: isSelected ? 0 : -1 }
        : { 'aria-expanded': isSelected })}
      onClick={() => select(id)}
    >
      <span {...inside} {...langOf(label)}>
        {plainWords(label)}
      </span>
    </button>
  )
}

function Panel({
  item: { id, label, href, blocks = [] },
  isLive,
  isOpen,
}: {
  item: Tab
  isLive: boolean
  isOpen: boolean
}) {
  const isHeaded = hasHeading(blocks)
  const heading = (
    <Heading className="tab-heading" {...langOf(label)}>
      {href === undefined ? plainWords(label) : <Link href={href}>{plainWords(label)}</Link>}
    </Heading>
  )
  if (href !== undefined) return <div className="tab-panel tab-link">{heading}</div>
  return (
    <div
      id={id}
      className="tab-panel"
      data-open={isOpen ? '' : undefined}
      hidden={isLive && !isOpen}
      {...(isLive ? { role: 'tabpanel', 'aria-labelledby': `${id}_tab`, tabIndex: 0 } : {})}
    >
      {!isHeaded && heading}
      <Below title={isHeaded ? undefined : label}>
        <Blocks blocks={blocks} />
      </Below>
    </div>
  )
}

/** Whether the first block has a title, so that the panel needs no heading. */
function hasHeading([first]: Block[]): boolean {
  return first !== undefined && 'title' in first && first.title !== undefined
}
