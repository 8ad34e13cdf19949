import { useState } from 'react'
import type { Path } from '../../../content/base/problem'
import type { BlockType } from '../../fields'
import { begin } from '../begin'
import { usePart, useStudio } from '../context'
import { blockTypes } from '../schemas'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'

type PickerProps = { path: Path; at: number; close(): void }

/** Dialog that lists all block types, and shows a preview of one of them. @param at index of the new block */
export function BlockPicker({ path, at, close }: PickerProps) {
  const studio = useStudio()
  const { store, t, say } = studio
  const look = usePart((state) => state.look)
  const language = usePart((state) => state.base.settings.defaultLanguage)
  const [query, setQuery] = useState('')
  const [previewed, setPreviewed] = useState<BlockType | undefined>(blockTypes[0])
  const needle = query.toLocaleLowerCase()
  const matches = blockTypes.filter(({ type, title, about }) =>
    `${type} ${t.schema(title)} ${t.schema(about)}`.toLocaleLowerCase().includes(needle),
  )
  const add = ({ examples, title }: BlockType) => {
    begin(studio, () => {
      close()
      return store.change({ kind: 'add', list: path, at, value: examples[0] ?? {} })
    })
    say(t`${t.schema(title)} was added.`)
  }
  const prefix = look.language === language ? '' : `/${look.language}`
  return (
    <Dialog title={t`Add a block`} close={close} isWide>
      <div className="picker">
        <div>
          <SearchField query={query} search={setQuery} />
          <ul className="picker-list">
            {matches.map((blockType) => (
              <li key={blockType.type}>
                <button
                  type="button"
                  onClick={() => add(blockType)}
                  onFocus={() => setPreviewed(blockType)}
                  onPointerEnter={() => setPreviewed(blockType)}
                >
                  <b>{t.schema(blockType.title)}</b>
                  <small>{t.help(blockType.about)}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
        {previewed && (
          <iframe
            className="picker-example"
            tabIndex={-1}
            title={t.schema(previewed.title)}
            src={`${prefix}/_blocks/${previewed.type}/0?brand=${look.brand}`}
            onLoad={({ currentTarget: { contentDocument } }) => hideSurroundings(contentDocument)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Hides everything in the preview that is not a block of the page. */
function hideSurroundings(page: Document | null): void {
  const style = page?.createElement('style')
  if (!page || !style) return
  style.textContent = 'header,footer,.heading,.breadcrumb,.consent,.chat,.more{display:none!important}'
  page.head.append(style)
}
