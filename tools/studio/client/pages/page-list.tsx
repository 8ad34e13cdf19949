import { useState } from 'react'
import { groupBy } from '../../../content/base/group'
import { addressOf } from '../../../content/language/plain-letters'
import { type Said, say } from '../../../content/say/say.js'
import type { FoundPlace, PageKind, PageRow, WordStates } from '../../protocol'
import { server } from '../api'
import { usePart, useStudio } from '../context'
import { useNames } from '../form/simple'
import { slugOf } from '../names'
import { refreshSite } from '../refresh'
import { sharedTitles } from '../shared/titles'
import { TranslationsDialog } from '../shared/translations-dialog'
import { pageName } from '../state'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'
import { Select } from '../ui/select'
import { useAnswer } from '../use-answer'
import { PlaceList, ReplaceDialog } from './found'
import { PageActions } from './page-actions'
import { Plan } from './plan'

/**
 * Debounce delay of a search in ms, and minimum length of its text. Both prevent needless requests, because the server
 * searches every page.
 */
const pause = 250
const least = 2

/** Lists all pages as a tree or, during a search, the pages whose title, name or text matches. */
export function PageList() {
  const { t } = useStudio()
  const pages = usePart((state) => state.site.pages)
  const states = usePart((state) => state.states)
  const [query, setQuery] = useState('')
  const [isNew, setNew] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const changes = usePart((state) => state.changes)
  const needle = query.toLocaleLowerCase().trim()
  // The server searches the files, so it does not find unsaved edits. The browser searches titles and names.
  const ask = needle.length < least ? undefined : () => server.find(needle)
  const { answer: found } = useAnswer(ask, [needle, changes], pause)
  const places = groupBy(found?.places ?? [], ({ name }) => name)
  const matches =
    needle === ''
      ? undefined
      : pages.filter(({ title, name }) => `${title} ${name}`.toLocaleLowerCase().includes(needle) || places.has(name))
  const rows = matches ? matches.map((page) => ({ page, depth: 0 })) : inTree(pages)
  // Names of documents that are not pages: shared documents, patterns, and translations of tables.
  const otherNames = [...places.keys()].filter((name) => !pages.some((page) => page.name === name))
  return (
    <>
      <div className="row">
        <SearchField query={query} search={setQuery} />
        <button type="button" onClick={() => setNew(true)}>
          {t`New page`}
        </button>
      </div>
      {places.size > 0 && (
        <button type="button" className="quiet" onClick={() => setReplacing(true)}>
          {t`Replace “${query.trim()}” …`}
        </button>
      )}
      <ul className="page-list">
        {rows.map(({ page, depth }) => (
          <Row key={page.name} page={page} depth={depth} counts={states[page.name]} places={places.get(page.name)} />
        ))}
        {otherNames.map((name) => {
          const ownPlaces = places.get(name) ?? []
          const title = sharedTitles[name]
          return (
            <li key={name}>
              <b className="block-name">{title ? t.said(title) : ownPlaces[0]?.file}</b>
              <PlaceList places={ownPlaces} />
            </li>
          )
        })}
      </ul>
      {matches?.length === 0 && otherNames.length === 0 && <p className="nothing">{t`Nothing was found.`}</p>}
      {isReplacing && <ReplaceDialog words={query.trim()} close={() => setReplacing(false)} />}
      {!matches && <SharedList />}
      {isNew && <NewPage close={() => setNew(false)} />}
    </>
  )
}

type Shown = { page: PageRow; depth: number; counts: WordStates[string] | undefined; places: FoundPlace[] | undefined }

function Row({ page, depth, counts, places }: Shown) {
  const { open, t } = useStudio()
  const current = usePart(({ open }) => open && pageName(open))
  const { name, title, address, errors, draft, unsaved, languages } = page
  const isOpen = name === current
  const toDoCount = counts
    ? Object.values(counts).reduce((sum, count) => sum + count.missing + count.same + count.outdated, 0)
    : 0
  return (
    <li style={{ '--depth': depth } as React.CSSProperties}>
      <button
        type="button"
        className="block-name"
        aria-current={isOpen ? 'page' : undefined}
        // The page that is already open is not opened again, because this would only lose the selection.
        onClick={() => isOpen || open(name)}
      >
        <span>{title}</span>
        <small>
          {address}
          {draft && ` · ${t`Draft`}`}
          {unsaved && ` · ${t`Not saved`}`}
          {toDoCount > 0 && ` · ${t`${toDoCount} to translate`}`}
        </small>
        {errors > 0 && <span className="badge">{errors}</span>}
        <span className="visually-hidden">{languages.join(', ')}</span>
      </button>
      {places && <PlaceList places={places} />}
      {isOpen && <PageActions page={page} />}
    </li>
  )
}

/**
 * Sorts pages into a tree, and returns them in order with their depth: each page is below its parent, and siblings keep
 * their order.
 */
function inTree(pages: PageRow[]): { page: PageRow; depth: number }[] {
  const slugs = new Set(pages.map(({ name }) => slugOf(name)))
  const listedPages = new Set<PageRow>()
  const below = (parent: string | undefined, depth: number): { page: PageRow; depth: number }[] =>
    pages
      .filter((page) => (parent === undefined ? !page.parent || !slugs.has(page.parent) : page.parent === parent))
      .flatMap((page) => {
        if (listedPages.has(page)) return []
        listedPages.add(page)
        return [{ page, depth }, ...below(slugOf(page.name), depth + 1)]
      })
  return [...below(undefined, 0), ...pages.filter((page) => !listedPages.has(page)).map((page) => ({ page, depth: 0 }))]
}

/** Buttons to open the shared documents, and to exchange texts with translators. */
function SharedList() {
  const { open, t } = useStudio()
  const current = usePart((state) => state.open?.name)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="shared-list" aria-label={t`Whole site`}>
      <h2>{t`Whole site`}</h2>
      <ul className="page-list">
        {Object.entries(sharedTitles).map(([name, title]) => (
          <li key={name}>
            <button
              type="button"
              className="block-name"
              aria-current={name === current ? 'page' : undefined}
              onClick={() => open(name)}
            >
              <span>{t.said(title)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="block-name" onClick={() => setOpen(true)}>
            <span>{t`Translations`}</span>
          </button>
        </li>
      </ul>
      {isOpen && <TranslationsDialog close={() => setOpen(false)} />}
    </section>
  )
}

/** Names and descriptions of the templates for new pages. */
const kinds: Record<PageKind, { name: Said; about: Said }> = {
  page: {
    name: say`Page`,
    about: say`A title, a sentence and text.`,
  },
  product: {
    name: say`Product`,
    about: say`Pictures, what it does, a table of figures.`,
  },
  article: {
    name: say`Article`,
    about: say`A text in one column, with its date.`,
  },
  hub: {
    name: say`Family of products`,
    about: say`Cards that lead to other pages.`,
  },
}

/** Dialog to create a page, with its template, title, parent and address. */
function NewPage({ close }: { close(): void }) {
  const studio = useStudio()
  const { t } = studio
  const pages = usePart((state) => state.site.pages)
  const parents = useNames('parent')
  const [kind, setKind] = useState<PageKind>('page')
  const [title, setTitle] = useState('')
  const [parent, setParent] = useState('')
  const [ownName, setOwnName] = useState<string>()
  const parentPage = pages.find(({ name }) => slugOf(name) === parent)
  const folder = parentPage?.name.includes('/') ? parentPage.name.slice(0, parentPage.name.lastIndexOf('/') + 1) : ''
  const name = ownName ?? addressOf(title)
  const isWhole = title.trim() !== '' && name !== ''
  return (
    <Dialog title={t`New page`} close={close}>
      <fieldset className="kinds">
        <legend>{t`What kind of page?`}</legend>
        {(Object.keys(kinds) as PageKind[]).map((id) => (
          <label key={id} className="choice">
            <input type="radio" name="kind" checked={kind === id} onChange={() => setKind(id)} />
            <span>
              <b>{t.said(kinds[id].name)}</b> <small>{t.said(kinds[id].about)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span className="field-name">{t`Title`}</span>
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label className="field">
        <span className="field-name">{t`Page above`}</span>
        <Select value={parent} options={parents} none={t`None`} choose={setParent} />
      </label>
      <label className="field">
        <span className="field-name">{t`Name in the address`}</span>
        <input value={name} onChange={({ target }) => setOwnName(target.value)} />
      </label>
      <Plan
        words={t`Create`}
        command={
          isWhole
            ? { command: 'new', name: folder + name, kind, title: title.trim(), ...(parent !== '' && { parent }) }
            : undefined
        }
        done={async (page) => {
          await refreshSite(studio.store)
          close()
          if (page) await studio.open(page)
        }}
      />
    </Dialog>
  )
}
