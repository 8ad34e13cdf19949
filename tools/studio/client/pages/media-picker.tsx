import { useState } from 'react'
import { formatOf, formats, mediaAddress, ratioOf, type Slot } from '../../../content/media'
import { usePart, useStudio } from '../context'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'

type PickerProps = { slot: Slot; chosen: string; choose(file: string): void; close(): void }

/** The files of the site that fit a field, with small pictures of them. */
export function MediaPicker({ slot, chosen, choose, close }: PickerProps) {
  const { t } = useStudio()
  const media = usePart((state) => state.base.source.media)
  const [query, setQuery] = useState('')
  const fitting = Object.entries(media).filter(
    ([file, { fault, width = 0, height = 1 }]) =>
      !fault &&
      formats[slot.kind].includes(formatOf(file)) &&
      (slot.shape === undefined || Math.abs(width / height - ratioOf(slot.shape)) < 0.02) &&
      file.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <Dialog title={t('choose.picture')} close={close}>
      <SearchField query={query} search={setQuery} />
      <ul className="media-grid">
        {fitting.map(([file, one]) => (
          <li key={file}>
            <button type="button" aria-pressed={file === chosen} onClick={() => choose(file)}>
              {one.width !== undefined && <img src={mediaAddress(file, one)} alt="" loading="lazy" />}
              <span>{file}</span>
            </button>
          </li>
        ))}
      </ul>
      {fitting.length === 0 && <p className="nothing">{t('search.nothing')}</p>}
    </Dialog>
  )
}
