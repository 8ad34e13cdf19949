import { useState } from 'react'
import type { FoundPlace } from '../../protocol'
import { messageOf, server } from '../api'
import { type Studio, usePart, useStudio } from '../context'
import { enterField } from '../paths'
import { sharedTitles } from '../shared/titles'
import { Dialog } from '../ui/dialog'
import { useAnswer } from '../use-answer'

/** Debounce delay in ms for the replacement text. */
const pause = 250

/** Number of matches that are shown for a page until the author asks for the others. */
const few = 4

/**
 * The matches of a search on a page. A click on a match opens the page at the matching text, in the language of that
 * text.
 */
export function PlaceList({ places }: { places: FoundPlace[] }) {
  const studio = useStudio()
  const [isWhole, setWhole] = useState(false)
  const { t } = studio
  const shownPlaces = isWhole ? places : places.slice(0, few)
  return (
    <ul className="found-places">
      {shownPlaces.map((place) => (
        <li key={keyOf(place)}>
          <button type="button" className="quiet" onClick={() => goTo(studio, place)}>
            <PlaceText place={place} />
          </button>
        </li>
      ))}
      {places.length > shownPlaces.length && (
        <li>
          <button type="button" className="quiet" onClick={() => setWhole(true)}>
            {t`${places.length - shownPlaces.length} more`}
          </button>
        </li>
      )}
    </ul>
  )
}

/** Dialog that replaces words in all pages and languages, except for matches that the author leaves out. */
export function ReplaceDialog({ words, close }: { words: string; close(): void }) {
  const { t, keeper } = useStudio()
  const pages = usePart((state) => state.site.pages)
  const [to, setTo] = useState('')
  const [omittedKeys, setOmittedKeys] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<{ done?: number; problem?: string; isBusy?: boolean }>({})
  const next = to.trim()
  const { answer, problem } = useAnswer(
    () => server.find(words, next === '' ? undefined : next),
    [next, state.done],
    pause,
  )
  const places = answer?.places ?? []
  const chosen = places.filter((place) => place.to !== undefined && !omittedKeys.has(keyOf(place)))
  const titleOf = (name: string) => {
    const shared = sharedTitles[name]
    return shared ? t.said(shared) : (pages.find((page) => page.name === name)?.title ?? name)
  }
  const act = async (work: () => Promise<unknown>, done?: number) => {
    setState({ isBusy: true })
    try {
      await keeper.flush()
      await work()
      setState({ done })
    } catch (error) {
      setState({ problem: messageOf(error) })
    }
  }
  const replace = () =>
    act(
      () => server.replace({ words, to: next, places: chosen.map(({ file, path }) => ({ file, path })) }),
      chosen.length,
    )
  const refused = problem ?? state.problem
  return (
    <Dialog title={t`Replace “${words}”`} close={close} isWide>
      <label className="field">
        <span className="field-name">{t`Replace with`}</span>
        <input value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
      {(state.done === undefined || chosen.length > 0) && (
        <button
          type="button"
          className="primary"
          disabled={next === '' || chosen.length === 0 || state.isBusy}
          onClick={replace}
        >
          {t`Replace in ${chosen.length} places`}
        </button>
      )}
      <div aria-live="polite">
        {refused !== undefined && <p className="problem problem-error">{refused}</p>}
        {state.done !== undefined && (
          <p className="good">
            {t`Replaced in ${state.done} places.`}{' '}
            <button type="button" className="quiet" onClick={() => act(server.undo)}>
              {t`Undo`}
            </button>{' '}
            {t`Ctrl+Z does not take this back: press Undo here before you close.`}
          </p>
        )}
        {answer && places.length === 0 && state.done === undefined && (
          <p className="nothing">{t`Nothing was found.`}</p>
        )}
      </div>
      <ul className="found-places">
        {places.map((place, i) => {
          const key = keyOf(place)
          const isFixed = next !== '' && place.to === undefined
          return (
            <li key={key}>
              {place.name !== places[i - 1]?.name && <h3>{titleOf(place.name)}</h3>}
              <label>
                <input
                  type="checkbox"
                  disabled={isFixed}
                  checked={!isFixed && !omittedKeys.has(key)}
                  onChange={({ target }) => {
                    const others = [...omittedKeys].filter((other) => other !== key)
                    setOmittedKeys(new Set(target.checked ? others : [...others, key]))
                  }}
                />
                <PlaceText place={place} />
              </label>
            </li>
          )
        })}
      </ul>
      {answer !== undefined && answer.more > 0 && (
        <p className="count">{t`${answer.more} more are shown after these.`}</p>
      )}
    </Dialog>
  )
}

/** The language, location and text of a match. If there is a replacement, it is shown after the matching words. */
function PlaceText({ place: { lang, context, at, excerpt, count, to } }: { place: FoundPlace }) {
  const { t } = useStudio()
  const [before, words, after] = excerpt
  const field = at.findLast((step) => typeof step === 'string')
  const names = context.length > 0 ? context.join(' › ') : t.fieldName(String(field ?? ''))
  return (
    <span className="found-place">
      <small>
        <code>{lang}</code> {names}
        {count > 1 && ` · ${count} ×`}
      </small>
      <span lang={lang} dir="auto">
        {before}
        {to === undefined ? (
          <mark>{words}</mark>
        ) : (
          <>
            <del>{words}</del> <ins>{to}</ins>
          </>
        )}
        {after}
      </span>
    </span>
  )
}

/** Opens the page that contains a match, in the language of the matching text, and focuses the match's field. */
async function goTo({ store, open }: Studio, { name, lang, at }: FoundPlace): Promise<void> {
  if (store.state.open?.name !== name) await open(name)
  if (store.state.open?.name !== name) return
  store.lookAt({ language: lang })
  // A number within a figure, such as the value of "upTo", has no separate field, so the field of its cell is focused.
  store.select(at, 'outline')
  requestAnimationFrame(() => enterField(at))
}

function keyOf({ file, path }: FoundPlace): string {
  return `${file} ${path.join('/')}`
}
