import { useMemo } from 'react'
import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { mediaAddress } from '../../../content/read/media'
import { isShared } from '../../document/operation'
import type { MediaState } from '../../protocol'
import { usePart, useStudio } from '../context'
import { WordInLanguages } from '../languages/language-panel'
import { statesOf } from '../languages/next'
import { nameOf } from '../names'
import { isWithin, keyOf } from '../paths'
import { Dialog } from '../ui/dialog'

type PictureDialogProps = { file: string; usedBy: MediaState['usedBy']; close(): void }

/** A picture: how large it is, where it is used, and what it shows, in every language. */
export function PictureDialog({ file, usedBy, close }: PictureDialogProps) {
  const studio = useStudio()
  const { t, store } = studio
  const media = usePart((state) => state.base.source.media)
  const open = usePart((state) => state.open)
  const { width = 0, height = 0 } = media[file] ?? {}
  const others = usedBy.filter(({ name }) => name !== open?.name || isShared(name))
  return (
    <Dialog title={file} close={close}>
      <img className="picture-large" src={mediaAddress(file, media[file])} alt="" />
      <p className="count">{t`${width} × ${height} pixels`}</p>
      {others.length > 0 && (
        <>
          <h3>{t`On other pages`}</h3>
          <ul className="picture-users">
            {others.map(({ name, title }) => (
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
      <Here file={file} isUsed={others.length > 0} />
    </Dialog>
  )
}

/** Where the open page shows a picture, with what it says of it; and where it could. */
function Here({ file, isUsed }: { file: string; isUsed: boolean }) {
  const { store, t, say } = useStudio()
  const open = usePart((state) => state.open)
  const states = useMemo(() => (open ? statesOf(open) : []), [open])
  // Behind what all pages share is a page that is not written on.
  const page = open && !isShared(open.name) ? open.read.page : undefined
  if (!open || !page) return null
  const shownAt = page.annotations.flatMap(({ kind, value, path }) =>
    kind === 'media' && value === file ? [path.slice(0, -1)] : [],
  )
  const words = page.words.filter(
    ({ path }) =>
      path.at(-1) === 'alt' && shownAt.some((owner) => isWithin(path, owner) && path.length === owner.length + 1),
  )
  const add = (list: Path) => {
    const length = Object.keys(valueAt(open.json, list) ?? {}).length
    store.change({ kind: 'add', list, at: length, value: { id: '', src: file, alt: '' } })
    say(t`${file} was added.`)
  }
  return (
    <>
      <h3>{t`On this page`}</h3>
      {shownAt.length === 0 && <p className="nothing">{isUsed ? t`Not on this page` : t`Not used anywhere`}</p>}
      {words.map((word) => (
        <WordInLanguages key={word.key} word={word} states={states} />
      ))}
      <div className="row">
        {galleriesOf(open.json).map(({ path, name }) => (
          <button key={keyOf(path)} type="button" onClick={() => add(path)}>
            {t`Add to: ${name}`}
          </button>
        ))}
      </div>
    </>
  )
}

/** The lists of pictures on a page, each with the name of its block. */
function galleriesOf({ blocks }: Record<string, unknown>): { path: Path; name: string }[] {
  const all = Array.isArray(blocks) ? blocks : []
  return all.flatMap((block: unknown, i) =>
    isObject(block) && Array.isArray(block.images) ? [{ path: ['blocks', i, 'images'], name: nameOf(block) }] : [],
  )
}
