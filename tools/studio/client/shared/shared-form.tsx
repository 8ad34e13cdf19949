import { usePart, useStudio } from '../context'
import { Form } from '../form/form'
import { AddKey } from '../form/map'
import { nameOfSection, useSections } from './use-sections'

/** The fields of a section of what all pages share. */
export function SharedForm() {
  const { t } = useStudio()
  const { current } = useSections()
  const name = usePart((state) => state.open?.name)
  return (
    <div key={`${name}/${current?.name}`}>
      {current && (
        <>
          <h2 className="panel-title">{nameOfSection(current, t)}</h2>
          <Form fields={current.fields} path={[]} />
        </>
      )}
      {name === 'common' && <AddKey path={[]} start="" />}
    </div>
  )
}
