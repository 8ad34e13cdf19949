import type { Path, Problem } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject, walkJson } from '../../content/json/json'
import { pathOfSteps } from '../../content/json/steps'
import { apply, withStep } from '../document/apply'
import { idFromWords } from '../document/ids'
import { isShared, type Operation, type Texts } from '../document/operation'
import type { ChangedTexts } from '../document/structure'
import { readJson } from '../document/translations'
import type { KeptDraft, PageState } from '../protocol'
import { type CanvasContent, isShowable, type ParsedDocument, problemsOf, readOpen, readShared, shownAs } from './core'
import { pathOfProblem, stepKey, stillThere } from './paths'
import { type CanvasSettings, editedFiles, editedOf, type Open, openFile, type State, type Step } from './state'

/** Maximum pause in ms between two keystrokes in the same field that are merged into one step. */
const oneStep = 1200

/** Holds the state of the Studio. Components subscribe to the store, and change the state through its methods. */
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

  openPage({ name, row, files, ledger }: PageState): void {
    const from = Object.fromEntries(files.map((file) => [file.path, file]))
    const texts: Texts = Object.fromEntries(
      files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])),
    )
    const { base, open: previousOpen } = this.#state
    const behind = previousOpen && (isShared(previousOpen.name) ? previousOpen.behind : previousOpen)
    const read = { site: base, page: undefined, problems: [] }
    const open = {
      name,
      row,
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
      open: this.#recompute(open, true),
      selected: undefined,
      keeping: 'saved',
      questions: [],
      trouble: undefined,
    })
  }

  /**
   * Updates the open page from the files on the disk. Earlier steps can still be undone. Files with unsaved edits are
   * not updated; the next save merges the edits with the files on the disk.
   */
  reread({ name, files, ledger }: PageState): void {
    const { open } = this.#state
    if (!open || open.name !== name) return
    const editedOnes = editedFiles(open)
    const from = Object.fromEntries([...files, ...editedOnes.map(({ from }) => from)].map((file) => [file.path, file]))
    const texts = Object.fromEntries([...files, ...editedOnes].map(({ path, text }) => [path, text]))
    const next = this.#recompute({ ...open, from, texts, ledger, isGone: false })
    this.set({ open: { ...next, problems: this.#problems(next) } })
  }

  /** Marks the open page's file as deleted by another program, or as restored. The page and its edits stay open. */
  setGone(isGone: boolean): void {
    const { open } = this.#state
    if (!open || open.isGone === isGone) return
    const keeping = isGone ? 'gone' : editedFiles(open).length > 0 ? 'waiting' : 'saved'
    this.set({ open: { ...open, isGone }, keeping })
  }

  /** Restores the deleted files of the open page: treats all its files as new, so that the next save writes them. */
  bringBack(): void {
    const { open } = this.#state
    if (!open) return
    const from = Object.fromEntries(Object.keys(open.from).map((path) => [path, { path }]))
    this.set({ open: { ...open, from, isGone: false }, keeping: 'waiting' })
  }

  /** Restores a draft. If its files have changed since the draft was stored, the next save merges both. */
  takeUp({ files }: KeptDraft): void {
    const { open } = this.#state
    if (!open) return
    const from = Object.fromEntries(files.map((file) => [file.path, file.from]))
    this.set({ open: { ...open, from: { ...open.from, ...from } } })
    this.replace(Object.fromEntries(files.map(({ path, text }) => [path, text])))
  }

  /**
   * Applies one or several operations, in the given order, to the open page as one undoable step.
   * @param merge key of the field being typed in, to merge continuous typing into one step; true to join the last step
   * @returns path of the block or item that was added or moved last
   */
  change(operations: Operation | Operation[], merge?: string | true): Path | undefined {
    const { open } = this.#state
    if (!open) return undefined
    const edited = editedOf(open)
    const steps = [operations].flat()
    const { texts, path } = steps.reduce<ChangedTexts>((before, step) => apply(before.texts, step, edited), open)
    this.replace(texts, merge)
    for (const step of steps) if (step.kind === 'set') this.visited(step.path)
    return path
  }

  /** Replaces texts of files as an undoable step. @param merge see `change` */
  replace(texts: Texts, merge?: string | true): void {
    const { open } = this.#state
    if (!open) return
    const changedFiles = Object.keys(texts).filter((file) => texts[file] !== open.texts[file])
    if (changedFiles.length === 0) return
    const onlyChanged = (allTexts: Texts): Texts =>
      Object.fromEntries(changedFiles.map((file) => [file, allTexts[file]]))
    const [textsBefore, textsAfter] = [onlyChanged(open.texts), onlyChanged(texts)]
    const lastStep = open.past.at(-1)
    const now = Date.now()
    const isContinued = merge === true || (merge && lastStep?.merge === merge && now - lastStep.at < oneStep)
    const step: Step =
      isContinued && lastStep
        ? {
            ...lastStep,
            before: { ...textsBefore, ...lastStep.before },
            after: { ...lastStep.after, ...textsAfter },
            at: now,
          }
        : { before: textsBefore, after: textsAfter, merge: merge === true ? undefined : merge, at: now }
    const past = isContinued ? [...open.past.slice(0, -1), step] : [...open.past, step]
    this.#write({ ...open, past, future: [] }, textsAfter)
  }

  turn(way: 'undo' | 'redo'): void {
    const { open } = this.#state
    const [from, to] = way === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const)
    const step = open?.[from].at(-1)
    if (!open || !step) return
    const [currentTexts, targetTexts] = way === 'undo' ? [step.after, step.before] : [step.before, step.after]
    const texts = withStep(open.texts, currentTexts, targetTexts)
    this.#write({ ...open, [from]: open[from].slice(0, -1), [to]: [...open[to], step] }, texts)
    const { selected, open: turnedOpen } = this.#state
    if (selected) this.select(stillThere(turnedOpen?.json, selected), this.#state.from)
  }

  #write(open: Open, texts: Texts): void {
    const next = { ...open, texts: { ...open.texts, ...texts } }
    this.set({ open: this.#recompute(next), keeping: 'waiting' })
  }

  /**
   * Reads and localizes the open page. Checks run only if the page was just opened; otherwise, `check` is called later.
   */
  #recompute(open: Open, isNew = false): Open {
    const { base } = this.#state
    const read = isShared(open.name) ? readShared(base, open.texts, open.behind) : readOpen(base, open, open.ledger)
    const json = readJson(open.texts[openFile({ name: open.name, read })])
    const newShown = isShowable(read) ? this.#shown(read) : undefined
    const [shown, shownFrom] = newShown || isNew ? [newShown, newShown && read.page] : [open.shown, open.shownFrom]
    return {
      ...open,
      read,
      json: isObject(json) ? json : open.json,
      shown,
      shownFrom,
      problems: isNew ? problemsOf(read) : open.problems,
    }
  }

  #shown(read: ParsedDocument): CanvasContent | undefined {
    const { language, brand } = this.#state.look
    try {
      return shownAs(read, language, brand)
    } catch {
      // A half-written page can be valid against the schema and still fail here.
      return undefined
    }
  }

  /** Replaces the data that all pages share, and updates the open page. */
  rebase(state: Pick<State, 'site' | 'base'>): void {
    this.set(state)
    const { open } = this.#state
    if (open) this.set({ open: this.#recompute(open) })
  }

  /** Updates the problems of the open page. */
  check(): void {
    const { open } = this.#state
    if (open) this.set({ open: { ...open, problems: this.#problems(open) } })
  }

  lookAt(look: Partial<CanvasSettings>): void {
    this.set({ look: { ...this.#state.look, ...look } })
    const { open } = this.#state
    if (open) this.set({ open: this.#recompute(open) })
  }

  select(selected: Path | undefined, from: State['from']): void {
    this.set({ selected, from })
    const { open } = this.#state
    const key = selected && stepKey(open?.json, selected)
    if (open?.begun && !`${key}/`.startsWith(`${open.begun.key}/`)) this.visited()
  }

  /**
   * Selects a newly added value, and shows the page in its own language, because a new value can be written only in
   * that language. Empty fields of the value have no problems until the author leaves them or fills them in.
   */
  begin(path: Path): void {
    const language = this.#state.open && editedOf(this.#state.open).lang
    const isSwitched = language !== undefined && language !== this.#state.look.language
    if (isSwitched) this.lookAt({ language })
    const { open } = this.#state
    if (!open) return
    const empty = [...walkJson(valueAt(open.json, path), path)].filter(([, value]) => isEmpty(value))
    const unvisited = new Set(empty.map(([place]) => stepKey(open.json, place)))
    this.set({ open: { ...open, begun: { key: stepKey(open.json, path), unvisited, isSwitched } } })
    this.select(path, 'form')
  }

  /**
   * Marks a field of a newly added value as visited, after the author has left it. Other fields are ignored.
   * @param path path of the field; if undefined, all fields are marked, and the value gets an id made from its words
   */
  visited(path?: Path): void {
    const { open } = this.#state
    if (!open?.begun || (path && !open.begun.unvisited.has(stepKey(open.json, path)))) return
    const unvisited = new Set(open.begun.unvisited)
    if (path) unvisited.delete(stepKey(open.json, path))
    this.set({ open: { ...open, begun: path && { ...open.begun, unvisited } } })
    const added = pathOfSteps(open.json, open.begun.key.split('/'))
    const id = path || open.future.length > 0 ? undefined : idFromWords(open.json, added, editedOf(open).anchors)
    if (id !== undefined) this.change({ kind: 'rename', path: added, id }, true)
    this.check()
  }

  /** Problems of an open page, except those of new fields that the author has not visited yet. */
  #problems({ read, texts, begun, name, json }: Open): Problem[] {
    const text = texts[openFile({ name, read })]
    if (!begun || begun.unvisited.size === 0 || text === undefined) return problemsOf(read)
    const file = openFile({ name, read })
    return problemsOf(read).filter(
      (problem) => problem.file !== file || !begun.unvisited.has(stepKey(json, pathOfProblem(text, problem))),
    )
  }
}

/** Whether a value is empty, as in the fields of a new item that the author still has to fill in. */
function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
