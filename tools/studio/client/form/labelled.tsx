import { type ReactNode, useId } from 'react'
import type { Path } from '../../../content/problem'
import type { Field } from '../../fields'
import { useStudio } from '../context'
import { keyOf } from '../paths'
import { usePlaced } from './control'
import { ProblemNotes } from './problem-note'

type LabelledProps = {
  field: Field
  path: Path
  /** Several controls, named together. */
  isGroup: boolean
  children: (id: string, describedBy: string) => ReactNode
}

/** A control with its name, what it is for, and what is wrong with it. Being in it lights its place on the page. */
export function Labelled({ field, path, isGroup, children }: LabelledProps) {
  const { store, t } = useStudio()
  const id = useId()
  const about = `${id}about`
  const problems = usePlaced().get(keyOf(path)) ?? []
  const Frame = isGroup ? 'fieldset' : 'div'
  const Name = isGroup ? 'legend' : 'label'
  return (
    <Frame
      className={`field field-${field.kind}${problems.length > 0 ? ' field-wrong' : ''}`}
      onFocus={(event) => {
        event.stopPropagation()
        if (keyOf(store.state.selected ?? []) !== keyOf(path)) store.select(path, 'form')
      }}
    >
      <Name className="field-name" {...(isGroup ? {} : { htmlFor: id })}>
        {field.called ?? t.fieldName(field.name)}
        {field.needed && <span className="needed">{t('needed')}</span>}
      </Name>
      <p className="field-about" id={about}>
        {t.schema(field.about)}
      </p>
      {children(id, `${about} ${id}wrong`)}
      <div id={`${id}wrong`} aria-live="polite">
        <ProblemNotes problems={problems} />
      </div>
    </Frame>
  )
}
