import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { allBlocks } from '../../../schema/localized'
import type { Tab } from '../../../schema/types'
import { addressed } from '../../parts/addressed'
import { replaceAddress } from '../../parts/anchor'

/** React hook: the open tab. This is the first tab, unless the address ("#id") or the visitor selects another. */
export function useTabs(items: Tab[]) {
  const openable = items.filter(({ href }) => href === undefined)
  // Undefined in prerendered HTML, because the anchor is not known at build time. If the app renders the page in the
  // browser, the tab that the address points to is open from the first render, and the router scrolls to it.
  const addressedId = useSyncExternalStore(
    follow,
    () => openable.find(isAddressed)?.id,
    () => undefined,
  )
  const [selected, setSelected] = useState(addressedId ?? openable[0]?.id)
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    setLive(true)
    const open = () => {
      const panel = addressed()?.closest('.tab-panel')?.id
      if (items.some(({ id, href }) => id === panel && href === undefined)) setSelected(panel)
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [items])

  const select = (id: string) => {
    setSelected(id)
    replaceAddress(`#${id}`)
  }

  /** Moves the focus between tabs, and opens the focused tab unless it links to a page. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const focusIndex = tabs.findIndex((tab) => tab.matches(':focus'))
    const targetIndex = target(
      event.key,
      focusIndex,
      tabs.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    )
    const tab = targetIndex === undefined ? undefined : tabs[targetIndex]
    if (!tab) return
    event.preventDefault()
    tab.focus()
    const id = tab.getAttribute('aria-controls')
    if (id !== null) select(id)
  }

  return { isLive, selected, select, tabList: { onKeyDown } }
}

/** Subscribes to nothing, because tabs chosen later are kept in React state. */
const follow = () => () => {}

/** Whether the address points to a tab or to a block inside the tab. */
function isAddressed({ id, blocks = [] }: Tab): boolean {
  return [id, ...allBlocks(blocks).map((block) => block.id)].includes(location.hash.slice(1))
}

/** Index of the tab to which a key moves the focus; undefined for other keys. */
function target(key: string, focusIndex: number, count: number, isRtl: boolean): number | undefined {
  const forward = ['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight']
  const back = ['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft']
  if (forward.includes(key)) return (focusIndex + 1) % count
  if (back.includes(key)) return (focusIndex - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
