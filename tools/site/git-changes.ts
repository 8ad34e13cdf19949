import { Refusal } from '../cli/errors.js'
import { pageOfFile } from '../content/base/page-of-file'
import { impactOf } from '../content/check/impact'
import type { PageInfo } from '../content/read/page-info'
import { placeOf } from '../content/read/read-page'
import type { Site } from '../content/read/site'
import { common, siteNamespace } from '../content/read/words'
import { say } from '../content/say/say.js'
import { blocksFolder } from '../files/listing'
import { attempt, git, isInRepository, zeros } from '../files/site/git'

/** Files that changed on a branch, by path in the site's folder, and whether code changed, which affects all files. */
export type Changes = {
  files: { file: string; isGone: boolean }[]
  isCode: boolean
}

/** Candidates for the default base branch; the first that exists is used. */
const usualBases = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']

/**
 * Finds the files in the current folder that changed since the current branch forked from `base`, including files with
 * uncommitted changes.
 * @param base a commit, branch or tag; if empty, the default branch
 * @throws Refusal if there is no Git, no repository or no such commit
 */
export function changesSince(base: string): Changes {
  try {
    git('--version')
  } catch {
    throw new Refusal(
      say`Git is not installed, so it is not known what changed. Leave out "--changed" to check everything.`,
    )
  }
  const fault = faultOfRepository()
  if (fault !== undefined && isInRepository())
    throw new Refusal(say`Git cannot read this repository, so it is not known what changed. Git says: ${fault}`)
  if (fault !== undefined)
    throw new Refusal(
      say`This folder is not in a Git repository, so it is not known what changed. Leave out "--changed" to check everything.`,
    )
  const start = startOf(base)
  const diffFields = zeros(
    git('diff', '--name-status', '--no-renames', '--relative', '-z', start, '--', 'pages', 'locales'),
  )
  const files = pairs(diffFields).map(([status, file]) => ({ file, isGone: status === 'D' }))
  const added = zeros(git('ls-files', '--others', '--exclude-standard', '-z', '--', 'pages', 'locales'))
  const code = ['--', ':(top)schema', ':(top)tools', ':(top)package-lock.json', 'package-lock.json', blocksFolder]
  const changedCode =
    git('diff', '--name-only', start, ...code) + git('ls-files', '--others', '--exclude-standard', ...code)
  return {
    files: [...files, ...added.map((file) => ({ file, isGone: false }))],
    isCode: changedCode !== '',
  }
}

/** Returns undefined if the current folder is in a work tree that Git can read; otherwise, Git's error message. */
function faultOfRepository(): string | undefined {
  try {
    return git('rev-parse', '--is-inside-work-tree').trim() === 'true' ? undefined : ''
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr).trim()
  }
}

/** Commit at which the current branch forked from `base`. */
function startOf(base: string): string {
  const baseName = base === '' ? usualBases.find(isCommit) : base
  if (baseName === undefined)
    throw new Refusal(say`This repository has no default branch to compare with. Name a commit: --changed BASE`)
  if (!isCommit(baseName))
    throw new Refusal(
      say`There is no commit "${baseName}". Fetch it first ("git fetch"), or name another: --changed BASE`,
    )
  const start = attempt('merge-base', 'HEAD', baseName)?.trim()
  if (start === undefined)
    throw new Refusal(
      say`Git does not know where this branch left "${baseName}": the history is incomplete. Fetch all of it ("git fetch --unshallow").`,
    )
  return start
}

function isCommit(name: string): boolean {
  return !name.startsWith('-') && attempt('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined
}

function pairs(list: string[]): [string, string][] {
  return list.flatMap((field, i): [string, string][] => (i % 2 === 0 ? [[field, list[i + 1] ?? '']] : []))
}

/**
 * Finds the files affected by changes: the changed files, and the files of pages that show or link to changed content.
 * @returns undefined if all files are affected
 */
export function touchedFiles({ files, isCode }: Changes, site: Site): Set<string> | undefined {
  if (isCode) return undefined
  const touched = new Set(files.map(({ file }) => file))
  const add = ({ name, file }: Pick<PageInfo, 'name' | 'file'>) => {
    touched.add(file)
    for (const file of translationsOf(name, site)) touched.add(file)
  }
  for (const { file, isGone } of files) {
    if (isShared(file)) return undefined
    const { name } = pageOfFile(file)
    if (isGone) for (const mention of mentionsOf(file, site)) touched.add(mention)
    if (isGone && name !== '') add({ name, file: `pages/${name}.json` })
    const impact = isGone ? [] : impactOf(file, site)
    if (impact.length > 0 && impact.length === site.index.pages.length) return undefined
    for (const info of impact) add(info)
    const changedPage = site.index.pages.find((info) => info.file === file)
    if (changedPage) for (const info of site.index.pages) if (info.links.includes(changedPage.address)) add(info)
  }
  return touched
}

/** Whether all pages depend on a file. */
function isShared(file: string): boolean {
  return (
    file === `pages/${siteNamespace}.json` ||
    new RegExp(`^locales/([^/]+/(${common}|${siteNamespace})|glossary)\\.json$`).test(file)
  )
}

function translationsOf(name: string, { locales }: Site): string[] {
  return [...locales.keys()].map((code) => `locales/${code}/${name}.json`)
}

/** Documents that mention a deleted file. Pages are mentioned by slug or address, media files by name. */
function mentionsOf(file: string, { source }: Site): string[] {
  const [, media] = /^pages\/_media\/(.*)$/.exec(file) ?? []
  const { name, language } = pageOfFile(file)
  const isPage = name !== '' && language === undefined
  const names = media !== undefined ? [`"${media}"`] : isPage ? namesOf(name) : []
  return Object.entries(source.documents).flatMap(([document, text]) =>
    names.some((name) => text.includes(name)) ? [document] : [],
  )
}

function namesOf(page: string): string[] {
  const { slug, address } = placeOf(page)
  return [`"${slug}"`, `"${address}"`, `"${address}#`, `(${address})`, `(${address}#`]
}
