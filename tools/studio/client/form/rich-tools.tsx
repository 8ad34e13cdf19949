import type { RefObject } from 'react'
import { useStudio } from '../context'

/** What rich text can have: each button puts its marks around what is selected. */
export function RichTools({ area, write }: { area: RefObject<HTMLTextAreaElement | null>; write(text: string): void }) {
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
    <div className="tools" role="toolbar" aria-label={t('text.tools')}>
      <button type="button" aria-label={t('bold')} title={t('bold')} onClick={() => around('**', '**')}>
        <b>B</b>
      </button>
      <button type="button" aria-label={t('italic')} title={t('italic')} onClick={() => around('*', '*')}>
        <i>I</i>
      </button>
      <button type="button" onClick={() => around('[', '](/)', t('link'))}>
        {t('link')}
      </button>
      <button type="button" onClick={list}>
        {t('list')}
      </button>
    </div>
  )
}
