import { useState } from 'react'
import { isObject } from '../../content/json'
import { isShared } from '../document/operation'
import { usePart, useStudio } from './context'
import { BlockList } from './outline/block-list'
import { BlockPicker } from './outline/block-picker'
import { PageList } from './pages/page-list'
import { blockOf } from './paths'
import { SharedOutline } from './shared/shared-outline'
import { Tabs } from './ui/tabs'

/** On the left: what is on the page, and all pages. */
export function Sidebar() {
  const { t } = useStudio()
  const [chosen, choose] = useState<'outline' | 'pages'>('outline')
  const name = usePart((state) => state.open?.name)
  return (
    <nav className="sidebar" aria-label={t('outline')}>
      <Tabs
        label={t('outline')}
        chosen={chosen}
        choose={choose}
        tabs={[
          { name: 'outline', words: t('outline') },
          { name: 'pages', words: t('pages') },
        ]}
      >
        {chosen === 'pages' ? <PageList /> : name && isShared(name) ? <SharedOutline /> : <Outline />}
      </Tabs>
    </nav>
  )
}

function Outline() {
  const { store, t } = useStudio()
  const open = usePart((state) => state.open)
  const selected = usePart((state) => state.selected)
  const [isOpen, setOpen] = useState(false)
  const blocks = Array.isArray(open?.json.blocks) ? open.json.blocks.filter(isObject) : []
  const block = selected && blockOf(selected)
  const after = block ? Number(block[1]) + 1 : blocks.length
  return (
    <>
      <button
        type="button"
        className="block-name page-name"
        aria-current={(selected !== undefined && !block) || undefined}
        onClick={() => store.select(['title'], 'outline')}
      >
        <span>{String(open?.json.title ?? '')}</span>
        <small>{t('settings')}</small>
      </button>
      <BlockList path={['blocks']} blocks={blocks} />
      <button type="button" className="add" onClick={() => setOpen(true)}>
        {t('add.block')}
      </button>
      {isOpen && <BlockPicker path={['blocks']} at={after} close={() => setOpen(false)} />}
    </>
  )
}
