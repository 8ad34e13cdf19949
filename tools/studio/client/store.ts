import type { Path } from '../../content/base/problem'
import { isObject } from '../../content/json/json'
import { apply, turned } from '../document/apply'
import { isShared, type Operation, type Texts } from '../document/operation'
import { readJson } from '../document/translations'
import type { KeptDraft, PageState } from '../protocol'
import { isShowable, problemsOf, type Read, readOpen, readShared, type Shown, shownAs } from './core'
import { editedFiles, editedOf, type Look, type Open, openFile, type State, type Step } from './state'

/** How long typing in one place goes on as one step, in milliseconds. */
const oneStep = 1200

/** Everything the Studio knows. Views subscribe to it, and change it by its methods. */
export class Store {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(state: State) {
    this.#state = state
  }

  get state(): State {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Opens a page from its files. */
  openPage({ name, files, ledger }: PageState): void {
    const from = Object.fromEntries(files.map((file) => [file.path, file]))
    const texts: Texts = Object.fromEntries(
      files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])),
    )
    const { base, open: before } = this.#state
    const behind = before && (isShared(before.name) ? before.behind : { name: before.name, texts: before.texts })
    const read = { site: base, page: undefined, problems: [] }
    const open = {
      name,
      texts,
      from,
      ledger,
      behind,
      past: [],
      future: [],
      json: {},
      read,
      problems: [],
      isGone: false,
    }
    this.set({
      open: this.#looked(open, true),
      selected: undefined,
      keeping: 'saved',
      questions: [],
      trouble: undefined,
    })
  }

  /**
   * Takes the files of the open page as they are on the disk now; what was done before can still be undone. Of those with
   * edits the next save merges both.
   */
  reread({ name, files, ledger }: PageState): void {
    const { open } = this.#state
    if (!open || open.name !== name) return
    const own = editedFiles(open)
    const from = Object.fromEntries([...files, ...own.map(({ from }) => from)].map((file) => [file.path, file]))
    const texts = Object.fromEntries([...files, ...own].map(({ path, text }) => [path, text]))
    const next = this.#looked({ ...open, from, texts, ledger, isGone: false })
    this.set({ open: { ...next, problems: problemsOf(next.read) } })
  }

  /** Notes whether another program deleted the file of the open page: what was read and written stays. */
  setGone(isGone: boolean): void {
    const { open } = this.#state
    if (!open || open.isGone === isGone) return
    const keeping = isGone ? 'gone' : editedFiles(open).length > 0 ? 'waiting' : 'saved'
    this.set({ open: { ...open, isGone }, keeping })
  }

  /** Takes the files of the open page for new ones, so that the next save writes all of them. */
  bringBack(): void {
    const { open } = this.#state
    if (!open) return
    const from = Object.fromEntries(Object.keys(open.from).map((path) => [path, { path }]))
    this.set({ open: { ...open, from, isGone: false }, keeping: 'waiting' })
  }

  /** Takes up edits that were kept and not saved. They began with files that may be others now: a save merges them. */
  takeUp({ files }: KeptDraft): void {
    const { open } = this.#state
    if (!open) return
    const from = Object.fromEntries(files.map((file) => [file.path, file.from]))
    this.set({ open: { ...open, from: { ...open.from, ...from } } })
    this.replace(Object.fromEntries(files.map(({ path, text }) => [path, text])))
  }

  /**
   * Carries an operation out on the open page, as a step that can be undone.
   * @param merge the place that is typed in
   * @returns where the thing is that was added or moved
   */
  change(operation: Operation, merge?: string): Path | undefined {
    const { open } = this.#state
    if (!open) return undefined
    const { texts, path } = apply(open.texts, operation, editedOf(open))
    this.replace(texts, merge)
    return path
  }

  /** Gives files other texts, as a step that can be undone. */
  replace(texts: Texts, merge?: string): void {
    const { open } = this.#state
    if (!open) return
    const changed = Object.keys(texts).filter((file) => texts[file] !== open.texts[file])
    if (changed.length === 0) return
    const onlyChanged = (all: Texts): Texts => Object.fromEntries(changed.map((file) => [file, all[file]]))
    const [before, after] = [onlyChanged(open.texts), onlyChanged(texts)]
    const last = open.past.at(-1)
    const now = Date.now()
    const goesOn = merge !== undefined && last?.merge === merge && now - last.at < oneStep
    const step: Step =
      goesOn && last
        ? { ...last, before: { ...before, ...last.before }, after: { ...last.after, ...after }, at: now }
        : { before, after, merge, at: now }
    const past = goesOn ? [...open.past.slice(0, -1), step] : [...open.past, step]
    this.#write({ ...open, past, future: [] }, after)
  }

  /** Takes the last step back, or does it again. */
  turn(way: 'undo' | 'redo'): void {
    const { open } = this.#state
    const [from, to] = way === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const)
    const step = open?.[from].at(-1)
    if (!open || !step) return
    const [now, then] = way === 'undo' ? [step.after, step.before] : [step.before, step.after]
    const texts = turned(open.texts, now, then)
    this.#write({ ...open, [from]: open[from].slice(0, -1), [to]: [...open[to], step] }, texts)
  }

  #write(open: Open, texts: Texts): void {
    const next = { ...open, texts: { ...open.texts, ...texts } }
    this.set({ open: this.#looked(next), keeping: 'waiting' })
  }

  /** Reads the page again, shows it, and leaves what checks say for when nobody waits. */
  #looked(open: Open, isNew = false): Open {
    const { base } = this.#state
    const read = isShared(open.name)
      ? readShared(base, open.texts, open.behind)
      : readOpen(base, open.name, open.texts, open.ledger)
    const json = readJson(open.texts[openFile({ name: open.name, read })])
    const made = isShowable(read) ? this.#shown(read) : undefined
    const [shown, shownFrom] = made || isNew ? [made, made && read.page] : [open.shown, open.shownFrom]
    return {
      ...open,
      read,
      json: isObject(json) ? json : open.json,
      shown,
      shownFrom,
      problems: isNew ? problemsOf(read) : open.problems,
    }
  }

  #shown(read: Read): Shown | undefined {
    const { language, brand } = this.#state.look
    try {
      return shownAs(read, language, brand)
    } catch {
      // What no rule of the schema refuses may still be half written.
      return undefined
    }
  }

  /** Takes what all pages share as it is now. */
  rebase(state: Pick<State, 'site' | 'base'>): void {
    this.set(state)
    const { open } = this.#state
    if (open) this.set({ open: this.#looked(open) })
  }

  /** Finds all that is wrong with the open page. */
  check(): void {
    const { open } = this.#state
    if (open) this.set({ open: { ...open, problems: problemsOf(open.read) } })
  }

  lookAt(look: Partial<Look>): void {
    this.set({ look: { ...this.#state.look, ...look } })
    const { open } = this.#state
    if (open) this.set({ open: this.#looked(open) })
  }

  select(selected: Path | undefined, from: State['from']): void {
    this.set({ selected, from })
  }
}
