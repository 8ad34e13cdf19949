import { useEffect, useRef, useState } from 'react'
import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { pageAtAddress, withoutLanguage } from '../../at-address'
import { isShared } from '../../document/operation'
import { type Studio, usePart, useStudio } from '../context'
import { turn } from '../history'
import { pressed } from '../keys'
import { enterField, pathOfId, pathOfValue } from '../paths'
import { titleOfOpen } from '../shared/titles'
import { damagedFile, type State } from '../state'
import { useSize } from '../ui/use-size'
import { writeWord } from '../write'
import { type Canvas, type Host, mountCanvas, widths } from './api'
import { placesOn } from './on-canvas'

/** The real page in a frame of its own, which shows every key. */
export function CanvasFrame() {
  const studio = useStudio()
  const { store, t } = studio
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<Canvas | undefined>(undefined)
  const look = usePart((state) => state.look)
  const stage = useRef<HTMLElement>(null)
  const size = useSize(stage)
  const wide = look.width === 'full' ? Math.max(size.width, widths.full) : widths[look.width]
  const scale = size.width > 0 ? Math.min(1, size.width / wide) : 1
  // What is there when a component failed: the page as it was before, or nothing.
  const [isReady, setReady] = useState(false)
  const [left, setLeft] = useState<'before' | 'nothing'>()
  useEffect(() => {
    let shown: State['open'] | undefined
    let before: State | undefined
    let places = placesOn(undefined)
    const pathOf = (mark: number) => places.pathOf(mark, store.state.open?.json)
    const update = () => {
      const { state } = store
      const page = canvas.current
      if (!page) return
      if (state.open?.shown && (state.open.shown !== shown?.shown || state.look !== before?.look)) {
        const { language, theme } = state.look
        const dir = state.base.settings.languages.find(({ code }) => code === language)?.dir ?? 'ltr'
        page.show(state.open.shown, { isDark: theme === 'dark', dir, draft: state.open.json.draft === true })
      }
      const isNew = state.selected !== before?.selected
      if (isNew || state.open !== before?.open) light(page, state, places, isNew && state.from !== 'canvas')
      shown = state.open
      before = state
    }
    const host: Host = {
      ready(made) {
        canvas.current = made
        setReady(true)
        before = undefined
        update()
      },
      picked({ mark, block, entersField }) {
        const { open } = store.state
        // Behind what is shared is a page that is not open.
        if (open && isShared(open.name)) return
        const path = mark !== undefined ? pathOf(mark) : block !== undefined ? pathOfId(open?.json, block) : undefined
        if (!path) return
        store.select(path, 'canvas')
        if (entersField) requestAnimationFrame(() => enterField(path))
      },
      pickedShared: (href, part) => openShared(studio, href, part),
      pickedOther: (href, isPicture) => openOther(studio, href, isPicture),
      written(mark, text) {
        const path = pathOf(mark)
        if (path) writeWord(studio, path, text)
      },
      isPlain(mark) {
        const path = pathOf(mark)
        const { open } = store.state
        const value = path && valueAt(open?.json, path)
        return (
          damagedFile(open, store.state.look.language) === undefined &&
          !(open && isShared(open.name)) &&
          typeof value === 'string' &&
          !value.startsWith('t:') &&
          path?.at(-1) !== 'src' &&
          path?.at(-1) !== 'image'
        )
      },
      follow(href) {
        const found = pageOfLink(studio, href)
        if (found) studio.open(found.name)
      },
      key: (event) => pressed(event, studio),
      shows(onCanvas, isWhole) {
        places = placesOn(onCanvas)
        setLeft(isWhole ? undefined : onCanvas ? 'before' : 'nothing')
      },
    }
    const leave = frame.current ? mountCanvas(frame.current, host) : undefined
    const stop = store.subscribe(update)
    return () => {
      leave?.()
      stop()
    }
  }, [store, studio])
  return (
    <main ref={stage} className="stage" id="studio-canvas" tabIndex={-1}>
      <Notes left={left} />
      <iframe
        ref={frame}
        className="stage-frame"
        title={t`The page as visitors see it`}
        src="/_frame/"
        // Until its script is there, a click would follow links of the page instead of choosing what is written.
        inert={!isReady}
        style={{ inlineSize: wide, blockSize: size.height / scale || '100%', transform: `scale(${scale})` }}
      />
    </main>
  )
}

function light(page: Canvas, { open, selected }: State, places: ReturnType<typeof placesOn>, scrolls: boolean): void {
  const block = selected && valueAt(open?.json, selected.slice(0, 2))
  const id =
    selected && selected[0] === 'blocks' && block && typeof block === 'object' ? Reflect.get(block, 'id') : undefined
  page.light(
    selected && !(open && isShared(open.name)) ? places.marksAt(selected, open?.json) : [],
    typeof id === 'string' ? id : undefined,
    scrolls,
  )
}

/** The page that a link on the canvas leads to. */
function pageOfLink({ store }: Studio, href: string): { name: string } | undefined {
  const { site, base } = store.state
  const codes = base.settings.languages.map(({ code }) => code)
  return pageAtAddress(site.pages, codes, href.replace(/[?#].*/, ''))
}

/**
 * Opens another page at the name or the picture that this one shows of it, and keeps the way back.
 * @returns whether the link leads to another page
 */
function openOther(studio: Studio, href: string, isPicture: boolean): boolean {
  const { store, t } = studio
  const { open } = store.state
  const found = pageOfLink(studio, href)
  if (!open || !found || found.name === open.name) return false
  const back = { on: found.name, name: open.name, title: titleOfOpen(open, t) }
  studio.open(found.name).then(() => {
    const { name, json } = store.state.open ?? {}
    if (name !== found.name) return
    const { picture } = store.state.base.index.byName.get(found.name) ?? {}
    const shown = isPicture && picture !== undefined ? pathOfValue(json, picture) : undefined
    const path = shown ?? [json?.label === undefined ? 'title' : 'label']
    store.set({ back })
    store.select(path, 'outline')
    requestAnimationFrame(() => enterField(path))
  })
  return true
}

type NotesProps = {
  /** What is on the canvas when a component failed: the page as it was before, or nothing. */
  left: 'before' | 'nothing' | undefined
}

/** What the author must know of the page on the canvas and of its files, each in a sentence with a way on. */
function Notes({ left }: NotesProps) {
  const studio = useStudio()
  const { store, keeper, t } = studio
  const open = usePart((state) => state.open)
  const keeping = usePart((state) => state.keeping)
  const back = usePart((state) => state.back)
  const trouble = usePart((state) => state.trouble)
  if (!open) return null
  const isBroken = open.read.page !== open.shownFrom
  return (
    <div className="stage-notes">
      {back?.on === open.name && (
        <p className="stage-note stage-way" role="status">
          {t`This is written here, and shown on “${back.title}”.`}{' '}
          <button type="button" onClick={() => studio.open(back.name)}>
            {t`Back to “${back.title}”`}
          </button>
        </p>
      )}
      {open.isGone && (
        <p className="stage-note" role="alert">
          {t`Another program deleted or moved the file of this page. What you see is still here: bring it back, or open another page.`}{' '}
          <button
            type="button"
            onClick={() => {
              store.bringBack()
              keeper.flush()
            }}
          >
            {t`Bring the page back`}
          </button>
        </p>
      )}
      {trouble !== undefined && (
        <p className="stage-note" role="alert">
          {trouble}{' '}
          {keeping === 'failed'
            ? t`What you wrote is kept here, and is saved as soon as that is possible.`
            : t`You see the page as it was before.`}
        </p>
      )}
      {isBroken && (
        <p className="stage-note" role="status">
          {open.shown
            ? t`You see the last version without a mistake.`
            : t`The page cannot be shown before its mistakes are fixed.`}
        </p>
      )}
      {!isBroken && left && (
        <p className="stage-note" role="alert">
          {left === 'before'
            ? t`Part of the page cannot be shown as it is now, because of a fault in the program. You see the last version that worked. Keep writing, or undo the last step.`
            : t`The page cannot be shown as it is now, because of a fault in the program. Keep writing, or undo the last step.`}{' '}
          <button type="button" disabled={open.past.length === 0} onClick={() => turn(studio, 'undo')}>
            {t`Undo`}
          </button>
        </p>
      )}
    </div>
  )
}

/** Lists of links in the settings, in the order in which a part of the page is looked through. */
const lists = {
  header: ['menu', 'fields', 'contacts', 'footer', 'social'],
  footer: ['footer', 'fields', 'social', 'contacts', 'menu'],
}

/** Opens the site's settings at the link that was chosen in the header or the footer of the page. */
async function openShared(studio: Studio, href: string, part: keyof typeof lists): Promise<void> {
  const { store } = studio
  const { base, look } = store.state
  const settings = base.settings.document.json
  const brand = base.settings.brands.findIndex(({ id }) => id === look.brand)
  const codes = base.settings.languages.map(({ code }) => code)
  const path = pathOfLink(settings, brand, withoutLanguage(href, codes), part)
  if (!path) return
  if (store.state.open?.name !== '_site') await studio.open('_site')
  if (store.state.open?.name !== '_site') return
  store.select(path, 'canvas')
  requestAnimationFrame(() => enterField(path))
}

/**
 * Where a link of the header or the footer is written: the brand's own lists stand in for the site's.
 * @returns the path of what visitors read of it
 */
function pathOfLink(settings: object, brand: number, href: string, part: keyof typeof lists): Path | undefined {
  for (const list of lists[part]) {
    const own: Path = ['brands', brand, list]
    const path = valueAt(settings, own) === undefined ? [list] : own
    const items = valueAt(settings, path)
    const at = Array.isArray(items) ? items.findIndex((item) => leadsTo(item, href)) : -1
    const name = at >= 0 && ['label', 'name'].find((field) => valueAt(items, [at, field]) !== undefined)
    if (name) return [...path, at, name]
  }
  return undefined
}

function leadsTo(item: unknown, href: string): boolean {
  if (!isObject(item)) return false
  const bare = (text: string) => text.replace(/^(mailto|tel):/, '').replace(/[^\p{L}\p{N}@.+/_-]/gu, '')
  return item.href === href || (typeof item.value === 'string' && bare(item.value) === bare(href))
}
