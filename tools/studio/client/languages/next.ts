import { readLedger } from '../../../content/translation/ledger'
import { findStates, isToDo, type Translation } from '../../../content/translation/translation-state'
import type { Studio } from '../context'
import { enterField, keyOf } from '../paths'
import { fieldPath, type Open } from '../state'

/** Translation states of all texts of the open page, in all languages. */
export function statesOf({ name, read, ledger }: Open): Translation[] {
  const site = read.pattern?.page ? { ...read.site, pages: [read.pattern.page] } : (read.shared ?? read.site)
  return findStates(site, readLedger(ledger)).filter(({ of }) => of.name === name)
}

/** Selects the next text to translate, preferably into the language of the canvas. */
export function nextToTranslate({ store, say, t }: Studio): void {
  const { open, selected, look } = store.state
  if (!open) return
  const toDo = statesOf(open).filter(isToDo)
  const inLanguage = toDo.filter(({ lang }) => lang === look.language)
  const rest = inLanguage.length > 0 ? inLanguage : toDo
  const keyOfField = ({ lang, word }: Translation) => `${lang}:${keyOf(fieldPath(open, word.path))}`
  const list = [...new Map(rest.map((translation) => [keyOfField(translation), translation])).values()]
  const currentIndex = selected && list.findIndex(({ word }) => keyOf(fieldPath(open, word.path)) === keyOf(selected))
  const next = list[currentIndex === undefined || currentIndex < 0 ? 0 : (currentIndex + 1) % list.length]
  if (!next) {
    say(t`Everything is translated.`)
    return
  }
  if (next.lang !== look.language) store.lookAt({ language: next.lang })
  const path = fieldPath(open, next.word.path)
  store.select(path, 'outline')
  say(t`${list.length} to translate`)
  requestAnimationFrame(() => enterField(path))
}
