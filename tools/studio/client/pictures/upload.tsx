import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { messageOf, server } from '../api'
import { useStudio } from '../context'
import { slugOf } from '../names'

/** Event handlers for an element that accepts dropped and pasted files. */
export function takingFiles(take: (files: FileList) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      take(event.dataTransfer.files)
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => take(clipboardData.files),
  }
}

/** State of an upload. `take` starts an upload of files. */
export type Upload = { take(files: FileList | null | undefined): void; isBusy: boolean; problem: string | undefined }

/**
 * React hook that uploads pictures into the folder of the open page.
 * @param done called with the file name of each picture
 */
export function useUpload(done: (file: string) => void): Upload {
  const { t, say, store, keeper } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const takeOne = async (picture: File) => {
    const folder = slugOf(store.state.open?.name ?? '').replace(/^_|[[\]]/g, '')
    const answer = await server.upload(picture, folder)
    const { base } = store.state
    const media = { ...base.source.media, [answer.file]: answer.media }
    store.set({ base: { ...base, source: { ...base.source, media } } })
    done(answer.file)
    say(t`${answer.file} is ready.`)
  }
  const takeAll = async (pictures: File[]) => {
    setBusy(true)
    setProblem(undefined)
    say(t`The picture is being made ready …`)
    try {
      for (const picture of pictures) await takeOne(picture)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    take: (files) => {
      if (files && files.length > 0) keeper.expect(takeAll([...files]))
    },
    isBusy,
    problem,
  }
}

/** Button that uploads pictures. If the upload fails, shows an error message. */
export function UploadButton({ upload, isMany = false }: { upload: Upload; isMany?: boolean }) {
  const { t } = useStudio()
  return (
    <>
      <label className="quiet upload">
        <span>{upload.isBusy ? t`The picture is being made ready …` : t`Upload a picture`}</span>
        <input
          type="file"
          accept="image/*"
          multiple={isMany}
          onChange={({ target }) => {
            upload.take(target.files)
            // Allows the user to choose the same file again.
            target.value = ''
          }}
        />
      </label>
      {upload.problem && (
        <p className="problem problem-error" role="alert">
          {upload.problem}
        </p>
      )}
    </>
  )
}
