import { isErrorWhileWriting } from '../../checks'
import { Refusal } from '../../cli/errors.js'
import type { Problem } from '../../content/base/problem'
import { readPart } from '../../content/read/read-site'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { indexFile } from '../../content/translation/ledger'
import type { Change } from '../../files/change'
import { applyChange, whileAlone } from '../../files/change'
import { fingerprintOf } from '../../files/listing'
import { isCI } from '../../files/site/ledger-files'
import { LedgerOnDisk } from '../../files/site/ledger-on-disk'
import type { OpenSite } from '../../site/open'
import { mergeTexts } from '../document/merge'
import { isShared } from '../document/operation'
import type { DraftRequest, EditedFile, FileState, SaveAnswer, SaveRequest } from '../protocol'
import { keepDraft } from './drafts'
import { filesOfName, readState, requireOwn, requireText, stampOf } from './page-files'

/** How often a file may be saved by somebody else between reading and writing it. */
const mostTries = 5

/** Keeps edits that are not saved. @throws Refusal for files that are not the page's own */
export function keepEdits(site: Site, { name, id, files }: DraftRequest): void {
  requireEdits(site, name, files)
  keepDraft(name, id, files)
}

/**
 * Saves edits of a page, all or none. What somebody else changed meanwhile stays; what both changed is asked. Edits that
 * are not saved are kept.
 * @throws Refusal for files that are not the page's own, and when somebody else does not stop saving
 */
export async function saveEdits(open: OpenSite, request: SaveRequest): Promise<SaveAnswer> {
  const { name, id, files } = request
  requireEdits(open.parts.base, name, files)
  // Whatever happens from here on, the edits are kept.
  keepDraft(name, id, files)
  const answer = await whileAlone(async () => {
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = attempt(open, request)
      if (answer) return answer
    }
    throw new Refusal(say`Another program saves this page again and again. Your edits are kept; save them later.`)
  })
  if (answer.kind === 'saved') keepDraft(name, id, [])
  return answer
}

/** @returns undefined when somebody else saved one of the files at this moment */
function attempt(open: OpenSite, { name, files, answers = {} }: SaveRequest): SaveAnswer | undefined {
  const merged = files.map(({ path, text: ours, from }) => {
    const { text: before } = readState(path)
    const answer = (key: string) => (Object.hasOwn(answers, key) ? answers[key] : undefined)
    const { text: after, questions } = mergeTexts(path, { base: from.text, theirs: before, ours }, answer)
    return { path, before, after, questions }
  })
  const questions = merged.flatMap((one) => one.questions)
  if (questions.length > 0) return { kind: 'conflict', questions }
  const versions = versionsOf(name, merged)
  const problems = newProblems(open, name, versions)
  if (problems.length > 0) return { kind: 'refused', problems }
  const changes = merged.filter(({ before, after }) => before !== after)
  const others = applyChange({
    files: changes.map(({ path, before, after }) => ({ path, before, after })),
    folders: [],
  })
  if (others.length > 0) return undefined
  if (!isShared(name)) recordPage(open.parts.base, name, versions)
  const saved = merged.map(({ path, after }): FileState => {
    return after === undefined ? { path } : { path, text: after, stamp: stampOf(after) }
  })
  return { kind: 'saved', files: saved }
}

function requireEdits({ settings }: Site, name: string, files: EditedFile[]): void {
  const languages = settings.languages.map(({ code }) => code)
  for (const { path, text, from } of files) {
    requireOwn(name, path, languages)
    requireText(path, text)
    if (text === undefined && path.startsWith('pages/'))
      throw new Refusal(say`A page is removed with "delete", not by saving.`)
    if (from.path !== path || (from.text === undefined ? undefined : stampOf(from.text)) !== from.stamp)
      throw new Refusal(say`The request for ${path} does not say which version of the file was edited.`)
  }
}

/** The texts of all files of a page before and after some of them change. */
function versionsOf(name: string, files: Change['files']): Version[] {
  const others = filesOfName(name).flatMap((path) => {
    const { text } = readState(path)
    return text === undefined ? [] : [[path, text] as const]
  })
  return (['before', 'after'] as const).map((side) => {
    const texts = new Map(others)
    for (const file of files) {
      const text = file[side]
      if (text === undefined) texts.delete(file.path)
      else texts.set(file.path, text)
    }
    return Object.fromEntries(texts)
  })
}

/** The texts of a page's files, by their paths. */
type Version = Record<string, string>

/**
 * The errors that a page would have, where it would have more than now. One that has some already may keep them, but no
 * text that is no JSON takes the place of one that is.
 */
function newProblems(site: OpenSite, name: string, [before = {}, after = {}]: Version[]): Problem[] {
  const errorsIn = (texts: Version) =>
    (isShared(name) ? site.wrongInShared(texts) : site.wrongInPage(texts)).filter(
      (problem) => isErrorWhileWriting(problem) && Object.hasOwn(texts, problem.file),
    )
  const now = errorsIn(after)
  if (now.length === 0) return []
  const known = errorsIn(before)
  const broken = (problems: Problem[]) => problems.filter(({ code }) => code === 'invalid-json').length
  return now.length > known.length || broken(now) > broken(known) ? now : []
}

/**
 * Notes what the translations of a page were made from, before and after a save: only then it is known at once which of
 * them the save made outdated. A site without a ledger gets one from `check`.
 * @param site without its pages
 * @param versions the texts of the page's files, before and after
 */
function recordPage(site: Site, name: string, versions: Record<string, string>[]): void {
  if (fingerprintOf(indexFile) === undefined || isCI()) return
  const ledger = new LedgerOnDisk()
  for (const texts of versions) ledger.note(readPart(site, texts).site, [name])
  // What somebody else notes at this moment is true, too: the next check notes the rest.
  applyChange({ files: ledger.changes(), folders: [] })
}
