import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, defaultHighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { parseJson } from '../../../content/json'
import { spliceBetween } from '../../../content/json-text'
import { joined } from '../../../content/say/say.js'
import { usePart, useStudio } from '../context'
import { openFile } from '../state'
import type { Store } from '../store'
import type { Say } from '../words/words'
import { complete } from './complete'

/** The document of the page as it is written, always in step with canvas and fields. */
export default function JsonView() {
  const { store, t } = useStudio()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | undefined>(undefined)
  const text = usePart(({ open }) => (open ? (open.texts[openFile(open)] ?? '') : ''))
  const problems = usePart(({ open }) => open?.problems)
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: currentText(store),
        extensions: [
          lineNumbers(),
          json(),
          bracketMatching(),
          indentOnInput(),
          syntaxHighlighting(defaultHighlightStyle),
          autocompletion({
            override: [(context) => complete(context, store.state.base, store.state.open?.name ?? '')],
          }),
          linter((editor) => diagnostics(store, editor, t), { delay: 250 }),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'JSON' }),
          // Tab leaves the editor, as it leaves every field; Escape closes what completes.
          keymap.of([...completionKeymap, ...defaultKeymap.filter((one) => one !== indentWithTab)]),
          EditorView.updateListener.of((update) => {
            const { open } = store.state
            if (!update.docChanged || !open) return
            const now = update.state.doc.toString()
            if (now !== currentText(store) && now.trim() !== '') store.replace({ [openFile(open)]: now }, 'json')
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [store, t])
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === text) return
    const { start, end, text: insert } = spliceBetween(editor.state.doc.toString(), text)
    editor.dispatch({ changes: { from: start, to: end, insert } })
  }, [text])
  const isWhole = parseJson(text) !== undefined
  return (
    <>
      {!isWhole && <p className="problem problem-error">{t('json.wrong')}</p>}
      <div ref={place} className="json-view" data-problems={problems?.length} />
    </>
  )
}

function currentText({ state: { open } }: Store): string {
  return open ? (open.texts[openFile(open)] ?? '') : ''
}

function diagnostics(store: Store, { state }: EditorView, t: Say): Diagnostic[] {
  const { open } = store.state
  const file = open && openFile(open)
  return store.check().flatMap((problem) => {
    if (problem.file !== file || problem.line > state.doc.lines) return []
    const line = state.doc.line(problem.line)
    const from = Math.min(line.to, line.from + problem.column - 1)
    return [
      {
        from,
        to: line.to,
        severity: problem.severity,
        message: t.said(joined([problem.message, problem.hint])),
      },
    ]
  })
}
