import { type ReactNode, useId, useState } from 'react'
import type { Path, Problem } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { wholePlaceholder } from '../../../content/json/template'
import { keySteps } from '../../../content/read/read-page'
import { dataFolder } from '../../../content/read/row-pages'
import type { Field } from '../../fields'
import { begin, keepFocus } from '../begin'
import { usePart, useStudio } from '../context'
import { newItem } from '../new-item'
import { BlockList } from '../outline/block-list'
import { BlockPicker } from '../outline/block-picker'
import { keyOf } from '../paths'
import { Cell } from './cell'
import { Chips } from './chips'
import { ColourField } from './colour'
import { type ControlProps, type Described, describedAs, FormContext, usePlaced } from './control'
import { IdField } from './id'
import { LinkField } from './link'
import { List } from './list'
import { MapField, TreeField } from './map'
import { MediaField } from './media'
import { ProblemNotes, problemsWithin, useProblems } from './problem-note'
import { BooleanField, ChoiceField, DateField, NameField, NumberField, TextField } from './simple'
import { Table } from './table'
import { Words } from './words'

/** Form for the given fields of the object at `path`. */
export function Form({ fields, path }: { fields: Field[]; path: Path }) {
  const problems = useProblems()
  return (
    <FormContext.Provider value={{ problems, Fields }}>
      <Fields fields={fields} path={path} />
    </FormContext.Provider>
  )
}

/** Names of fields that are seldom changed. A form collapses them under "More". */
const rareFields = new Set([
  'id',
  'visible',
  'confirm',
  'draft',
  'from',
  'until',
  'lang',
  'path',
  'languages',
  'fallback',
  'reload',
])

/** The fields of an object. Must be rendered within the `FormContext` of a form. */
function Fields({ fields, path }: { fields: Field[]; path: Path }) {
  const { t } = useStudio()
  const placed = usePlaced()
  const order = ['$schema', 'type', ...fields.map(({ name }) => name)]
  const view = (field: Field) => <FieldView key={field.name} field={field} path={[...path, field.name]} order={order} />
  const rare = fields.filter(({ name, kind }) => rareFields.has(name) || (name === 'brands' && kind === 'chips'))
  const isWrong = rare.some(({ name }) => problemsWithin(placed, [...path, name]).length > 0)
  return (
    <div className="fields">
      {fields.filter((field) => !rare.includes(field)).map(view)}
      {rare.length === 1 && rare.map(view)}
      {rare.length > 1 && (
        <details className="more" open={isWrong || undefined}>
          <summary>{t`More`}</summary>
          <div className="fields">{rare.map(view)}</div>
        </details>
      )}
    </div>
  )
}

/** A field with its label, control and problems. */
function FieldView({ field, path, order }: { field: Field; path: Path; order: string[] }) {
  const { store, t } = useStudio()
  const json = usePart((state) => state.open?.json)
  const owner = valueAt(json, path.slice(0, -1))
  const value = valueAt(json, path)
  // The cells, values and columns of a table are edited in its grid (`Table`), not in separate fields.
  const isInTable =
    (field.kind === 'cells' || (field.kind === 'cell' && field.name === 'value')) && path.at(-3) === 'rows'
  if (isInTable || (field.name === 'columns' && Array.isArray(Reflect.get(Object(owner), 'rows')))) return null
  const set = (next: unknown, merge = false) =>
    store.change({ kind: 'set', path, value: next, order }, merge ? keyOf(path) : undefined)
  const isTable = field.kind === 'list' && field.fields.some(({ kind }) => kind === 'cells')
  return (
    <Labelled
      field={field}
      path={path}
      isGroup={isTable || ['group', 'list', 'blocks', 'cells', 'map', 'tree'].includes(field.kind)}
    >
      {(described) => {
        const { data } = Object(value)
        if (field.kind === 'list' && typeof data === 'string')
          return (
            <p className="count" data-field={keyOf(path)} tabIndex={-1}>
              {t`The rows of the table ${dataFolder + data} are the entries of this list: change them there.`}
            </p>
          )
        const props: ControlProps = { field, path, value, ...described, set }
        return isTable ? <Table {...props} /> : <Control {...props} />
      }}
    </Labelled>
  )
}

function Control(props: ControlProps) {
  const { field, value } = props
  // The value is a placeholder for a cell of a table. Most kinds of controls could not show the placeholder.
  if (wholePlaceholder(value) !== undefined && !['words', 'rich', 'cell'].includes(field.kind))
    return <TextField {...props} />
  switch (field.kind) {
    case 'id':
      return <IdField {...props} />
    case 'words':
    case 'rich':
      return <Words {...props} isRich={field.kind === 'rich'} />
    case 'text':
    case 'confirm':
      return <TextField {...props} />
    case 'boolean':
      return <BooleanField {...props} />
    case 'choice':
      return <ChoiceField {...props} options={field.options} />
    case 'number':
      return <NumberField {...props} least={field.least} most={field.most} step={field.isWhole ? 1 : undefined} />
    case 'date':
      return <DateField {...props} />
    case 'colour':
      return <ColourField {...props} />
    case 'language':
    case 'brand':
    case 'contact':
    case 'parent':
    case 'field':
      return <NameField {...props} kind={field.kind} />
    case 'link':
      return <LinkField {...props} />
    case 'media':
      return <MediaField {...props} slot={field.slot} />
    case 'cell':
      return <Cell path={props.path} id={props.id} {...describedAs(props)} />
    case 'chips':
      return <Chips {...props} item={field.item} />
    case 'fallback':
      return <Chips {...props} item={{ ...field, kind: 'language' }} none="none" />
    case 'group':
      return <Group {...props} fields={field.fields} />
    case 'list':
      return <List {...props} title={field.title} fields={field.fields} />
    case 'blocks':
      return <Blocks {...props} />
    case 'tree':
      return <TreeField {...props} />
    case 'cells':
    case 'map':
      return <MapField {...props} item={field.item} />
  }
}

/** Fields of a nested object. An optional object can be added and removed as a whole. */
function Group({ field, path, value, fields, set, id }: ControlProps & { fields: Field[] }) {
  const studio = useStudio()
  const { t } = studio
  const isThere = isObject(value)
  if (!isThere && !field.needed)
    return (
      <button
        id={id}
        type="button"
        className="quiet"
        data-field={keyOf(path)}
        onClick={() =>
          begin(studio, () => {
            set(newItem(fields))
            return path
          })
        }
      >
        {t`Add`}
      </button>
    )
  return (
    <div className="group">
      <Fields fields={fields} path={path} />
      {!field.needed && (
        <button type="button" className="quiet danger" onClick={() => keepFocus(studio, () => set(undefined))}>
          {t`Remove`}
        </button>
      )}
    </div>
  )
}

/** A list of blocks within a block, which is edited like the blocks of the page. */
function Blocks({ path, value, id }: ControlProps) {
  const { t } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const blocks = Array.isArray(value) ? value.filter(isObject) : []
  return (
    <div data-field={keyOf(path)} tabIndex={-1}>
      <BlockList path={path} blocks={blocks} />
      <button id={id} type="button" className="quiet" data-add={keyOf(path)} onClick={() => setOpen(true)}>
        {t`Add a block`}
      </button>
      {isOpen && <BlockPicker path={path} at={blocks.length} close={() => setOpen(false)} />}
    </div>
  )
}

type LabelledProps = {
  field: Field
  path: Path
  /** Whether one label (the legend of a fieldset) belongs to several controls. */
  isGroup: boolean
  children: (described: Described) => ReactNode
}

/** A control with its label, description and problems. Focusing the control selects its value, also on the canvas. */
function Labelled({ field, path, isGroup, children }: LabelledProps) {
  const { store, t } = useStudio()
  const id = useId()
  const about = `${id}about`
  const problems = useProblemsAt(field, path, isGroup)
  const isWrong = problems.length > 0
  const Frame = isGroup ? 'fieldset' : 'div'
  const Name = isGroup ? 'legend' : 'label'
  return (
    <Frame
      onBlur={() => store.visited(path)}
      aria-describedby={isGroup && isWrong ? `${id}wrong` : undefined}
      className={`field field-${field.kind}${isWrong ? ' field-wrong' : ''}`}
      onFocus={(event) => {
        event.stopPropagation()
        if (keyOf(store.state.selected ?? []) !== keyOf(path)) store.select(path, 'form')
      }}
    >
      <Name className="field-name" {...(isGroup ? {} : { htmlFor: id })}>
        {field.called ?? t.fieldName(field.name)}
        {field.needed && <span className="needed">{t`needed`}</span>}
      </Name>
      <p className="field-about" id={about}>
        {t.help(field.about)}
      </p>
      {children({ id, describedBy: `${about} ${id}wrong`, isWrong })}
      <div id={`${id}wrong`} aria-live="polite">
        <ProblemNotes problems={problems} />
      </div>
    </Frame>
  )
}

/** React hook for the problems of a field: of its value and, for a text, of the translation on the canvas. */
function useProblemsAt({ kind }: Field, path: Path, isGroup: boolean): Problem[] {
  const placed = usePlaced()
  const json = usePart((state) => state.open?.json)
  const language = usePart((state) => state.look.language)
  const isText = kind === 'words' || kind === 'rich'
  return [
    ...(isGroup ? (placed.get(keyOf(path)) ?? []) : problemsWithin(placed, path)),
    ...((isText && placed.get(`${language}:${keyOf(keySteps(json, path))}`)) || []),
  ]
}
