import { useState } from 'react'
import { isObject } from '../../../content/json'
import { useStudio } from '../context'
import { BlockList } from '../outline/block-list'
import { BlockPicker } from '../outline/block-picker'
import { keyOf } from '../paths'
import type { ControlProps } from './control'

/** Blocks in a block: as the blocks of the page, in a list of their own. */
export function Blocks({ path, value, id }: ControlProps) {
  const { t } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const blocks = Array.isArray(value) ? value.filter(isObject) : []
  return (
    <div data-field={keyOf(path)} tabIndex={-1}>
      <BlockList path={path} blocks={blocks} />
      <button id={id} type="button" className="quiet" onClick={() => setOpen(true)}>
        {t('add.block')}
      </button>
      {isOpen && <BlockPicker path={path} at={blocks.length} close={() => setOpen(false)} />}
    </div>
  )
}
