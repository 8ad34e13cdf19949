import { lazy, Suspense, useState } from 'react'
import { isShared } from '../document/operation'
import { usePart, useStudio } from './context'
import { Form } from './form/form'
import { LanguagePanel } from './languages/language-panel'
import { titleOf } from './names'
import { ProblemList } from './problem-list'
import { fieldsOfBlock, pageFields } from './schemas'
import { SharedForm } from './shared/section-views'
import { blockInFocus, errorsOf } from './state'
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
