import { useDeferredValue, useMemo, useState } from 'react'
import { isObject } from '../../content/json/json'
import { isShared } from '../document/operation'
import { usePart, useStudio } from './context'
import { BlockList } from './outline/block-list'
import { BlockPicker } from './outline/block-picker'
import { PageList } from './pages/page-list'
import { blockOf } from './paths'
import { PictureList } from './pictures/picture-list'
import { SharedOutline } from './shared/section-views'
import { Tabs } from './ui/tabs'
import { Writable } from './ui/writable'

/** The left sidebar: outline of the page, all pages, and all pictures. */
export function Sidebar() {
  const { t } = useStudio()
  const [chosen, choose] = useState<'outline' | 'pages' | 'pictures'>('outline')
  const name = usePart((state) => state.open?.name)
  return (
    <nav className="sidebar" aria-label={t`On this page`}>
      <Tabs
        label={t`On this page`}
        chosen={chosen}
        choose={choose}
        tabs={[
          { name: 'outline', words: t`On this page` },
          { name: 'pages', words: t`Pages` },
          { name: 'pictures', words: t`Pictures` },
        ]}
      >
        {chosen === 'outline' && <Writable>{name && isShared(name) ? <SharedOutline /> : <Outline />}</Writable>}
        {chosen === 'pages' && <PageList />}
        {chosen === 'pictures' && <PictureList />}
      </Tabs>
    </nav>
  )
}

const blocksOfPage = ['blocks']

function Outline() {
  const { store, t } = useStudio()
  const open = usePart((state) => state.open)
  const selected = usePart((state) => state.selected)
  const [isOpen, setOpen] = useState(false)
  const blocks = useMemo(
    () => (Array.isArray(open?.json.blocks) ? open.json.blocks.filter(isObject) : []),
    [open?.json.blocks],
  )
  // Typing updates the canvas first and this list later; added, removed and moved blocks are listed immediately.
  const deferredBlocks = useDeferredValue(blocks)
  const listedBlocks = idsOf(deferredBlocks) === idsOf(blocks) ? deferredBlocks : blocks
  const block = selected && blockOf(selected)
  const insertIndex = block ? Number(block[1]) + 1 : blocks.length
  return (
    <>
      <button
        type="button"
        className="block-name page-name"
        aria-current={(selected !== undefined && !block) || undefined}
        onClick={() => store.select(['title'], 'outline')}
      >
        <span>{String(open?.json.title ?? '')}</span>
        <small>{t`Page settings`}</small>
      </button>
      <BlockList path={blocksOfPage} blocks={listedBlocks} />
      <button type="button" className="add" data-add="blocks" onClick={() => setOpen(true)}>
        {t`Add a block`}
      </button>
      {isOpen && <BlockPicker path={blocksOfPage} at={insertIndex} close={() => setOpen(false)} />}
    </>
  )
}

function idsOf(blocks: Record<string, unknown>[]): string {
  return blocks.map(({ id, visible, brands }) => `${id} ${visible} ${brands}`).join()
}
