import { type RefObject, useRef } from 'react'
import { valueAt } from '../../../content/json/document'
import { policyFor } from '../../../content/read/fallback'
import { keySteps } from '../../../content/read/read-page'
import { createTranslator, sharedLanguages, translate } from '../../../content/read/words'
import { usePart, useStudio } from '../context'
import { keyOf } from '../paths'
import { editedOf, type Open, wordsOwner } from '../state'
import { writeWord } from '../write'
import { type ControlProps, usePlaced } from './control'
import { ProblemNotes } from './problem-note'

/** Words in the language of the canvas: those of the page, or their translation with what stands in for it in grey. */
export function Words({ field, path, value, id, describedBy, isRich, set }: ControlProps & { isRich: boolean }) {
  const studio = useStudio()
  const { t, store } = studio
  const open = usePart((state) => state.open)
  const language = usePart((state) => state.look.language)
  const area = useRef<HTMLTextAreaElement>(null)
  const placed = usePlaced()
  if (!open) return null
  const own = editedOf(open).lang
  const isSource = language === own
  const text = typeof value === 'string' ? value : ''
  if (text.startsWith('t:')) return <Shared {...{ text, id, describedBy, isSource }} write={() => set('')} />
  const steps = keySteps(open.json, path)
  const translation = valueAt(open.read.site.locales.get(language)?.get(open.name)?.json, steps)
  const shown = isSource ? text : typeof translation === 'string' ? translation : ''
  const instead = isSource ? undefined : insteadOf(open, keyOf(path), language)
  const { dir = 'ltr' } = store.state.base.settings.languages.find(({ code }) => code === language) ?? {}
  const write = (next: string) => {
    // What is not needed and empty is not there.
    if (isSource && next === '' && !field.needed) set(undefined, true)
    else writeWord(studio, path, next)
  }
  return (
    <>
      {isRich && <RichTools area={area} write={write} />}
      <textarea
        ref={area}
        id={id}
        data-field={keyOf(path)}
        aria-describedby={describedBy}
        aria-required={field.needed || undefined}
        lang={shown === '' ? own : language}
        dir={dir}
        spellCheck
        rows={rowsFor(shown === '' ? (instead ?? '') : shown, isRich)}
        value={shown}
        placeholder={instead}
        onChange={({ target }) => write(isRich ? target.value : target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => !isRich && event.key === 'Enter' && event.preventDefault()}
      />
      {'most' in field && Number.isFinite(field.most) && shown.length > (field.most ?? 0) * 0.8 && (
        <p className="count">
          {shown.length} / {field.most}
        </p>
      )}
      {!isSource && <ProblemNotes problems={placed.get(`${language}:${keyOf(steps)}`)} />}
      {!isSource && shown === '' && instead && <p className="fallen">{t`Shown instead: ${instead.slice(0, 80)}`}</p>}
    </>
  )
}

/** A word of all pages. */
function Shared({
  text,
  id,
  describedBy,
  isSource,
  write,
}: {
  text: string
  id: string
  describedBy: string
  isSource: boolean
  write(): void
}) {
  const { t, store } = useStudio()
  const language = usePart((state) => state.look.language)
  const { open } = store.state
  const found = open && createTranslator(open.read.site).shared(text, sharedLanguages(open.read.site, language)).text
  return (
    <p className="shared-word">
      {t`A shared word: “${found ?? text}”. It is the same on every page.`}{' '}
      {isSource && (
        <button id={id} aria-describedby={describedBy} type="button" className="quiet" onClick={write}>
          {t`Write other words here`}
        </button>
      )}
    </p>
  )
}

/** What visitors see while a translation is missing. */
function insteadOf(open: Open, key: string, language: string): string | undefined {
  const { site } = open.read
  const page = wordsOwner(open)
  const word = page?.words.find(({ path }) => keyOf(path) === key)
  if (!page || !word) return undefined
  return translate(createTranslator(site), page, word, policyFor(page, language), sharedLanguages(site, language)).text
}

function rowsFor(text: string, isRich: boolean): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 44)), 0)
  return Math.min(isRich ? 18 : 6, Math.max(isRich ? 4 : 1, lines))
}

/** What rich text can have: each button puts its marks around what is selected. */
function RichTools({ area, write }: { area: RefObject<HTMLTextAreaElement | null>; write(text: string): void }) {
  const { t } = useStudio()
  const around = (before: string, after: string, start = '') => {
    const element = area.current
    if (!element) return
    const { value, selectionStart: from, selectionEnd: to } = element
    const inner = value.slice(from, to) || start
    write(value.slice(0, from) + before + inner + after + value.slice(to))
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from + before.length, from + before.length + inner.length)
    })
  }
  const list = () => {
    const element = area.current
    if (!element) return
    const { value, selectionStart: from, selectionEnd: to } = element
    const lines = value
      .slice(from, to)
      .split('\n')
      .map((line) => `- ${line}`)
    const apart = from === 0 || value.slice(0, from).endsWith('\n\n') ? '' : '\n\n'
    write(value.slice(0, from) + apart + lines.join('\n') + value.slice(to))
    requestAnimationFrame(() => element.focus())
  }
  return (
    <div className="tools" role="toolbar" aria-label={t`Marks of the text`}>
      <button type="button" aria-label={t`Bold`} title={t`Bold`} onClick={() => around('**', '**')}>
        <b>B</b>
      </button>
      <button type="button" aria-label={t`Italic`} title={t`Italic`} onClick={() => around('*', '*')}>
        <i>I</i>
      </button>
      <button type="button" onClick={() => around('[', '](/)', t`Link`)}>
        {t`Link`}
      </button>
      <button type="button" onClick={list}>
        {t`List`}
      </button>
    </div>
  )
}
