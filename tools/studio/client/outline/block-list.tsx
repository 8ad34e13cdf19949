import { memo } from 'react'
import type { Path } from '../../../content/base/problem'
import { usePart, useStudio } from '../context'
import { problemsWithin, useProblems } from '../form/problem-note'
import { itemNames, nameOf, titleOf } from '../names'
import { isWithin, keyOf } from '../paths'
import { useSharedWords } from '../shared/use-shared-words'
import { Select } from '../ui/select'
import { ItemActions, SortableList } from '../ui/sortable-list'

/** List of blocks. The blocks can be selected, moved, hidden, duplicated and deleted. */
export const BlockList = memo(Blocks)

function Blocks({ path, blocks }: { path: Path; blocks: Record<string, unknown>[] }) {
  const { store, t, say } = useStudio()
  const selected = usePart((state) => state.selected)
  const base = usePart((state) => state.base)
  const { brands } = base.settings
  const brandName = (id: string) => brands.find((brand) => brand.id === id)?.name ?? id
  const placed = useProblems()
  const find = useSharedWords()
  const items = blocks.map((block, i) => {
    const blockPath = [...path, i]
    const name = nameOf(block, find)
    const isHidden = block.visible === false
    const shownFor = Array.isArray(block.brands) ? block.brands.map(String) : []
    const isChosen = selected !== undefined && isWithin(selected, blockPath)
    const errorCount = problemsWithin(placed, blockPath).filter(({ severity }) => severity === 'error').length
    const content = (
      <div key={String(block.id)} className={`block-row${isHidden ? ' is-hidden' : ''}`}>
        <button
          type="button"
          className="block-name"
          aria-current={isChosen || undefined}
          data-item={keyOf(blockPath)}
          onClick={() => store.select(blockPath, 'outline')}
        >
          <span>{name}</span>
          <small>
            {/* A block without a title is named after its type, so its items identify the block. */}
            {name === titleOf(block) ? itemNames(block, find) : titleOf(block)}
            {isHidden && ` · ${t`Hidden from visitors`}`}
            {shownFor.length > 0 && ` · ${t`Only ${shownFor.map(brandName).join(', ')}`}`}
          </small>
          {errorCount > 0 && <span className="badge">{errorCount}</span>}
        </button>
        {isChosen && (
          <ItemActions path={blockPath} name={name}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                store.change({ kind: 'hide', path: blockPath, hidden: !isHidden })
                say(isHidden ? t`Show` : t`Hidden from visitors`)
              }}
            >
              {isHidden ? t`Show` : brands.length > 1 ? t`Hide for all brands` : t`Hide`}
            </button>
            {(brands.length > 1 || shownFor.length > 0) && (
              <label className="shown-for">
                {t`Shown for`}{' '}
                <Select
                  value={shownFor.join(' ')}
                  none={t`All brands`}
                  options={[
                    ...brands.map(({ id, name: words }) => ({ value: id, words: t`Only ${words}` })),
                    // Also lists the current choice if it consists of several or unknown brands.
                    ...(shownFor.length > 1 ||
                    (shownFor[0] !== undefined && !brands.some(({ id }) => id === shownFor[0]))
                      ? [{ value: shownFor.join(' '), words: t`Only ${shownFor.map(brandName).join(', ')}` }]
                      : []),
                  ]}
                  choose={(next) => {
                    const value = next === '' ? undefined : next.split(' ')
                    const order = ['type', 'id', 'visible', 'brands']
                    store.change({ kind: 'set', path: [...blockPath, 'brands'], value, order })
                  }}
                />
              </label>
            )}
          </ItemActions>
        )}
      </div>
    )
    return { id: String(block.id ?? i), name, content }
  })
  return (
    <SortableList
      items={items}
      label={t`On this page`}
      className="blocks"
      move={(from, to) => {
        store.change({ kind: 'move', path: [...path, from], at: to })
        store.select([...path, to], 'outline')
      }}
    />
  )
}
