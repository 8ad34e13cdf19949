import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { allBlocks } from '../../../schema/localized'
import type { Tab } from '../../../schema/types'
import { addressed } from '../../parts/addressed'
import { replaceAddress } from '../../parts/anchor'

/** Which tab is open: the first, the one that the address leads to or into (#id), or the one chosen by pointer or arrow keys. */
export function useTabs(items: Tab[]) {
  const own = items.filter(({ href }) => href === undefined)
  // Documents do not know their address. Where the app shows the page, the router scrolls to what is open at first.
  const wanted = useSyncExternalStore(
    follow,
    () => own.find(isAddressed)?.id,
    () => undefined,
  )
  const [selected, setSelected] = useState(wanted ?? own[0]?.id)
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

  /** Arrow keys move among the tabs; those that are links in meaning take the focus but never open by it. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const now = tabs.findIndex((tab) => tab.matches(':focus'))
    const to = target(event.key, now, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    tab.focus()
    const id = tab.getAttribute('aria-controls')
    if (id !== null) select(id)
  }

  return { isLive, selected, select, tabList: { onKeyDown } }
}

/** What is chosen later is a state. */
const follow = () => () => {}

/** Whether the address leads to a tab or to a block in it. */
function isAddressed({ id, blocks = [] }: Tab): boolean {
  return [id, ...allBlocks(blocks).map((block) => block.id)].includes(location.hash.slice(1))
}

/** The tab a key leads to; undefined for keys that mean nothing here. */
function target(key: string, now: number, count: number, isRtl: boolean): number | undefined {
  const forward = ['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight']
  const back = ['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft']
  if (forward.includes(key)) return (now + 1) % count
  if (back.includes(key)) return (now - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
