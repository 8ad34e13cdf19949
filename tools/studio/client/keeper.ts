import { mergeTexts } from '../document/merge'
import type { DraftRequest, KeptDraft, PageState, SaveAnswer } from '../protocol'
import { RefusedError, server } from './api'
import { editedFiles, type Open } from './state'
import type { Store } from './store'

/** How long after the last key the page is checked, and saved, in milliseconds. */
const checkAfter = 120
const saveAfter = 700

/** Keeps what is written: saves pages without errors, and keeps others as drafts. Nothing that was written is lost. */
export class Keeper {
  readonly #store: Store
  /** Of this opening of a page, so that drafts of two, in one tab or in several, do not overwrite each other. */
  #draftId = newDraftId()
  #checking: ReturnType<typeof setTimeout> | undefined
  #saving: ReturnType<typeof setTimeout> | undefined
  #busy: Promise<void> = Promise.resolve()
  /** What is on its way into the open page. */
  readonly #coming = new Set<Promise<unknown>>()
  /** The page that was asked for last. */
  #wanted: object | undefined

  constructor(store: Store) {
    this.#store = store
    addEventListener('pagehide', () => {
      if (!['saved', 'stuck'].includes(store.state.keeping)) this.#keepHere()
    })
    let known = store.state.open
    store.subscribe(() => {
      const { open } = store.state
      // Of a page that is back, what was written meanwhile is still to be saved.
      const isSame = open?.texts === known?.texts && !(known?.isGone && !open?.isGone)
      known = open
      if (isSame) return
      if (!open || open.past.length + open.future.length === 0) return
      clearTimeout(this.#checking)
      clearTimeout(this.#saving)
      this.#checking = setTimeout(() => store.check(), checkAfter)
      this.#saving = setTimeout(() => this.save(), saveAfter)
    })
  }

  /**
   * Saves at once what is not saved, before something else is done with the files. What is on its way into the page is
   * waited for.
   */
  async flush(answers?: Record<string, 'ours' | 'theirs'>): Promise<void> {
    while (this.#coming.size > 0) await Promise.allSettled(this.#coming)
    return this.save(answers)
  }

  /** Says that something is on its way into the open page: until it is there, nothing counts as saved. */
  async expect(coming: Promise<unknown>): Promise<void> {
    this.#coming.add(coming)
    this.#store.set({ keeping: 'saving' })
    await Promise.allSettled([coming])
    this.#coming.delete(coming)
    await this.save()
  }

  /**
   * Reads another page and opens it, when all that was written into the open one is kept.
   * @param isLeft whether the open one is gone or has another name: what was not saved is kept as a draft already
   * @returns undefined where yet another one was asked for meanwhile
   */
  async open(name: string, isLeft = false): Promise<PageState | undefined> {
    const store = this.#store
    const wanted = {}
    this.#wanted = wanted
    for (;;) {
      const texts = store.state.open?.texts
      if (isLeft) clearTimeout(this.#saving)
      else await this.flush()
      const page = await server.page(name)
      if (this.#wanted !== wanted) return undefined
      // Else it was written on while the other page was read.
      if (this.#coming.size === 0 && store.state.open?.texts === texts) {
        this.#draftId = newDraftId()
        store.openPage(page)
        return page
      }
    }
  }

  /** Takes up edits of the open page that were kept and not saved: from then on they are this opening's. */
  async takeUp(name: string, draft: KeptDraft): Promise<void> {
    this.#store.takeUp(draft)
    await this.flush()
    if (this.#store.state.keeping !== 'failed') await this.forget(name, draft)
  }

  /** Throws edits of a page away that were kept. Where that fails they are offered again. */
  async forget(name: string, { id }: KeptDraft): Promise<void> {
    await server.draft({ name, id, files: [] }).catch(() => {})
  }

  /** Saves at once what is not saved. */
  save(answers?: Record<string, 'ours' | 'theirs'>): Promise<void> {
    clearTimeout(this.#saving)
    this.#busy = this.#busy.then(() => this.#keep(answers)).catch((error) => this.#fail(error))
    return this.#busy
  }

  async #keep(answers?: Record<string, 'ours' | 'theirs'>): Promise<void> {
    const store = this.#store
    const { open, keeping } = store.state
    if (!open) return
    const files = editedFiles(open)
    if (files.length === 0) return store.set({ keeping: open.isGone ? 'gone' : this.#settled })
    store.check()
    const now = store.state.open ?? open
    const request = { name: open.name, id: this.#draftId, files }
    const isAsked = keeping === 'conflict' && !answers
    // Until the file is back, or the questions are answered, it is a draft.
    if (open.isGone || isAsked) {
      await server.draft(request)
      forgetUnsaved(store.state.site.id, request.id)
      if (!isAsked) store.set({ keeping: 'gone' })
      return
    }
    store.set({ keeping: 'saving' })
    const answer = await server.save({ ...request, answers })
    // Whatever it answers, it has what was sent.
    forgetUnsaved(store.state.site.id, request.id)
    this.#take(answer, now)
  }

  /** @param saved the page with the texts that were saved; what was written meanwhile is saved next */
  #take(answer: SaveAnswer, { name, texts: sent }: Pick<Open, 'name' | 'texts'>): void {
    const store = this.#store
    const { open } = store.state
    if (open?.name !== name) return
    if (answer.kind === 'conflict') store.set({ keeping: 'conflict', questions: answer.questions })
    // It is kept as a draft until what is wrong is right.
    if (answer.kind === 'refused') store.set({ keeping: open.texts === sent ? 'stuck' : 'waiting' })
    if (answer.kind !== 'saved') return
    const from = { ...open.from, ...Object.fromEntries(answer.files.map((file) => [file.path, file])) }
    // What was written meanwhile goes on from what was saved, which may have somebody else's edits, too.
    const texts = Object.fromEntries(
      answer.files.map(({ path, text }) => {
        const versions = { base: sent[path], theirs: text, ours: open.texts[path] }
        return [path, mergeTexts(path, versions, () => 'ours').text]
      }),
    )
    store.set({
      open: { ...open, from },
      keeping: open.texts === sent ? this.#settled : 'waiting',
      questions: [],
      trouble: undefined,
    })
    store.replace(texts)
    if (open.texts !== sent) this.#saving = setTimeout(() => this.save(), saveAfter)
  }

  /** What it is called when all is saved that is there. */
  get #settled(): 'saving' | 'saved' {
    return this.#coming.size > 0 ? 'saving' : 'saved'
  }

  /** Keeps in the browser what the server does not have. */
  #keepHere(): void {
    const { open, site } = this.#store.state
    const files = open ? editedFiles(open) : []
    if (open && files.length > 0) keepUnsaved(site.id, { name: open.name, id: this.#draftId, files })
  }

  #fail(error: unknown): void {
    this.#store.set({ keeping: 'failed', trouble: error instanceof RefusedError ? error.message : undefined })
    this.#keepHere()
    // The server may be on its way back; the texts are still here.
    this.#saving = setTimeout(() => this.save(), 4 * saveAfter)
  }
}

/** A name that no other draft has. */
function newDraftId(): string {
  return Math.random().toString(36).slice(2, 10)
}

/**
 * Words that no server could be given, in the browser's own storage: a tab may be closed while the Studio is down. They
 * are the site's, since another may have the same address later.
 */
function keyOf(site: string, id: string): string {
  return `studio-unsaved ${site} ${id}`
}

/** Keeps a draft. What does not fit is in the tab only. */
function keepUnsaved(site: string, request: DraftRequest): void {
  try {
    localStorage.setItem(keyOf(site, request.id), JSON.stringify(request))
  } catch {
    // The storage is full, or closed.
  }
}

/** Forgets a draft: the server has it. */
function forgetUnsaved(site: string, id: string): void {
  localStorage.removeItem(keyOf(site, id))
}

/** Hands the server what tabs have left, as drafts, which it offers with their pages. */
export async function handOver(site: string): Promise<void> {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(keyOf(site, '')))) {
    try {
      await server.draft(JSON.parse(localStorage.getItem(key) ?? ''))
      localStorage.removeItem(key)
    } catch {
      // It stays for the next time.
    }
  }
}
