import { readLedger } from '../../../content/translation/ledger'
import { findStates, isToDo, type Translation } from '../../../content/translation/translation-state'
import type { Studio } from '../context'
import { enterField, keyOf } from '../paths'
import type { Open } from '../state'

/** The state of every word of the open page in every language, by its path. */
export function statesOf({ name, read, ledger }: Open): Translation[] {
  return findStates(read.shared ?? read.site, readLedger(ledger)).filter(({ of }) => of.name === name)
}

/** Goes to what is to be translated next, in the language of the canvas first. */
export function nextToTranslate({ store, say, t }: Studio): void {
  const { open, selected, look } = store.state
  if (!open) return
  const left = statesOf(open).filter(isToDo)
  const inLanguage = left.filter(({ lang }) => lang === look.language)
  const list = inLanguage.length > 0 ? inLanguage : left
  const here = selected && list.findIndex(({ word }) => keyOf(word.path) === keyOf(selected))
  const next = list[here === undefined || here < 0 ? 0 : (here + 1) % list.length]
  if (!next) {
    say(t`Everything is translated.`)
    return
  }
  if (next.lang !== look.language) store.lookAt({ language: next.lang })
  store.select(next.word.path, 'outline')
  say(t`${list.length} to translate`)
  requestAnimationFrame(() => enterField(next.word.path))
}
