import { useEffect, useState } from 'react'
import { isPicture, mediaAddress } from '../../../content/read/media'
import { framesOf } from '../../../content/read/named-media'
import type { MediaState } from '../../protocol'
import { server } from '../api'
import { usePart, useStudio } from '../context'
import { SearchField } from '../ui/search-field'
import { PictureDialog } from './picture-dialog'
import { takingFiles, UploadButton, useUpload } from './upload'

/**
 * List of all pictures of the site, each with the number of pages that show it. Only the first frame of a turn is
 * shown. New pictures can be uploaded.
 */
export function PictureList() {
  const { t, keeper } = useStudio()
  const media = usePart((state) => state.base.source.media)
  const index = usePart((state) => state.base.index)
  const pages = usePart((state) => state.site.pages)
  const changes = usePart((state) => state.changes)
  const [states, setStates] = useState<MediaState[]>([])
  const [query, setQuery] = useState('')
  const [isUnused, setUnused] = useState(false)
  const [chosen, choose] = useState<string>()
  const upload = useUpload(choose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any save may change where pictures are used
  useEffect(() => {
    let isCurrent = true
    server.media().then(
      (states) => isCurrent && setStates(states),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [media, pages, changes])
  const users = new Map(states.map(({ file, usedBy }) => [file, usedBy]))
  const needle = query.toLocaleLowerCase().trim()
  const frames = framesOf({ index })
  /** Number of frames of each turn, by its first frame. */
  const turns = new Map(index.pages.map(({ frames = [] }) => [frames[0], frames.length]))
  const pictures = Object.keys(media).filter((file) => isPicture(file) && (!frames.has(file) || turns.has(file)))
  const unusedPictures = pictures.filter((file) => users.get(file)?.length === 0)
  const visiblePictures = (isUnused ? unusedPictures : pictures).filter((file) =>
    file.toLocaleLowerCase().includes(needle),
  )
  return (
    <div className="pictures" {...takingFiles(upload.take)}>
      <SearchField query={query} search={setQuery} />
      <div className="drop">
        <UploadButton upload={upload} isMany />
        <small>{t`Drop a picture here, or paste one`}</small>
      </div>
      <label className="row">
        <input type="checkbox" checked={isUnused} onChange={({ target }) => setUnused(target.checked)} />
        {t`Unused only (${unusedPictures.length})`}
      </label>
      <ul className="media-grid">
        {visiblePictures.map((file) => (
          <li key={file}>
            <button
              type="button"
              onClick={() => {
                // The server reads the files to find the pages that use a picture, so edits must be saved first.
                keeper.flush()
                choose(file)
              }}
            >
              <img src={mediaAddress(file, media[file])} alt="" loading="lazy" />
              <span>{file}</span>
              {frames.has(file) && <small>{t`${turns.get(file) ?? 0} pictures to turn`}</small>}
              <small>
                {users.get(file)?.length === 0 ? t`Not used anywhere` : t`Pages: ${users.get(file)?.length ?? 0}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {visiblePictures.length === 0 && <p className="nothing">{t`Nothing was found.`}</p>}
      {chosen !== undefined && (
        <PictureDialog file={chosen} usedBy={users.get(chosen) ?? []} close={() => choose(undefined)} />
      )}
    </div>
  )
}
