import { useState } from 'react'
import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { formatOf, formats, mediaAddress, ratioOf, type Slot } from '../../../content/read/media'
import { framesOf } from '../../../content/read/named-media'
import { keepFocus } from '../begin'
import { usePart, useStudio } from '../context'
import { enterField } from '../paths'
import { takingFiles, UploadButton, useUpload } from '../pictures/upload'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'
import { wordIn } from '../write'
import { attributesOf, type ControlProps } from './control'

/** Control for a picture or other file. The file is chosen from the site's files, uploaded, dropped or pasted. */
export function MediaField({ field, path, value, set, slot, ...described }: ControlProps & { slot: Slot }) {
  const studio = useStudio()
  const { t, store } = studio
  const media = usePart((state) => state.base.source.media)
  const [isOpen, setOpen] = useState(false)
  const [first] = useState(value)
  // Sets the uploaded file only if the path still leads to the same value: during the upload, the user may have moved a
  // block or chosen another picture.
  const upload = useUpload((next) => valueAt(store.state.open?.json, path) === value && set(next))
  const file = typeof value === 'string' ? value : ''
  const isImage = slot.kind === 'picture' || slot.kind === 'drawing'
  return (
    <>
      <div className="media-field" {...takingFiles((files) => isImage && upload.take(files))}>
        {file !== '' && isImage && <img src={mediaAddress(file, media[file])} alt="" loading="lazy" />}
        <div className="media-words">
          <button {...attributesOf({ ...described, path })} type="button" onClick={() => setOpen(true)}>
            {file === '' ? t`Choose a picture` : file}
          </button>
          {isImage && <UploadButton upload={upload} />}
          {file !== '' && !field.needed && (
            <button type="button" className="quiet" onClick={() => keepFocus(studio, () => set(undefined))}>
              {t`Remove`}
            </button>
          )}
        </div>
        {isOpen && (
          <MediaPicker
            slot={slot}
            chosen={file}
            close={() => setOpen(false)}
            choose={(next) => {
              set(next)
              setOpen(false)
            }}
          />
        )}
      </div>
      {value !== first && first !== '' && file !== '' && <DescriptionNote path={[...path.slice(0, -1), 'alt']} />}
    </>
  )
}

/**
 * Note shown after a picture is replaced. Lists its description in each language, which may still describe the old
 * picture.
 */
function DescriptionNote({ path }: { path: Path }) {
  const studio = useStudio()
  const { store, t } = studio
  const languages = usePart((state) => state.base.settings.languages)
  usePart((state) => state.open)
  const [isDone, setDone] = useState(false)
  const words = languages.flatMap(({ code }) => {
    const text = wordIn(studio, path, code)
    return text ? [{ code, text }] : []
  })
  if (isDone || words.length === 0) return null
  const go = (language: string) => {
    store.lookAt({ language })
    store.select(path, 'form')
    requestAnimationFrame(() => enterField(path))
  }
  return (
    <div className="problem problem-warning picture-note" role="status">
      <p>{t`The picture was replaced. Does its description still say what it shows?`}</p>
      <ul className="found-places">
        {words.map(({ code, text }) => (
          <li key={code}>
            <button type="button" className="quiet" lang={code} dir="auto" onClick={() => go(code)}>
              <code>{code}</code> {text}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setDone(true)}>
        {t`It does`}
      </button>
    </div>
  )
}

type PickerProps = { slot: Slot; chosen: string; choose(file: string): void; close(): void }

/**
 * Dialog with thumbnails of the site's files that fit a slot. Frames of a turn are offered only for turns, because they
 * are too small for other slots.
 */
function MediaPicker({ slot, chosen, choose, close }: PickerProps) {
  const { t } = useStudio()
  const media = usePart((state) => state.base.source.media)
  const index = usePart((state) => state.base.index)
  const frames = framesOf({ index })
  const [query, setQuery] = useState('')
  const fitting = Object.entries(media).filter(
    ([file, { fault, width = 0, height = 1 }]) =>
      !fault &&
      (slot.kind === 'frame' || file === chosen || !frames.has(file)) &&
      formats[slot.kind].includes(formatOf(file)) &&
      (slot.shape === undefined || Math.abs(width / height - ratioOf(slot.shape)) < 0.02) &&
      file.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <Dialog title={t`Choose a picture`} close={close}>
      <SearchField query={query} search={setQuery} />
      <ul className="media-grid">
        {fitting.map(([file, fileMedia]) => (
          <li key={file}>
            <button type="button" aria-pressed={file === chosen} onClick={() => choose(file)}>
              {fileMedia.width !== undefined && <img src={mediaAddress(file, fileMedia)} alt="" loading="lazy" />}
              <span>{file}</span>
            </button>
          </li>
        ))}
      </ul>
      {fitting.length === 0 && <p className="nothing">{t`Nothing was found.`}</p>}
    </Dialog>
  )
}
