import { useState } from 'react'
import { mediaAddress, type Slot } from '../../../content/media'
import { usePart, useStudio } from '../context'
import { MediaPicker } from '../pages/media-picker'
import { keyOf } from '../paths'
import { takingFiles, UploadButton, useUpload } from '../pictures/upload'
import type { ControlProps } from './control'

/** A picture or another file: chosen from what there is, dropped, or pasted. */
export function MediaField({ field, path, value, id, describedBy, set, slot }: ControlProps & { slot: Slot }) {
  const { t } = useStudio()
  const media = usePart((state) => state.base.source.media)
  const [isOpen, setOpen] = useState(false)
  const upload = useUpload((next) => set(next))
  const file = typeof value === 'string' ? value : ''
  const isImage = slot.kind === 'picture' || slot.kind === 'drawing'
  return (
    <div className="media-field" {...takingFiles((files) => isImage && upload.take(files))}>
      {file !== '' && isImage && <img src={mediaAddress(file, media[file])} alt="" loading="lazy" />}
      <div className="media-words">
        <button
          id={id}
          type="button"
          data-field={keyOf(path)}
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          {file === '' ? t('choose.picture') : file}
        </button>
        {isImage && <UploadButton upload={upload} />}
        {file !== '' && !field.needed && (
          <button type="button" className="quiet" onClick={() => set(undefined)}>
            {t('remove')}
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
  )
}
