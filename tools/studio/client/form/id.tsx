import { useState } from 'react'
import { isAnchor } from '../../document/ids'
import { isShared } from '../../document/operation'
import { server } from '../api'
import { useStudio } from '../context'
import { renameEverywhere } from '../history'
import { Plan } from '../pages/plan'
import { keyOf } from '../paths'
import { Dialog } from '../ui/dialog'
import type { ControlProps } from './control'

/**
 * A short name: the key of translations, the anchor, and what links lead to: all of these follow. Where other pages link to
 * it, it is shown first what that touches.
 */
export function IdField({ value, id, path }: ControlProps) {
  const studio = useStudio()
  const { store, keeper, t, say } = studio
  const [next, setNext] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const own = String(value ?? '')
  const item = path.slice(0, -1)
  const { name: page = '' } = store.state.open ?? {}
  const renameHere = (to: string) => store.change({ kind: 'rename', path: item, id: to })
  const isLinked = async (to: string) => {
    await keeper.save()
    const { files } = await server.pages({ command: 'rename-id', dryRun: true, page, from: own, to })
    return files.length > 0
  }
  const change = async () => {
    const to = next
    setNext(undefined)
    if (!to || to === own || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)) return
    if (isShared(page) || !isAnchor(store.state.open?.json, item, store.state.base.contract.anchors)) renameHere(to)
    // Why it cannot be is said where it is shown what it touches.
    else if (await isLinked(to).catch(() => true)) setAsked(to)
    else renameHere(to)
  }
  return (
    <div className="row">
      {next === undefined ? (
        <output className="chip">{own}</output>
      ) : (
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
          value={next}
          data-written={own}
          onChange={({ target }) => setNext(target.value)}
          onBlur={() => keeper.expect(change())}
          onKeyDown={({ key }) => key === 'Enter' && keeper.expect(change())}
        />
      )}
      {next === undefined && (
        <button
          id={id}
          type="button"
          className="quiet"
          data-field={keyOf(path)}
          aria-label={`${t`Rename`}: ${t.fieldName('id')}`}
          onClick={() => setNext(own)}
        >
          {t`Rename`}
        </button>
      )}
      {asked !== undefined && (
        <Dialog title={`${t`Rename`}: ${own} → ${asked}`} close={() => setAsked(undefined)}>
          <p>{t`Links from elsewhere lead to this place. They are updated too.`}</p>
          <Plan
            words={t`Rename`}
            command={{ command: 'rename-id', page, from: own, to: asked }}
            go={() => renameEverywhere(studio, { from: own, to: asked })}
            done={() => {
              store.note({ from: own, to: asked })
              say(t`It is now called ${asked}. All links were updated.`)
              setAsked(undefined)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
