import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { messageOf, server } from '../api'
import { useStudio } from '../context'
import { slugOf } from '../names'

/** What an element has onto which files are dropped, or into which they are pasted. */
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

/** How pictures come in, and how far that is. */
export type Upload = { take(files: FileList | null | undefined): void; isBusy: boolean; problem: string | undefined }

/**
 * Takes pictures in, into the folder of the open page.
 * @param done called with each, as pages name it
 */
export function useUpload(done: (file: string) => void): Upload {
  const { t, say, store, keeper } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const takeOne = async (picture: File) => {
    const folder = slugOf(store.state.open?.name ?? '').replace(/^_/, '')
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

/** Chooses pictures from the machine, and says what is wrong with one. */
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
            // The same file can be chosen again.
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
