import { useMemo } from 'react'
import { isInTable, valueAt } from '../../../content/json/document'
import type { Word } from '../../../content/read/model'
import { keySteps } from '../../../content/read/read-page'
import { type Said, say } from '../../../content/say/say.js'
import { isToDo, type Translation } from '../../../content/translation/translation-state'
import { isShared } from '../../document/operation'
import { usePart, useStudio } from '../context'
import { ProblemNotes, useProblems } from '../form/problem-note'
import { fallbackOf } from '../form/words'
import { placeName } from '../names'
import { blockOf, isWithin, keyOf } from '../paths'
import { useSharedWords } from '../shared/use-shared-words'
import { damagedFile, fieldPath, type Open, textFileOf, wordsOwner } from '../state'
import { wordIn, writeWord } from '../write'
import { nextToTranslate, statesOf } from './next'

/** The texts of the selected block, or (if none is selected) of the page's own fields, in all languages. */
export function LanguagePanel() {
  const studio = useStudio()
  const { t } = studio
  const open = usePart((state) => state.open)
  const selected = usePart((state) => state.selected)
  const states = useMemo(() => (open ? statesOf(open) : []), [open])
  const owner = open && wordsOwner(open)
  if (!open || !owner) return null
  const block = selected && blockOf(selected)
  const section = isShared(open.name) ? selected?.slice(0, 1) : block
  const words = owner.words.filter(
    ({ path, value }) =>
      !value.startsWith('t:') &&
      !(open.read.page && isInTable(open.read.page.document, path)) &&
      (section ? isWithin(path, section) : path[0] !== 'blocks'),
  )
  const fields = new Map(words.map((word) => [keyOf(fieldPath(open, word.path)), word]))
  const toDo = states.filter(isToDo)
  return (
    <>
      <div className="row spread">
        <p className="count">{toDo.length > 0 ? t`${toDo.length} to translate` : t`Everything is translated.`}</p>
        <button type="button" onClick={() => nextToTranslate(studio)}>
          {t`Next to translate`}
        </button>
      </div>
      {[...fields.values()].map((word) => (
        <WordInLanguages key={word.key} word={inField(open, word)} states={states} />
      ))}
    </>
  )
}

/** Returns the given word or, if it is part of a text in a separate file, the whole text. */
function inField(open: Open, word: Word): Word {
  const path = fieldPath(open, word.path)
  return path === word.path ? word : { ...word, path, steps: keySteps(open.json, path) }
}

/** A text in all languages, with the state of each translation. */
function WordInLanguages({ word, states }: { word: Word; states: Translation[] }) {
  const { t } = useStudio()
  const languages = usePart((state) => state.base.settings.languages)
  const find = useSharedWords()
  // The place is named without the block, because all texts in the panel belong to the same block.
  const json = usePart((state) => valueAt(state.open?.json, word.path.slice(0, 2)))
  const name = t.fieldName(String(word.path.at(-1)))
  return (
    <section className="word" aria-label={name}>
      <h2>
        {name} <small>{placeName(json, word.path.slice(2, -1), t, find)}</small>
      </h2>
      {languages.map(({ code, name, dir }) => (
        <WordRow
          key={code}
          word={word}
          code={code}
          name={name}
          dir={dir}
          states={states.filter(
            (translation) => translation.lang === code && isWithin(translation.word.path, word.path),
          )}
        />
      ))}
    </section>
  )
}

const stateNames: Record<Translation['state'] | 'source' | 'unasked', Said> = {
  done: say`Done`,
  outdated: say`Outdated`,
  missing: say`Missing`,
  same: say`Not translated`,
  unknown: say`Not known`,
  meant: say`The same on purpose`,
  unasked: say`Not asked for`,
  source: say`Written in this language`,
}

type RowProps = { word: Word; code: string; name: string; dir: 'ltr' | 'rtl'; states: Translation[] }

function WordRow({ word, code, name, dir, states }: RowProps) {
  const studio = useStudio()
  const { store, t } = studio
  const placed = useProblems()
  const language = usePart((state) => state.look.language)
  const { open } = store.state
  const page = open && wordsOwner(open)
  if (!open || !page) return null
  const isSource = code === page.lang
  const text = wordIn(studio, word.path, code) ?? ''
  const fallback = isSource ? undefined : fallbackOf(open, word.path, code)
  const isFile = textFileOf(open, word.path, code) !== undefined
  const problems = placed.get(isSource ? keyOf(word.path) : `${code}:${keyOf(word.steps)}`)
  const kind = isSource ? 'source' : ((states.find(isToDo) ?? states[0])?.state ?? 'unasked')
  return (
    <div className={`translation state-${kind}`}>
      <label>
        <span className="language-name">
          {name} <small className="state">{t.said(stateNames[kind])}</small>
        </span>
        <textarea
          data-field={code === language ? keyOf(word.path) : undefined}
          lang={text === '' ? page.lang : code}
          dir={dir}
          spellCheck
          rows={Math.min(isFile ? 24 : 8, Math.max(1, Math.ceil((text || fallback || '').length / 44)))}
          value={text}
          disabled={damagedFile(open, code) !== undefined}
          placeholder={fallback}
          onFocus={() => store.select(word.path, 'form')}
          onChange={({ target }) =>
            writeWord(studio, word.path, word.markdown ? target.value : target.value.replace(/\n/g, ' '), code)
          }
        />
      </label>
      {states.map(({ state, said, word: { key } }) =>
        state === 'outdated' && said !== undefined ? (
          <p key={key} className="said">{t`Was translated from: “${said}”`}</p>
        ) : null,
      )}
      <ProblemNotes problems={problems} />
    </div>
  )
}
