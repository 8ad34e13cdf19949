import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, defaultHighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { findNodeAtLocation, getLocation, getNodeValue, type Location, type Node, parseTree } from 'jsonc-parser'
import { useEffect, useRef } from 'react'
import { spliceBetween } from '../../../content/json-text'
import type { Path } from '../../../content/problem'
import { joined } from '../../../content/say/say.js'
import type { Base } from '../../../content/site'
import { choicesFor } from '../../choices'
import { readJson } from '../../document/translations'
import { type Field, fieldsIn } from '../../fields'
import { usePart, useStudio } from '../context'
import { blockTypes, pageFields } from '../schemas'
import { openFile } from '../state'
import type { Store } from '../store'
import type { Say } from '../words/words'

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
  const isWhole = readJson(text) !== undefined
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

/** Completes names of fields, and values of those that have only some or name what the site has. @param base what all pages share */
function complete(context: CompletionContext, base: Base, page: string): CompletionResult | null {
  const text = context.state.doc.toString()
  const location = getLocation(text, context.pos)
  const word = context.matchBefore(/"?[\w$/#.:-]*/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const written = word.text.replace(/^"/, '')
  const options = location.isAtPropertyKey ? names(text, location) : values(text, location, base, page, written)
  // The quotation mark at the end may be there already.
  const to = text[context.pos] === '"' ? context.pos + 1 : context.pos
  return options.length > 0 ? { from: word.from, to, options, filter: true } : null
}

function names(text: string, { path }: Location): Completion[] {
  return fieldsAt(text, path.slice(0, -1)).map(({ name, about }) => ({
    label: `"${name}"`,
    apply: `"${name}": `,
    detail: about.slice(0, 60),
    type: 'property',
  }))
}

function values(text: string, { path }: Location, base: Base, page: string, written: string): Completion[] {
  const name = path.at(-1)
  if (name === 'type') return blockTypes.map(({ type, title }) => ({ label: `"${type}"`, detail: title, type: 'enum' }))
  const field = fieldsAt(text, path.slice(0, -1)).find((one) => one.name === name)
  if (field?.kind === 'choice') return field.options.map((option) => ({ label: `"${option}"`, type: 'enum' }))
  if (field?.kind === 'boolean') return ['true', 'false'].map((label) => ({ label, type: 'keyword' }))
  const tree = parseTree(text)
  return choicesFor(base, field, { page, path, written, valueAt: (at) => valueIn(tree, at) }).map(
    ({ value, detail }) => ({
      label: JSON.stringify(value),
      detail: detail?.slice(0, 60),
      type: 'enum',
    }),
  )
}

/** The fields of the object at a path. */
function fieldsAt(text: string, path: Path): Field[] {
  const tree = parseTree(text)
  return fieldsIn(pageFields, blockTypes, path, (at) => valueIn(tree, at))
}

function valueIn(tree: Node | undefined, path: Path): unknown {
  const node = tree && findNodeAtLocation(tree, path)
  return node && getNodeValue(node)
}
