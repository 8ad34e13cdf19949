import { useState } from 'react'
import type { KeptDraft } from '../protocol'
import { useStudio } from './context'
import { Dialog } from './ui/dialog'

/** Offers edits of the open page that were kept and never saved, after a crash or from another tab. */
export function DraftDialog({ drafts, done }: { drafts: KeptDraft[]; done(): void }) {
  const { store, t } = useStudio()
  const [draft] = drafts
  const [isOpen, setOpen] = useState(true)
  if (!draft || !isOpen) return null
  const leave = () => {
    setOpen(false)
    done()
  }
  const take = () => {
    store.takeUp(draft)
    leave()
  }
  return (
    <Dialog title={t('draft')} close={leave}>
      <p>{t('draft.found', { at: new Date(draft.at).toLocaleString(t.language) })}</p>
      <div className="row">
        <button type="button" className="primary" onClick={take}>
          {t('draft.take')}
        </button>
        <button type="button" onClick={leave}>
          {t('draft.leave')}
        </button>
      </div>
    </Dialog>
  )
}
