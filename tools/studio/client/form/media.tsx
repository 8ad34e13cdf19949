import { type DragEvent, useState } from 'react'
import { mediaAddress, type Slot } from '../../../content/media'
import { RefusedError, server } from '../api'
import { usePart, useStudio } from '../context'
import { MediaPicker } from '../pages/media-picker'
import { keyOf } from '../paths'
import type { ControlProps } from './control'

/** A picture or another file: chosen from what there is, dropped, or pasted. */
export function MediaField({ field, path, value, id, describedBy, set, slot }: ControlProps & { slot: Slot }) {
  const studio = useStudio()
  const { t, say, store } = studio
  const media = usePart((state) => state.site.source.media)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const file = typeof value === 'string' ? value : ''
  const isImage = slot.kind === 'picture' || slot.kind === 'drawing'
  const take = async (files: FileList | null | undefined) => {
    const [first] = files ?? []
    if (!first || !isImage) return
    setBusy(true)
    setProblem(undefined)
    say(t('uploading'))
    try {
      const folder = (store.state.open?.name ?? '').split('/').at(-1) ?? ''
      const answer = await server.upload(first, folder)
      const { site, base } = store.state
      const known = { ...site.source.media, [answer.file]: answer.media }
      store.set({
        site: { ...site, source: { ...site.source, media: known } },
        base: { ...base, source: { ...base.source, media: known } },
      })
      set(answer.file)
      say(t('uploaded', { name: answer.file }))
    } catch (error) {
      setProblem(error instanceof RefusedError ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped or pasted here, the buttons take too
    <div
      className="media-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
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
        {isImage && (
          <label className="quiet upload">
            <span>{isBusy ? t('uploading') : t('upload')}</span>
            <input type="file" accept="image/*" onChange={({ target }) => take(target.files)} />
          </label>
        )}
        {file !== '' && !field.needed && (
          <button type="button" className="quiet" onClick={() => set(undefined)}>
            {t('remove')}
          </button>
        )}
        {problem && (
          <p className="problem problem-error" role="alert">
            {problem}
          </p>
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
