import { useEffect, useMemo, useRef, useState } from 'react'
import { valueAt } from '../../../content/document'
import type { Path } from '../../../content/problem'
import { readSite } from '../../../content/read-site'
import type { Site } from '../../../content/site'
import { pathOfSteps } from '../../../content/steps'
import { differences } from '../../document/difference'
import { isShared, sourceFile, type Texts, translationFile } from '../../document/operation'
import { readJson } from '../../document/translations'
import type { ChangedField, ChangedPage, FileState } from '../../protocol'
import { server } from '../api'
import { type Canvas, type Host, mountCanvas, widths } from '../canvas/api'
import { placesOn } from '../canvas/on-canvas'
import { usePart, useStudio } from '../context'
import { readOpen, type Shown, shownAs } from '../core'
import { LookFields } from '../look'
import { blockOf } from '../paths'
import { titleOfChanged } from '../shared/titles'
import type { Look, State } from '../state'
import { Dialog } from '../ui/dialog'
import { Select } from '../ui/select'
import { useSize } from '../ui/use-size'
import { useAnswer } from '../use-answer'

type Side = 'before' | 'after'
const sides: Side[] = ['before', 'after']

type CompareProps = { pages: ChangedPage[]; first: ChangedPage; close(): void }

/** A changed page as it was recorded last and as it is now, next to each other. */
export function Compare({ pages, first, close }: CompareProps) {
  const { store, t } = useStudio()
  const base = usePart((state) => state.base)
  const languages = usePart((state) => state.base.settings.languages)
  const [of, setOf] = useState(first)
  const [look, setLook] = useState(store.state.look)
  const { documents } = base.source
  const { answer: versions, problem } = useAnswer(() => readVersions(store.state, of, documents), [of, documents])
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const opened = useRef<Partial<Record<Side, { frame: Window; canvas: Canvas }>>>({})
  const together = useRef<ReturnType<typeof scrollTogether>>(undefined)
  useEffect(() => () => together.current?.stop(), [])

  const shown = useMemo(() => {
    const one = (side: Side) => versions?.[side] && shownVersion(base, versions[side], look)
    return { before: one('before'), after: one('after') }
  }, [base, versions, look])
  const differences = useMemo(() => {
    const { before, after } = versions ?? {}
    return before && after && !isShared(of.name) ? differencesOf(before, after, look.language) : []
  }, [versions, of, look.language])
  const dir = languages.find(({ code }) => code === look.language)?.dir ?? 'ltr'
  const dress = useMemo(() => ({ isDark: look.theme === 'dark', dir, draft: false }), [look.theme, dir])

  const wide = widths[look.width]
  const scale = Math.min(1, Math.max(0.1, (size.width - 16) / 2 / wide))
  const ready = (side: Side) => (frame: Window, canvas: Canvas) => {
    opened.current[side] = { frame, canvas }
    const { before, after } = opened.current
    together.current?.stop()
    if (before && after) together.current = scrollTogether([before.frame, after.frame])
  }
  const light = (at: number) => {
    const difference = differences[at]
    for (const side of sides) {
      const page = shown[side]
      if (!page || !difference) continue
      const { marks, block } = litIn(page, difference)
      opened.current[side]?.canvas.light(marks, block, true)
    }
    together.current?.settle()
  }
  const note = (side: Side) => {
    if (problem) return problem
    if (!versions) return t('loading')
    if (!versions[side]) return t(side === 'before' ? 'compare.new' : 'compare.deleted')
    return t('compare.none')
  }
  return (
    <Dialog title={t('compare')} close={close} isWide>
      <div className="compare">
        <div className="row compare-tools">
          <label className="look">
            <span className="visually-hidden">{t('page')}</span>
            <Select
              value={of.name}
              options={pages.map((page) => ({ value: page.name, words: titleOfChanged(page, t) }))}
              choose={(chosen) => setOf(pages.find(({ name }) => name === chosen) ?? of)}
            />
          </label>
          <LookFields look={look} choose={(change) => setLook({ ...look, ...change })} />
          <Differences key={`${of.name} ${look.language}`} found={differences} choose={light} />
        </div>
        <div ref={place} className="compare-pages">
          {sides.map((side) => (
            <figure key={side}>
              <figcaption>{t(`compare.${side}`)}</figcaption>
              <div className="compare-page">
                {shown[side] && size.width > 0 ? (
                  <VersionFrame
                    title={t(`compare.${side}`)}
                    shown={shown[side]}
                    look={dress}
                    wide={wide}
                    scale={scale}
                    ready={ready(side)}
                  />
                ) : (
                  <p>{note(side)}</p>
                )}
              </div>
            </figure>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

/** What was committed and what there is now of a page; a new one has no `before`, a deleted one no `after`. */
type Versions = { before?: Version; after?: Version }

/** The page that a change shows on: its own, or for what all pages share the one that was open. */
function pageOf({ site, open }: State, name: string): string {
  if (!isShared(name)) return name
  const own = open && (isShared(open.name) ? open.behind?.name : open.name)
  return own ?? site.pages.find(({ address }) => address === '/')?.name ?? ''
}

/** Asks for both versions of a changed page. @param documents that all pages share now */
async function readVersions(state: State, of: ChangedPage, documents: Version['documents']): Promise<Versions> {
  const name = pageOf(state, of.name)
  const [was, now] = await Promise.all([server.committed(of.before ?? name), server.page(name)])
  const isSame = Object.keys(documents).every((path) => documents[path] === was.documents[path])
  const before = { name: of.before ?? name, texts: was.texts, documents: isSame ? documents : was.documents }
  return {
    ...(Object.keys(was.texts).length > 0 && of.kind !== 'new' && { before }),
    ...(of.kind !== 'deleted' && { after: { name, texts: textsOf(now.files), documents } }),
  }
}

function textsOf(files: FileState[]): Version['texts'] {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}

type DifferencesProps = { found: ChangedField[]; choose(at: number): void }

/** Goes from one place that is different to the next, on both pages. */
function Differences({ found, choose }: DifferencesProps) {
  const { t } = useStudio()
  const [at, setAt] = useState<number>()
  const step = (by: 1 | -1) => {
    const next = ((at ?? (by === 1 ? -1 : 0)) + by + found.length) % found.length
    setAt(next)
    choose(next)
  }
  const { steps = [] } = (at === undefined ? undefined : found[at]) ?? {}
  return (
    <div className="row">
      <button type="button" disabled={found.length === 0} onClick={() => step(-1)}>
        {t('compare.previous')}
      </button>
      <button type="button" disabled={found.length === 0} onClick={() => step(1)}>
        {t('compare.next')}
      </button>
      <span role="status">
        {at === undefined
          ? t('compare.count', { count: found.length })
          : t('compare.at', { place: at + 1, count: found.length, name: nameOf(steps, t) })}
      </span>
    </div>
  )
}

/** "Title · models" */
function nameOf(steps: string[], t: ReturnType<typeof useStudio>['t']): string {
  return [t.fieldName(steps.at(-1) ?? ''), ...steps.slice(1, -1)].join(' · ')
}

/**
 * Lets two frames scroll by the same way.
 * @returns `settle`, to be called after each was scrolled for itself, and `stop`
 */
function scrollTogether(frames: [Window, Window]): { settle(): void; stop(): void } {
  const at = frames.map(({ scrollY }) => scrollY)
  const listeners = frames.map((frame, i) => () => {
    const other = frames[1 - i]
    const by = frame.scrollY - (at[i] ?? 0)
    at[i] = frame.scrollY
    if (by === 0 || !other) return
    other.scrollBy({ top: by, behavior: 'instant' })
    at[1 - i] = other.scrollY
  })
  frames.forEach((frame, i) => {
    frame.addEventListener('scroll', listeners[i] ?? (() => {}))
  })
  return {
    settle() {
      frames.forEach(({ scrollY }, i) => {
        at[i] = scrollY
      })
    },
    stop() {
      frames.forEach((frame, i) => {
        frame.removeEventListener('scroll', listeners[i] ?? (() => {}))
      })
    },
  }
}

type VersionFrameProps = {
  title: string
  shown: Shown
  look: Parameters<Canvas['show']>[1]
  /** How wide the page is, and how much smaller it is shown. */
  wide: number
  scale: number
  ready(frame: Window, canvas: Canvas): void
}

/** A version of a page as visitors see it, drawn by the canvas. It is looked at, and changes nothing. */
function VersionFrame({ title, shown, look, wide, scale, ready }: VersionFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<Canvas | undefined>(undefined)
  const wanted = useRef({ shown, look, ready })
  wanted.current = { shown, look, ready }
  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    const host: Host = {
      ready(made) {
        canvas.current = made
        made.show(wanted.current.shown, wanted.current.look)
        if (element.contentWindow) wanted.current.ready(element.contentWindow, made)
      },
      isPlain: () => false,
      // From the page back to what is around it: there Escape closes the dialog.
      key: ({ key }) => key === 'Escape' && element.closest('dialog')?.querySelector('button')?.focus(),
      picked() {},
      pickedShared() {},
      pickedOther: () => false,
      written() {},
      follow() {},
      shows() {},
    }
    return mountCanvas(element, host)
  }, [])
  useEffect(() => canvas.current?.show(shown, look), [shown, look])
  return (
    <iframe
      ref={frame}
      title={title}
      src="/_frame/"
      style={{ inlineSize: wide, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  )
}

/** A version of a page: its files, and the documents that all pages share with it. */
type Version = { name: string; texts: Texts; documents: Record<string, string> }

/** What a frame lights up: the numbers of marks, and the id of the block around them. */
type Lit = { marks: number[]; block: string | undefined }

/** A version as a page that can be shown; nothing where it cannot. What rules find keeps no version from being seen. */
function shownVersion(base: Site, { name, texts, documents }: Version, { language, brand }: Look): Shown | undefined {
  try {
    const site = siteWith(base, documents)
    return site && shownAs(readOpen(site, name, texts), language, brand)
  } catch {
    return undefined
  }
}

/** The site as some documents say, for pages of any version: read once, as long as they are the same. */
let read: { base: Site; documents: Version['documents']; site: Site | undefined } | undefined

function siteWith(base: Site, documents: Version['documents']): Site | undefined {
  if (documents === base.source.documents) return base
  if (read?.base !== base || read.documents !== documents) {
    const { site } = readSite({ ...base.source, documents }, base.contract, base.index)
    read = { base, documents, site }
  }
  return read.site
}

/** What is different between two versions of a page, as a language shows it: in its document, and in its translation. */
function differencesOf(before: Version, after: Version, lang: string): ChangedField[] {
  const between = (path: (version: Version) => string) =>
    differences(...([before, after].map((one) => readJson(one.texts[path(one)]) ?? {}) as [unknown, unknown]))
  const source = between(({ name }) => sourceFile({ name, lang }))
  const translated = between(({ name }) => translationFile(name, lang))
  const known = new Set(source.map(keyOf))
  return [...source, ...translated.filter((one) => !known.has(keyOf(one)))].filter(({ steps }) => steps.length > 0)
}

function keyOf({ steps }: ChangedField): string {
  return steps.join('.')
}

/** Where a version shows what is different. What is not in it is shown nowhere. */
function litIn(shown: Shown, { steps }: ChangedField): Lit {
  const path: Path = pathOfSteps(shown.json, steps)
  if (path.length < steps.length) return { marks: [], block: undefined }
  const around = blockOf(path)
  const id = around && valueAt(shown.json, [...around, 'id'])
  // Of a list in another order, and of a whole block, single words say nothing.
  const isWhole = path.length === around?.length || Array.isArray(valueAt(shown.json, path))
  return {
    marks: isWhole ? [] : placesOn(shown).marksAt(path, shown.json),
    block: typeof id === 'string' ? id : undefined,
  }
}
