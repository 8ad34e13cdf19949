import { checks } from '../../checks'
import { unedited } from '../../checks/unedited'
import { Refusal } from '../../cli/errors.js'
import { checkSite, runChecks } from '../../content/check'
import { isError, type Problem } from '../../content/problem'
import { readPart } from '../../content/read-site'
import type { Site } from '../../content/site'
import { cacheFolder } from '../../files/cache'
import { applyChange } from '../../files/change'
import { withLock } from '../../files/lock'
import { mergeTexts } from '../document/merge'
import type { DraftRequest, EditedFile, FileState, SaveAnswer, SaveRequest } from '../protocol'
import { keepDraft } from './drafts'
import { filesOfName, readState, requireOwn, requireText, stampOf } from './page-files'

/** Words that are still to be written keep a page from being published, not from being saved. */
const rules = checks.filter((check) => check !== unedited)

/** How often a file may be saved by somebody else between reading and writing it. */
const mostTries = 5

/** Keeps edits that are not saved. @throws Refusal for files that are not the page's own */
export function keepEdits(site: Site, { name, tab, files }: DraftRequest): void {
  requireEdits(site, name, files)
  keepDraft(name, tab, files)
}

/**
 * Saves edits of a page, all or none. What somebody else changed meanwhile stays; what both changed is asked. Edits that
 * are not saved are kept.
 * @param site without its pages
 * @throws Refusal for files that are not the page's own, and when somebody else does not stop saving
 */
export async function saveEdits(site: Site, { name, tab, files, answers = {} }: SaveRequest): Promise<SaveAnswer> {
  requireEdits(site, name, files)
  // Whatever happens from here on, the edits are kept.
  keepDraft(name, tab, files)
  return withLock(
    `${cacheFolder}/change.lock`,
    () => {},
    async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        const now = new Map(files.map(({ path }) => [path, readState(path)]))
        const merged = files.map(({ path, text, from }) => {
          const versions = { base: from.text, theirs: now.get(path)?.text, ours: text }
          const own = mergeTexts(path, versions, (key) => answers[key])
          return {
            path,
            before: versions.theirs,
            after: own.text,
            questions: own.questions,
            isMerged: own.text !== text,
          }
        })
        const questions = merged.flatMap((one) => one.questions)
        if (questions.length > 0) return { kind: 'conflict', questions, files: [...now.values()] }
        const problems = newProblems(site, name, merged)
        if (problems.length > 0) return { kind: 'refused', problems }
        const changes = merged.filter(({ before, after }) => before !== after)
        const others = applyChange({
          files: changes.map(({ path, before, after }) => ({ path, before, after })),
          folders: [],
        })
        if (others.length > 0) continue
        keepDraft(name, tab, [])
        const saved = merged.map(
          ({ path, after }): FileState =>
            after === undefined ? { path } : { path, text: after, stamp: stampOf(after) },
        )
        return { kind: 'saved', files: saved, merged: merged.some(({ isMerged }) => isMerged) }
      }
      throw new Refusal('Another program saves this page again and again. Your edits are kept; save them later.')
    },
  )
}

function requireEdits({ settings }: Site, name: string, files: EditedFile[]): void {
  const languages = settings.languages.map(({ code }) => code)
  for (const { path, text, from } of files) {
    requireOwn(name, path, languages)
    requireText(path, text)
    if (from.path !== path || (from.text === undefined ? undefined : stampOf(from.text)) !== from.stamp)
      throw new Refusal(`${path} does not say what its edit began with.`)
  }
}

/**
 * The errors that files would have, where they would have more than now. A page that has some already may keep them, but
 * no text that is no JSON takes the place of one that is.
 */
function newProblems(site: Site, name: string, files: { path: string; before?: string; after?: string }[]): Problem[] {
  const others = Object.fromEntries(
    filesOfName(name).flatMap((path) => {
      const { text } = readState(path)
      return text === undefined ? [] : [[path, text]]
    }),
  )
  const textsWith = (side: 'before' | 'after') => {
    const texts: Record<string, string> = { ...others }
    for (const file of files) {
      const text = file[side]
      if (text === undefined) delete texts[file.path]
      else texts[file.path] = text
    }
    return texts
  }
  const now = errorsIn(site, textsWith('after'))
  if (now.length === 0) return []
  const before = errorsIn(site, textsWith('before'))
  const broken = (problems: Problem[]) => problems.filter(({ code }) => code === 'invalid-json').length
  return now.length > before.length || broken(now) > broken(before) ? now : []
}

/** The errors in the files of a page, or in what all pages share. */
function errorsIn(site: Site, texts: Record<string, string>): Problem[] {
  const isShared = !Object.keys(texts).some(
    (path) => path.startsWith('pages/') && !/^pages\/_(site|documents)/.test(path),
  )
  const problems = isShared ? errorsInShared(site, texts) : errorsInPage(site, texts)
  return problems.filter((problem) => isError(problem) && problem.file in texts)
}

function errorsInPage(site: Site, texts: Record<string, string>): Problem[] {
  const part = readPart(site, texts)
  return [...part.problems, ...runChecks(part.site, rules)]
}

function errorsInShared({ source, contract, index }: Site, texts: Record<string, string>): Problem[] {
  const documents = { ...source.documents, ...texts }
  return checkSite({ ...source, documents }, contract, rules, index).problems
}
