import type { Contract } from './contract'
import type { Document } from './document'
import type { Settings } from './model'
import type { Problem } from './problem'
import { annotatedWords } from './read-page'
import { schemaProblems } from './schema-problems'
import { languageProblems } from './site-languages'

/**
 * Reads what all pages share from the site file.
 * @param problems where those of the file are added
 * @returns undefined where it cannot be used
 */
export function readSiteSettings(
  document: Document | undefined,
  contract: Contract,
  problems: Problem[],
): Settings | undefined {
  if (!document) return undefined
  const { errors, annotations } = contract.validate('site', document.json)
  problems.push(...schemaProblems(document, errors, contract))
  if (errors.length > 0) return undefined
  const wrongLanguages = languageProblems(document)
  problems.push(...wrongLanguages)
  if (wrongLanguages.length > 0) return undefined
  const {
    languages,
    defaultLanguage,
    brands,
    contacts = [],
    redirects = [],
    fallback,
    rules = {},
  } = document.json as SettingsFile
  return {
    document,
    annotations,
    words: annotatedWords(document.json, annotations),
    brands,
    contacts,
    redirects,
    languages,
    defaultLanguage,
    fallback: fallback === 'none' ? [] : (fallback ?? [defaultLanguage]),
    rules,
  }
}

/** The settings in `pages/_site.json` when the schema accepts it. */
type SettingsFile = Pick<Settings, 'languages' | 'defaultLanguage' | 'brands'> &
  Partial<Pick<Settings, 'contacts' | 'redirects' | 'rules'>> & { fallback?: string[] | 'none' }
