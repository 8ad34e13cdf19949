import { mediaAddress } from '../../../content/read/media'
import type { MediaState } from '../../protocol'
import { usePart, useStudio } from '../context'
import { Dialog } from '../ui/dialog'

type PictureDialogProps = { file: string; usedBy: MediaState['usedBy']; close(): void }

/** Dialog with a picture, its size, and the pages that show it. */
export function PictureDialog({ file, usedBy, close }: PictureDialogProps) {
  const studio = useStudio()
  const { t, store } = studio
  const media = usePart((state) => state.base.source.media)
  const { width = 0, height = 0 } = media[file] ?? {}
  return (
    <Dialog title={file} close={close}>
      {/* The dialog must not grow when the picture has loaded, because its buttons would move. */}
      <img className="picture-large" src={mediaAddress(file, media[file])} width={width} height={height} alt="" />
      <p className="count">{t`${width} × ${height} pixels`}</p>
      {usedBy.length > 0 && (
        <>
          <h3>{t`Pages`}</h3>
          <ul className="picture-users">
            {usedBy.map(({ name, title }) => (
              <li key={name}>
                {store.state.site.pages.some((page) => page.name === name) ? (
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      studio.open(name)
                    }}
                  >
                    {title}
                  </button>
                ) : (
                  title || t`On every page`
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {usedBy.length === 0 && <p className="nothing">{t`Not used anywhere`}</p>}
    </Dialog>
  )
}
