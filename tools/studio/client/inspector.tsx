import { lazy, Suspense, useState } from 'react'
import { pathOfSteps } from '../../content/steps'
import { isShared, translationFile } from '../document/operation'
import { usePart, useStudio } from './context'
import { Form } from './form/form'
import { ProblemNote } from './form/problem-note'
import { LanguagePanel } from './languages/language-panel'
import { titleOf } from './names'
import { enterField, pathOfProblem } from './paths'
import { fieldsOfBlock, pageFields } from './schemas'
import { SharedForm } from './shared/section-views'
import { blockInFocus, editedOf, errorsOf, openFile } from './state'
import { Part } from './ui/part'
import { Tabs } from './ui/tabs'
import { Writable } from './ui/writable'

const JsonView = lazy(() => import('./json/json-view'))

type Panel = 'fields' | 'languages' | 'json' | 'problems'

/** On the right: what is chosen, as fields, in all languages, or as JSON; and what is wrong with the page. */
export function Inspector() {
  const { t } = useStudio()
  const [chosen, choose] = useState<Panel>('fields')
  const open = usePart((state) => state.open)
  const errors = open ? errorsOf(open).length : 0
  return (
    <aside className="inspector" aria-label={t('fields')} id="studio-fields" tabIndex={-1}>
      <Tabs
        label={t('fields')}
        chosen={chosen}
        choose={choose}
        tabs={[
          { name: 'fields', words: t('fields') },
          { name: 'languages', words: t('languages') },
          { name: 'json', words: t('json') },
          { name: 'problems', words: t('problems.tab'), badge: errors },
        ]}
      >
        <Part key={chosen}>
          {chosen === 'fields' && <Writable>{open && isShared(open.name) ? <SharedForm /> : <ChosenForm />}</Writable>}
          {chosen === 'languages' && (
            <Writable>
              <LanguagePanel />
            </Writable>
          )}
          {chosen === 'problems' && <ProblemList show={() => choose('fields')} />}
          {chosen === 'json' && (
            <Suspense fallback={<p>{t('loading')}</p>}>
              <JsonView />
            </Suspense>
          )}
        </Part>
      </Tabs>
    </aside>
  )
}

function ChosenForm() {
  const { store } = useStudio()
  const path = usePart((state) => JSON.stringify(blockInFocus(state)?.path ?? []))
  const json = usePart((state) => state.open?.json)
  const focus = json && blockInFocus(store.state)
  const { t } = useStudio()
  return (
    <div key={path}>
      <h2 className="panel-title">
        {focus ? titleOf(focus.block) : t('settings')} {focus && <code>#{String(focus.block.id)}</code>}
      </h2>
      <Form fields={focus ? fieldsOfBlock(focus.block.type) : pageFields} path={focus?.path ?? []} />
    </div>
  )
}

/** All that is wrong with the page: each leads to its field. */
function ProblemList({ show }: { show(): void }) {
  const { store, t } = useStudio()
  const open = usePart((state) => state.open)
  const languages = usePart((state) => state.base.settings.languages)
  if (!open || open.problems.length === 0) return <p className="nothing">{t('problems.none')}</p>
  return (
    <ul className="problem-list">
      {open.problems.map((problem) => {
        const text = open.texts[problem.file]
        const isOwn = problem.file === openFile(open)
        const language = isOwn
          ? undefined
          : languages.find(({ code }) => translationFile(open.name, code) === problem.file)?.code
        const go = () => {
          if (text === undefined) return
          const at = pathOfProblem(text, problem)
          const path = language === undefined ? at : pathOfSteps(open.json, at.map(String))
          if (isOwn) store.lookAt({ language: editedOf(open).lang })
          else if (language) store.lookAt({ language })
          store.select(path, 'outline')
          show()
          requestAnimationFrame(() => enterField(path))
        }
        return (
          <li key={`${problem.file}${problem.line}${problem.column}${problem.code}`}>
            <button type="button" onClick={go} disabled={text === undefined}>
              {language && <code>{language}</code>}
              <ProblemNote problem={problem} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
