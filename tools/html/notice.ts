import type { Words } from '../../renderer/i18n'
import { addressIn, noticeStyles, shownOf } from '../../renderer/server'
import type { Brand, LocalizedSite } from '../../schema/localized'
import type { Text } from '../../schema/parts'
import { escapeHtml } from './escape'

/**
 * Styles of the notice in documents of a language. They show the notice in the language of `<html>`, which the app can
 * change without loading a new document. If a translation tool has set a language that the site does not have, the
 * notice stays in the document's original language.
 */
export function noticeRules(language: string, languages: string[]): string {
  const rules = languages
    .filter((code) => code !== language)
    .map((code) => [`html[lang="${code}"] .site-notice>`, `[lang="${code}"]`])
    .map(([of, one]) => `${of}:first-child{display:none}${of}${one}{display:flex}`)
  return `${noticeStyles}@layer layout{.site-notice>:first-child{display:flex}${rules.join('')}}`
}

/**
 * HTML of the notice in all languages, the language of the document first; empty if there is no notice. The notice is
 * outside the app, so that sites without a notice do not load its code.
 */
export function noticeHtml(
  language: string,
  brand: Brand,
  sites: Record<string, LocalizedSite>,
  words: Record<string, Words>,
): string {
  const codes = [language, ...Object.keys(sites).filter((code) => code !== language)]
  const lines = codes.map((code) => {
    const site = sites[code]
    const notice = shownOf(site?.notice, brand)
    if (!site || !notice) return ''
    const { text, label, href } = notice
    const { skip, list } = Object(words[code])
    const address = href?.startsWith('/') ? addressIn(code, href, site) : href
    const anchor = label && address && ` <a href="${escapeHtml(address)}"${langOf(label)}>${wordsOf(label)}</a>`
    return `<aside lang="${code}" dir="${site.dir}"><a class="skip" href="#_main">${escapeHtml(skip)}</a><p><span${langOf(text)}>${wordsOf(text)}</span>${anchor ?? ''}</p><button type="button" aria-label="${escapeHtml(list.close)}">${cross}</button></aside>`
  })
  return lines.join('') && `<div class="site-notice" data-nosnippet>${lines.join('')}</div>`
}

const cross =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>'

function wordsOf(text: Text): string {
  return escapeHtml(typeof text === 'string' ? text : text.text)
}

function langOf(text: Text): string {
  return typeof text === 'string' ? '' : ` lang="${text.lang}" dir="${text.dir}"`
}
