import { useState } from 'react'
import { isAnchor } from '../../document/ids'
import { isShared } from '../../document/operation'
import { messageOf, server } from '../api'
import { useStudio } from '../context'
import { keyOf } from '../paths'
import { pageName } from '../state'
import type { ControlProps } from './control'

/**
 * Control that changes an id, together with its translations and with links to it within the page. An anchor that other
 * pages link to cannot be renamed; a message then lists the files of these pages.
 */
export function IdField({ value, id, path }: ControlProps) {
  const { store, keeper, t } = useStudio()
  const [next, setNext] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const currentId = String(value ?? '')
  const item = path.slice(0, -1)
  const page = store.state.open ? pageName(store.state.open) : ''
  const rename = async () => {
    const to = next
    setNext(undefined)
    setRefused(undefined)
    if (!to || to === currentId || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)) return
    const { open, base } = store.state
    if (!isShared(page) && isAnchor(open?.json, item, base.contract.anchors)) {
      const files = await server.linked(page, currentId)
      if (files.length > 0)
        return setRefused(
          t`Links in ${files.join(', ')} lead to this place: change them first, or rename it in an editor.`,
        )
    }
    store.change({ kind: 'rename', path: item, id: to })
  }
  const change = () => keeper.expect(rename().catch((error) => setRefused(messageOf(error))))
  return (
    <div className="row">
      {next === undefined ? (
        <output className="chip">{currentId}</output>
      ) : (
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the input replaces the button that was pressed
          autoFocus
          value={next}
          data-written={currentId}
          onChange={({ target }) => setNext(target.value)}
          onBlur={change}
          onKeyDown={({ key }) => key === 'Enter' && change()}
        />
      )}
      {next === undefined && (
        <button
          id={id}
          type="button"
          className="quiet"
          data-field={keyOf(path)}
          aria-label={`${t`Rename`}: ${t.fieldName('id')}`}
          onClick={() => setNext(currentId)}
        >
          {t`Rename`}
        </button>
      )}
      {refused !== undefined && (
        <p className="problem problem-error" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
