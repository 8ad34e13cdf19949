import { isErrorWhileWriting } from '../../checks'
import { Refusal } from '../../cli/errors.js'
import { isTextFile } from '../../content/base/page-of-file'
import type { Problem } from '../../content/base/problem'
import { runChecks } from '../../content/check/check'
import { readPart } from '../../content/read/read-site'
import { isPattern } from '../../content/read/row-pages'
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
import { editedPattern } from '../document/pattern'
import type { DraftRequest, EditedFile, FileState, SaveAnswer, SaveRequest } from '../protocol'
import { keepDraft } from './drafts'
import { filesOfName, readState, requireOwn, requireText, stampOf } from './page-files'

/** Maximum number of attempts to save. An attempt fails if another program changes a file before it is written. */
const mostTries = 5

/** Stores unsaved edits as a draft. @throws Refusal if a file does not belong to the page */
export function keepEdits(site: Site, { name, id, files }: DraftRequest): void {
  requireEdits(site, name, files)
  keepDraft(name, id, files)
}

/**
 * Saves the edits of a page, all or none, and merges them with changes by other programs. Fields that both sides
 * changed become questions to the user. Edits that could not be saved are kept as a draft.
 * @throws Refusal if a file does not belong to the page, or if other programs change the files at every attempt
 */
export async function saveEdits(open: OpenSite, request: SaveRequest): Promise<SaveAnswer> {
  const { name, id, files } = request
  requireEdits(open.parts.base, name, files)
  // The draft must be stored before any of the next steps can fail.
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

/** Tries to save once. @returns undefined if another program changed one of the files during the attempt */
function attempt(open: OpenSite, { name, row, files, answers = {} }: SaveRequest): SaveAnswer | undefined {
  const merged = files.map(({ path, text: ours, from }) => {
    const { text: textBefore } = readState(path)
    const answer = (key: string) => (Object.hasOwn(answers, key) ? answers[key] : undefined)
    const { text: textAfter, questions } = mergeTexts(path, { base: from.text, theirs: textBefore, ours }, answer)
    return { path, before: textBefore, after: textAfter, questions }
  })
  const questions = merged.flatMap((mergedFile) => mergedFile.questions)
  if (questions.length > 0) return { kind: 'conflict', questions }
  const versions = versionsOf(name, merged)
  const problems = newProblems(open, { name, row }, versions)
  if (problems.length > 0) return { kind: 'refused', problems }
  const changes = merged.filter(({ before, after }) => before !== after)
  const changedMeanwhile = applyChange({
    files: changes.map(({ path, before, after }) => ({ path, before, after })),
    folders: [],
  })
  if (changedMeanwhile.length > 0) return undefined
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
    if (text === undefined && path.startsWith('pages/') && !isTextFile(path))
      throw new Refusal(say`A page is removed with "delete", not by saving.`)
    if (from.path !== path || (from.text === undefined ? undefined : stampOf(from.text)) !== from.stamp)
      throw new Refusal(say`The request for ${path} does not say which version of the file was edited.`)
  }
}

/** The texts of all files of a page, before and after the given changes. */
function versionsOf(name: string, files: Change['files']): Version[] {
  const currentTexts = filesOfName(name).flatMap((path) => {
    const { text } = readState(path)
    return text === undefined ? [] : [[path, text] as const]
  })
  return (['before', 'after'] as const).map((side) => {
    const texts = new Map(currentTexts)
    for (const file of files) {
      const text = file[side]
      if (text === undefined) texts.delete(file.path)
      else texts.set(file.path, text)
    }
    return Object.fromEntries(texts)
  })
}

/** The texts of a page's files, by path. */
type Version = Record<string, string>

/**
 * The errors that a page would have after a save. Empty unless the save would increase the number of errors, or the
 * number of files that are not valid JSON, so that a page that already has errors can still be edited.
 */
function newProblems(
  site: OpenSite,
  { name, row }: Pick<SaveRequest, 'name' | 'row'>,
  [before = {}, after = {}]: Version[],
): Problem[] {
  const problemsIn = (texts: Version) =>
    isPattern(name)
      ? wrongInRow(site, name, row, texts)
      : isShared(name)
        ? site.wrongInShared(texts)
        : site.wrongInPage(texts)
  const errorsIn = (texts: Version) =>
    problemsIn(texts).filter((problem) => isErrorWhileWriting(problem) && Object.hasOwn(texts, problem.file))
  const errorsAfter = errorsIn(after)
  if (errorsAfter.length === 0) return []
  const errorsBefore = errorsIn(before)
  const broken = (problems: Problem[]) => problems.filter(({ code }) => code === 'invalid-json').length
  return errorsAfter.length > errorsBefore.length || broken(errorsAfter) > broken(errorsBefore) ? errorsAfter : []
}

/**
 * Problems that the page of a row (by default, the first) would have if its pattern and translations had these texts.
 */
function wrongInRow({ parts: { base, rules } }: OpenSite, name: string, row: string | undefined, texts: Version) {
  const pattern = editedPattern(base, name, texts)
  const [first = ''] = pattern.rows.keys()
  const { site, problems } = pattern.read(row ?? first)
  return pattern.placed([...problems, ...runChecks(site, rules)])
}

/**
 * Records in the translation ledger the source texts from which a page is translated: first those before a save, then
 * those after it. Thus translations that the save makes outdated are recognized immediately. A missing ledger is
 * created by the command `check`, not here.
 * @param site the site without its pages
 * @param versions texts of the page's files before and after the save
 */
function recordPage(site: Site, name: string, versions: Record<string, string>[]): void {
  if (fingerprintOf(indexFile) === undefined || isCI()) return
  const ledger = new LedgerOnDisk()
  for (const texts of versions) {
    const { page } = isPattern(name) ? editedPattern(site, name, texts) : {}
    const part = readPart(site, texts).site
    ledger.note(page ? { ...part, pages: [page] } : part, [name])
  }
  // If another program has changed the ledger in between, nothing is written; the next check adds these entries.
  applyChange({ files: ledger.changes(), folders: [] })
}
