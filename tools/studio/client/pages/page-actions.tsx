import { useId, useState } from 'react'
import { addressOf } from '../../../content/language/plain-letters'
import { type Said, say } from '../../../content/say/say.js'
import type { PageRow } from '../../protocol'
import { usePart, useStudio } from '../context'
import { menuOf, renamedAddress, slugOf } from '../names'
import { refreshSite } from '../refresh'
import { Dialog } from '../ui/dialog'
import { Select } from '../ui/select'
import { type Command, Plan } from './plan'

type Action = 'rename' | 'duplicate' | 'delete'
const actions: Record<Action, Said> = {
  rename: say`Rename`,
  duplicate: say`Duplicate`,
  delete: say`Delete`,
}

/** Buttons to rename, duplicate or delete a page. A dialog first shows which files change. */
export function PageActions({ page }: { page: PageRow }) {
  const { t } = useStudio()
  const [action, setAction] = useState<Action>()
  return (
    <div className="row page-actions">
      {(Object.keys(actions) as Action[]).map((option) => (
        <button
          key={option}
          type="button"
          className={option === 'delete' ? 'quiet danger' : 'quiet'}
          onClick={() => setAction(option)}
        >
          {t.said(actions[option])}
        </button>
      ))}
      {action && <ActionDialog page={page} action={action} close={() => setAction(undefined)} />}
    </div>
  )
}

function ActionDialog({ page, action, close }: { page: PageRow; action: Action; close(): void }) {
  const studio = useStudio()
  const { t, store } = studio
  const pages = usePart((state) => state.site.pages)
  const slug = slugOf(page.name)
  const folder = page.name.slice(0, page.name.length - slug.length - 1)
  const [title, setTitle] = useState('')
  const [ownValue, setValue] = useState<string>()
  const value = ownValue ?? { rename: slugOf(page.address), duplicate: addressOf(title), delete: '' }[action]
  const command = commandOf(action, page, value, folder, title.trim())
  const field = useId()
  const label = {
    rename: t`New name in the address`,
    duplicate: t`Name in the address`,
    delete: t`Redirect its address to`,
  }[action]
  return (
    <Dialog title={`${t.said(actions[action])}: ${page.title}`} close={close}>
      {action === 'duplicate' && (
        <label className="field">
          <span className="field-name">{t`Title`}</span>
          <input value={title} onChange={({ target }) => setTitle(target.value)} />
        </label>
      )}
      <label className="field" htmlFor={field}>
        <span className="field-name">{label}</span>
        {action === 'delete' ? (
          <Select
            id={field}
            value={value}
            options={menuOf(pages)
              .filter(({ page: { name } }) => name !== page.name && !name.startsWith('_'))
              .map(({ page: { address }, words }) => ({ value: address, words }))}
            none={t`None`}
            choose={setValue}
          />
        ) : (
          <input id={field} value={value} onChange={({ target }) => setValue(target.value)} />
        )}
      </label>
      <Plan
        words={t.said(actions[action])}
        command={command}
        done={async (name) => {
          await refreshSite(store)
          close()
          const next = name ?? store.state.site.pages.find(({ address }) => address === '/')?.name
          if (next) await studio.open(next, action !== 'duplicate')
        }}
      />
    </Dialog>
  )
}

function commandOf(action: Action, row: PageRow, value: string, folder: string, title: string): Command | undefined {
  const { name: page, address } = row
  if (action === 'delete') return { command: 'delete', page, ...(value !== '' && { instead: value }) }
  if (value.trim() === '') return undefined
  if (action === 'rename') {
    const to = renamedAddress(address, value)
    return to === address ? undefined : { command: 'rename', page, to }
  }
  return title === ''
    ? undefined
    : { command: 'duplicate', page, to: folder === '' ? value : `${folder}/${value}`, title }
}
