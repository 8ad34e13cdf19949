import { useState } from 'react'
import { addressOf } from '../../../content/new-id'
import type { PageKind } from '../../protocol'
import { usePart, useStudio } from '../context'
import { useNames } from '../form/simple'
import { refreshSite } from '../refresh'
import { Dialog } from '../ui/dialog'
import { Select } from '../ui/select'
import { Plan } from './plan'

/** Each kind of page, with a small picture of it. */
const sketches: Record<PageKind, string[]> = {
  page: ['M6 8h30', 'M6 14h52', 'M6 20h52', 'M6 26h40'],
  product: ['M6 8h24v18H6z', 'M36 9h22', 'M36 15h22', 'M36 21h16'],
  hub: ['M6 6h15v14H6z', 'M25 6h15v14H25z', 'M44 6h15v14H44z', 'M6 26h52'],
}

/** Starts a page: its kind, its title, and where it belongs. */
export function NewPage({ close }: { close(): void }) {
  const studio = useStudio()
  const { t } = studio
  const pages = usePart((state) => state.site.pages)
  const parents = useNames('parent')
  const [kind, setKind] = useState<PageKind>('page')
  const [title, setTitle] = useState('')
  const [parent, setParent] = useState('')
  const [own, setOwn] = useState<string>()
  const above = pages.find(({ name }) => name.slice(name.lastIndexOf('/') + 1) === parent)
  const folder = above?.name.includes('/') ? above.name.slice(0, above.name.lastIndexOf('/') + 1) : ''
  const name = own ?? addressOf(title)
  const isWhole = title.trim() !== '' && name !== ''
  return (
    <Dialog title={t('new.page')} close={close}>
      <fieldset className="kinds">
        <legend>{t('new.kind')}</legend>
        {(Object.keys(sketches) as PageKind[]).map((id) => (
          <label key={id} className="choice">
            <input type="radio" name="kind" checked={kind === id} onChange={() => setKind(id)} />
            <span>
              <svg className="sketch" viewBox="0 0 64 32" aria-hidden="true">
                {sketches[id].map((path) => (
                  <path key={path} d={path} />
                ))}
              </svg>
              <b>{t(`kind.${id}`)}</b> <small>{t(`kind.${id}.about`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span className="field-name">{t('page.title')}</span>
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label className="field">
        <span className="field-name">{t('page.parent')}</span>
        <Select value={parent} options={parents} none={t('none')} choose={setParent} />
      </label>
      <label className="field">
        <span className="field-name">{t('page.name')}</span>
        <input value={name} onChange={({ target }) => setOwn(target.value)} />
      </label>
      <Plan
        words={t('create')}
        command={
          isWhole
            ? { command: 'new', name: folder + name, kind, title: title.trim(), ...(parent !== '' && { parent }) }
            : undefined
        }
        done={async (page) => {
          await refreshSite(studio.store)
          close()
          if (page) await studio.open(page)
        }}
      />
    </Dialog>
  )
}
