import { mergeTexts } from '../document/merge'
import type { DraftRequest, KeptDraft, PageState, SaveAnswer } from '../protocol'
import { RefusedError, server } from './api'
import { editedFiles, type Open } from './state'
import type { Store } from './store'

/** Delay in ms from the last keystroke until the page is checked, and until the page is saved. */
const checkAfter = 120
const saveAfter = 700

/** Saves edits automatically. If a page has new errors, its edits are kept as a draft, so that nothing is lost. */
export class Keeper {
  readonly #store: Store
  /** Id of the current draft, renewed each time a page is opened, so that tabs do not overwrite each other's drafts. */
  #draftId = newDraftId()
  #checking: ReturnType<typeof setTimeout> | undefined
  #saving: ReturnType<typeof setTimeout> | undefined
  #busy: Promise<void> = Promise.resolve()
  /** Pending work, such as uploads, that will change the open page. */
  readonly #pendingWork = new Set<Promise<unknown>>()
  /** Identifies the latest call to `open`. */
  #latestRequest: object | undefined

  constructor(store: Store) {
    this.#store = store
    addEventListener('pagehide', () => {
      if (!['saved', 'stuck'].includes(store.state.keeping)) this.#keepHere()
    })
    let previousOpen = store.state.open
    store.subscribe(() => {
      const { open } = store.state
      // When a deleted file is restored, edits that were made while the file was missing still need to be saved.
      const isSame = open?.texts === previousOpen?.texts && !(previousOpen?.isGone && !open?.isGone)
      previousOpen = open
      if (isSame) return
      if (!open || open.past.length + open.future.length === 0) return
      clearTimeout(this.#checking)
      clearTimeout(this.#saving)
      this.#checking = setTimeout(() => store.check(), checkAfter)
      this.#saving = setTimeout(() => this.save(), saveAfter)
    })
  }

  /** Saves the page as soon as pending work has finished. Must be called before anything else uses the page's files. */
  async flush(answers?: Record<string, 'ours' | 'theirs'>): Promise<void> {
    while (this.#pendingWork.size > 0) await Promise.allSettled(this.#pendingWork)
    this.#store.visited()
    return this.save(answers)
  }

  /** Registers pending work that will change the open page. Until this work ends, the page does not count as saved. */
  async expect(work: Promise<unknown>): Promise<void> {
    this.#pendingWork.add(work)
    this.#store.set({ keeping: 'saving' })
    await Promise.allSettled([work])
    this.#pendingWork.delete(work)
    await this.save()
  }

  /**
   * Saves all edits of the open page, then opens another page.
   * @param isLeft whether the open page was just deleted or renamed, and therefore must not be saved
   * @returns undefined if `open` was called again in the meantime
   */
  async open(name: string, isLeft = false): Promise<PageState | undefined> {
    const store = this.#store
    const requestId = {}
    this.#latestRequest = requestId
    for (;;) {
      const texts = store.state.open?.texts
      if (isLeft) clearTimeout(this.#saving)
      else await this.flush()
      const page = await server.page(name)
      if (this.#latestRequest !== requestId) return undefined
      // If the user kept typing while the next page was loading, the edits must be saved first.
      if (this.#pendingWork.size === 0 && store.state.open?.texts === texts) {
        this.#draftId = newDraftId()
        store.openPage(page)
        return page
      }
    }
  }

  /** Restores a draft into the open page and saves the page, then deletes the draft. */
  async takeUp(name: string, draft: KeptDraft): Promise<void> {
    this.#store.takeUp(draft)
    await this.flush()
    if (this.#store.state.keeping !== 'failed') await this.forget(name, draft)
  }

  /** Deletes a draft of a page. If the request fails, the draft is offered again later. */
  async forget(name: string, { id }: KeptDraft): Promise<void> {
    await server.draft({ name, id, files: [] }).catch(() => {})
  }

  /** Saves immediately. @param answers the user's choices in a conflict, by the keys of the questions */
  save(answers?: Record<string, 'ours' | 'theirs'>): Promise<void> {
    clearTimeout(this.#saving)
    this.#busy = this.#busy.then(() => this.#saveNow(answers)).catch((error) => this.#fail(error))
    return this.#busy
  }

  async #saveNow(answers?: Record<string, 'ours' | 'theirs'>): Promise<void> {
    const store = this.#store
    const { open, keeping } = store.state
    if (!open) return
    const files = editedFiles(open)
    if (files.length === 0) return store.set({ keeping: open.isGone ? 'gone' : this.#settledState })
    store.check()
    const checkedOpen = store.state.open ?? open
    const request = { name: open.name, row: open.row, id: this.#draftId, files }
    const isAsked = keeping === 'conflict' && !answers
    // Stores only a draft, until the deleted file is restored or the user has answered the questions.
    if (open.isGone || isAsked) {
      await server.draft(request)
      forgetUnsaved(store.state.site.id, request.id)
      if (!isAsked) store.set({ keeping: 'gone' })
      return
    }
    store.set({ keeping: 'saving' })
    const answer = await server.save({ ...request, answers })
    // The server has stored the edits, at least as a draft, so the browser need not keep them.
    forgetUnsaved(store.state.site.id, request.id)
    this.#applyAnswer(answer, checkedOpen)
  }

  /** Applies the server's answer. Edits made since the request are saved next. @param sent texts in the request */
  #applyAnswer(answer: SaveAnswer, { name, texts: sent }: Pick<Open, 'name' | 'texts'>): void {
    const store = this.#store
    const { open } = store.state
    if (open?.name !== name) return
    if (answer.kind === 'conflict') store.set({ keeping: 'conflict', questions: answer.questions })
    // The server keeps the edits as a draft until the errors are fixed.
    if (answer.kind === 'refused') store.set({ keeping: open.texts === sent ? 'stuck' : 'waiting' })
    if (answer.kind !== 'saved') return
    const from = { ...open.from, ...Object.fromEntries(answer.files.map((file) => [file.path, file])) }
    // Edits made since the request are applied to the saved texts, which may include changes by other programs.
    const texts = Object.fromEntries(
      answer.files.map(({ path, text }) => {
        const versions = { base: sent[path], theirs: text, ours: open.texts[path] }
        return [path, mergeTexts(path, versions, () => 'ours').text]
      }),
    )
    store.set({
      open: { ...open, from },
      keeping: open.texts === sent ? this.#settledState : 'waiting',
      questions: [],
      trouble: undefined,
    })
    store.replace(texts)
    if (open.texts !== sent) this.#saving = setTimeout(() => this.save(), saveAfter)
  }

  /** The save state once all current edits are saved. */
  get #settledState(): 'saving' | 'saved' {
    return this.#pendingWork.size > 0 ? 'saving' : 'saved'
  }

  /** Stores unsaved edits in the browser's local storage. */
  #keepHere(): void {
    const { open, site } = this.#store.state
    const files = open ? editedFiles(open) : []
    if (open && files.length > 0) keepUnsaved(site.id, { name: open.name, id: this.#draftId, files })
  }

  #fail(error: unknown): void {
    this.#store.set({ keeping: 'failed', trouble: error instanceof RefusedError ? error.message : undefined })
    this.#keepHere()
    // Tries again later, because the server may be restarting. The texts are still in memory.
    this.#saving = setTimeout(() => this.save(), 4 * saveAfter)
  }
}

/** A unique id for a draft. */
function newDraftId(): string {
  return Math.random().toString(36).slice(2, 10)
}

/**
 * Returns the localStorage key for edits that could not be sent to the server before their tab was closed. The key
 * includes the site's id, because a different site may later have the same origin.
 */
function keyOf(site: string, id: string): string {
  return `studio-unsaved ${site} ${id}`
}

/** Stores a draft in localStorage. A draft that is too large stays only in memory. */
function keepUnsaved(site: string, request: DraftRequest): void {
  try {
    localStorage.setItem(keyOf(site, request.id), JSON.stringify(request))
  } catch {
    // The storage is full or not available.
  }
}

/** Removes a draft from localStorage after the server has stored it. */
function forgetUnsaved(site: string, id: string): void {
  localStorage.removeItem(keyOf(site, id))
}

/** Sends edits that closed tabs left in localStorage to the server, which stores them as drafts of their pages. */
export async function handOver(site: string): Promise<void> {
  for (const key of Object.keys(localStorage).filter((storageKey) => storageKey.startsWith(keyOf(site, '')))) {
    try {
      await server.draft(JSON.parse(localStorage.getItem(key) ?? ''))
      localStorage.removeItem(key)
    } catch {
      // The Studio tries again at its next start.
    }
  }
}
