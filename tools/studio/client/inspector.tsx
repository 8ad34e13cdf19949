import { useState } from 'react'
import type { Path } from '../../content/base/problem'
import { translatedTable } from '../../content/read/row-pages'
import { placeOfCell } from '../../content/read/table'
import { isShared } from '../document/operation'
import { usePart, useStudio } from './context'
import { Form } from './form/form'
import { ProblemNote, placeOfProblem } from './form/problem-note'
import { LanguagePanel } from './languages/language-panel'
import { titleOf } from './names'
import { enterField, lineOf } from './paths'
import { fieldsOfBlock, pageFields } from './schemas'
import { SharedForm } from './shared/section-views'
import { blockInFocus, editedOf, errorsOf, type Open, openFile } from './state'
import { Tabs } from './ui/tabs'
import { Writable } from './ui/writable'

type Panel = 'fields' | 'languages' | 'problems'

/** The right sidebar: the fields of the selected block, its texts in all languages, and the problems of the page. */
export function Inspector() {
  const { t, store } = useStudio()
  const [chosen, choose] = useState<Panel>('fields')
  const open = usePart((state) => state.open)
  const errors = open ? errorsOf(open).length : 0
  return (
    <aside className="inspector" aria-label={t`Fields`} id="studio-fields" tabIndex={-1}>
      <Tabs
        label={t`Fields`}
        chosen={chosen}
        choose={(panel) => {
          // Users who open the list of problems want to see all of them, including those in fields not visited yet.
          if (panel === 'problems') store.visited()
          choose(panel)
        }}
        tabs={[
          { name: 'fields', words: t`Fields` },
          { name: 'languages', words: t`Languages` },
          { name: 'problems', words: t`To fix`, badge: errors },
        ]}
      >
        {open?.row !== undefined && <PatternNote open={open} />}
        {chosen === 'fields' && <Writable>{open && isShared(open.name) ? <SharedForm /> : <ChosenForm />}</Writable>}
        {chosen === 'languages' && (
          <Writable>
            <LanguagePanel />
          </Writable>
        )}
        {chosen === 'problems' && <ProblemList show={() => choose('fields')} />}
      </Tabs>
    </aside>
  )
}

/** Note about the open pattern: the number of its pages, and the table row whose cells the canvas shows. */
function PatternNote({ open: { row = '', read } }: { open: Open }) {
  const { t } = useStudio()
  const language = usePart((state) => state.look.language)
  const rows = read.pattern?.rows
  const made = rows?.get(row)
  const { tables } = read.site.source
  if (!rows || !made || !tables) return null
  const translation = translatedTable(tables, made.table, language)
  const table = translation?.byId.has(made.row.id) ? translation : made.table
  const { line } = placeOfCell(table, table.byId.get(made.row.id), 'id')
  return (
    <p className="count pattern-note">{t`What you write here is on all ${rows.size} pages of the pattern; words in braces, such as ${`{${table.columns[1] ?? 'id'}}`}, are cells in line ${line} of ${table.file}.`}</p>
  )
}

function ChosenForm() {
  const { store, t } = useStudio()
  const path = usePart((state) => JSON.stringify(blockInFocus(state)?.path ?? []))
  const json = usePart((state) => state.open?.json)
  const focus = json && blockInFocus(store.state)
  const fields = focus ? fieldsOfBlock(focus.block.type) : pageFields
  return (
    <div key={path}>
      <h2 className="panel-title">{focus ? titleOf(focus.block) : t`Page settings`}</h2>
      {fields.length > 0 ? <Form fields={fields} path={focus?.path ?? []} /> : <InEditor path={focus?.path ?? []} />}
    </div>
  )
}

/** Note that names the file and line of a block without a form: a custom block, or one of an unknown type. */
function InEditor({ path }: { path: Path }) {
  const { t } = useStudio()
  const open = usePart((state) => state.open)
  const file = open && openFile(open)
  // Undefined if the file is not valid JSON. In that case, `Writable` shows a message instead of this note.
  const line = lineOf((file && open.texts[file]) ?? '', path)
  return line && <p>{t`The Studio has no form for this block: open ${file} in an editor at line ${line}.`}</p>
}

/** The problems of the page, each with a button that jumps to its field. */
function ProblemList({ show }: { show(): void }) {
  const { store, t } = useStudio()
  const open = usePart((state) => state.open)
  const languages = usePart((state) => state.base.settings.languages)
  if (!open || open.problems.length === 0) return <p className="nothing">{t`Nothing to fix`}</p>
  return (
    <ul className="problem-list">
      {open.problems.map((problem) => {
        const place = placeOfProblem(open, problem)
        const isOwn = problem.file === openFile(open)
        const language = isOwn ? undefined : languages.find(({ code }) => code === place?.language)?.code
        const go = () => {
          if (!place) return
          const { path } = place
          store.lookAt({ language: language ?? editedOf(open).lang })
          store.select(path, 'outline')
          show()
          requestAnimationFrame(() => enterField(path))
        }
        return (
          <li key={`${problem.file}${problem.line}${problem.column}${problem.code}`}>
            <button type="button" onClick={go} disabled={!place}>
              {language && <code>{language}</code>}
              <ProblemNote problem={problem} />
              <small>{`${problem.file}:${problem.line}`}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
