import { useState } from 'react'
import type { Path } from '../../../content/base/problem'
import type { BlockType } from '../../fields'
import { usePart, useStudio } from '../context'
import { blockTypes } from '../schemas'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'

type PickerProps = { path: Path; at: number; close(): void }

/** All kinds of blocks, each with its own example as this site shows it. */
export function BlockPicker({ path, at, close }: PickerProps) {
  const { store, t, say } = useStudio()
  const look = usePart((state) => state.look)
  const language = usePart((state) => state.base.settings.defaultLanguage)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<BlockType | undefined>(blockTypes[0])
  const wanted = query.toLocaleLowerCase()
  const found = blockTypes.filter(({ type, title, about }) =>
    `${type} ${t.schema(title)} ${t.schema(about)}`.toLocaleLowerCase().includes(wanted),
  )
  const add = ({ examples, title }: BlockType) => {
    store.change({ kind: 'add', list: path, at, value: examples[0] ?? {} })
    store.select([...path, at], 'outline')
    say(t`${t.schema(title)} was added.`)
    close()
  }
  const prefix = look.language === language ? '' : `/${look.language}`
  return (
    <Dialog title={t`Add a block`} close={close} isWide>
      <div className="picker">
        <div>
          <SearchField query={query} search={setQuery} />
          <ul className="picker-list">
            {found.map((one) => (
              <li key={one.type}>
                <button
                  type="button"
                  onClick={() => add(one)}
                  onFocus={() => setShown(one)}
                  onPointerEnter={() => setShown(one)}
                >
                  <b>{t.schema(one.title)}</b>
                  <small>{t.schema(one.about)}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
        {shown && (
          <iframe
            className="picker-example"
            tabIndex={-1}
            title={t.schema(shown.title)}
            src={`${prefix}/_blocks/${shown.type}/0?brand=${look.brand}`}
            onLoad={({ currentTarget: { contentDocument } }) => alone(contentDocument)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Blocks alone: what stands around every page is not what is looked at. */
function alone(page: Document | null): void {
  const style = page?.createElement('style')
  if (!page || !style) return
  style.textContent = 'header,footer,.heading,.breadcrumb,.consent,.chat,.more{display:none!important}'
  page.head.append(style)
}
