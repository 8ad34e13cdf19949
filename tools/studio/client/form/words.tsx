import { type RefObject, useRef } from 'react'
import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { policyFor } from '../../../content/read/fallback'
import { createTranslator, sharedLanguages, translate } from '../../../content/read/words'
import { begin } from '../begin'
import { usePart, useStudio } from '../context'
import { keyOf, stepKey } from '../paths'
import { editedOf, isCellWord, type Open, textFileOf, wordsOwner } from '../state'
import { wordIn, writeWord } from '../write'
import { attributesOf, type ControlProps, type Described, describedAs } from './control'

/**
 * Text area for a text in the language of the canvas. If there is no translation, the placeholder shows the fallback
 * text.
 */
export function Words({ field, path, value, isRich, set, ...described }: ControlProps & { isRich: boolean }) {
  const studio = useStudio()
  const { t, store } = studio
  const open = usePart((state) => state.open)
  const language = usePart((state) => state.look.language)
  const area = useRef<HTMLTextAreaElement>(null)
  if (!open) return null
  const sourceLanguage = editedOf(open).lang
  const text = typeof value === 'string' ? value : ''
  // A page address ("/thanks") is not translated, so it is always edited in the source language.
  const isPage = 'orPage' in field && text.startsWith('/')
  const isSource = language === sourceLanguage || isPage
  if (text.startsWith('t:'))
    return (
      <Shared
        {...{ text, isSource }}
        {...described}
        write={() =>
          begin(studio, () => {
            set('')
            return path
          })
        }
      />
    )
  const visibleText = wordIn(studio, path, language) ?? ''
  const isFile = textFileOf(open, path, language) !== undefined
  const fallback = isSource ? undefined : fallbackOf(open, path, language)
  const { dir = 'ltr', name: languageName = language } =
    store.state.base.settings.languages.find(({ code }) => code === language) ?? {}
  const write = (next: string) => {
    // An empty text is removed if its field is optional, or if a separate file is to contain the text.
    const hasFile = valueAt(open.json, [...path.slice(0, -1), 'file']) !== undefined
    if (isSource && next === '' && (!field.needed || (hasFile && !isFile))) set(undefined, true)
    else writeWord(studio, path, next, isPage ? sourceLanguage : language)
  }
  return (
    <>
      {isRich && <RichTools area={area} write={write} />}
      <textarea
        ref={area}
        readOnly={!isSource && isCellWord(open, path)}
        {...attributesOf({ ...described, path })}
        aria-required={field.needed || undefined}
        lang={visibleText === '' ? sourceLanguage : language}
        dir={dir}
        spellCheck
        rows={rowsFor(visibleText === '' ? (fallback ?? '') : visibleText, isFile ? 'file' : isRich ? 'rich' : 'plain')}
        value={visibleText}
        placeholder={fallback ?? (isSource ? undefined : text)}
        onChange={({ target }) => write(isRich ? target.value : target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => !isRich && event.key === 'Enter' && event.preventDefault()}
      />
      {'most' in field && Number.isFinite(field.most) && visibleText.length > (field.most ?? 0) * 0.8 && (
        <p className="count">
          {visibleText.length} / {field.most}
        </p>
      )}
      {open.begun?.isSwitched && open.begun.unvisited.has(stepKey(open.json, path)) && (
        <p className="count">{t`Your words go into ${languageName}, the language of the page. Translate them under “Languages”.`}</p>
      )}
      {!isSource && visibleText === '' && fallback && (
        <p className="fallen">{t`Shown instead: ${fallback.slice(0, 80)}`}</p>
      )}
    </>
  )
}

/** A shared word, with a button that replaces it with a separate text for this page. */
function Shared({
  text,
  isSource,
  write,
  id,
  ...described
}: Described & {
  text: string
  isSource: boolean
  write(): void
}) {
  const { t, store } = useStudio()
  const language = usePart((state) => state.look.language)
  const { open } = store.state
  const sharedText =
    open && createTranslator(open.read.site).shared(text, sharedLanguages(open.read.site, language)).text
  return (
    <p className="shared-word">
      {t`A shared word: “${sharedText ?? text}”. It is the same on every page.`}{' '}
      {isSource && (
        <button id={id} {...describedAs(described)} type="button" className="quiet" onClick={write}>
          {t`Write other words here`}
        </button>
      )}
    </p>
  )
}

/** The fallback that visitors see if a translation is missing. */
export function fallbackOf(open: Open, path: Path, language: string): string | undefined {
  const { site } = open.read
  const page = wordsOwner(open)
  if (!page) return undefined
  const policy = policyFor(page, language)
  if (textFileOf(open, path, language) !== undefined)
    return [...policy, page.lang].map((code) => open.texts[textFileOf(open, path, code) ?? '']).find(Boolean)
  const word = page.words.find((candidate) => keyOf(candidate.path) === keyOf(path))
  return word && translate(createTranslator(site), page, word, policy, sharedLanguages(site, language)).text
}

/** Smallest and largest number of rows of a text area. */
const rowLimits = { plain: [1, 6], rich: [4, 18], file: [12, 32] } as const

function rowsFor(text: string, kind: keyof typeof rowLimits): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 44)), 0)
  const [least, most] = rowLimits[kind]
  return Math.min(most, Math.max(least, lines))
}

/** Toolbar for rich text. Its buttons insert Markdown around the selection. */
function RichTools({ area, write }: { area: RefObject<HTMLTextAreaElement | null>; write(text: string): void }) {
  const { t } = useStudio()
  const wrap = (opening: string, closing: string, start = '') => {
    const element = area.current
    if (!element) return
    const { value, selectionStart: from, selectionEnd: to } = element
    const inner = value.slice(from, to) || start
    write(value.slice(0, from) + opening + inner + closing + value.slice(to))
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from + opening.length, from + opening.length + inner.length)
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
    const separator = from === 0 || value.slice(0, from).endsWith('\n\n') ? '' : '\n\n'
    write(value.slice(0, from) + separator + lines.join('\n') + value.slice(to))
    requestAnimationFrame(() => element.focus())
  }
  return (
    <div className="tools" role="toolbar" aria-label={t`Marks of the text`}>
      <button type="button" aria-label={t`Bold`} title={t`Bold`} onClick={() => wrap('**', '**')}>
        <b>B</b>
      </button>
      <button type="button" aria-label={t`Italic`} title={t`Italic`} onClick={() => wrap('*', '*')}>
        <i>I</i>
      </button>
      <button type="button" onClick={() => wrap('[', '](/)', t`Link`)}>
        {t`Link`}
      </button>
      <button type="button" onClick={list}>
        {t`List`}
      </button>
    </div>
  )
}
