import { usePart, useStudio } from '../context'
import { turn } from '../history'

type NotesProps = {
  /** What is on the canvas when a component failed: the page as it was before, or nothing. */
  left: 'before' | 'nothing' | undefined
}

/** What the author must know of the page on the canvas and of its files, each in a sentence with a way on. */
export function Notes({ left }: NotesProps) {
  const studio = useStudio()
  const { store, keeper, t } = studio
  const open = usePart((state) => state.open)
  const keeping = usePart((state) => state.keeping)
  const back = usePart((state) => state.back)
  const trouble = usePart((state) => state.trouble)
  if (!open) return null
  const isBroken = open.read.page !== open.shownFrom
  return (
    <div className="stage-notes">
      {back?.on === open.name && (
        <p className="stage-note stage-way" role="status">
          {t('shown.elsewhere', { title: back.title })}{' '}
          <button type="button" onClick={() => studio.open(back.name)}>
            {t('back.to', { title: back.title })}
          </button>
        </p>
      )}
      {open.isGone && (
        <p className="stage-note" role="alert">
          {t('page.gone')}{' '}
          <button
            type="button"
            onClick={() => {
              store.bringBack()
              keeper.flush()
            }}
          >
            {t('bring.back')}
          </button>
        </p>
      )}
      {trouble !== undefined && (
        <p className="stage-note" role="alert">
          {trouble} {t(keeping === 'failed' ? 'trouble.saving' : 'trouble.reading')}
        </p>
      )}
      {isBroken && (
        <p className="stage-note" role="status">
          {t(open.shown ? 'canvas.broken' : 'canvas.none')}
        </p>
      )}
      {!isBroken && left && (
        <p className="stage-note" role="alert">
          {t(`canvas.failed.${left}`)}{' '}
          <button type="button" disabled={open.past.length === 0} onClick={() => turn(studio, 'undo')}>
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  )
}
