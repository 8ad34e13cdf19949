/** Where the script of the mark is: pages of a site with drafts load it. */
export const draftScript = '/assets/draft-mark.js'

/** "Draft" in the languages that the engine knows; English in all others. */
const draftWords: Record<string, string> = {
  ar: 'مسودة',
  de: 'Entwurf',
  en: 'Draft',
  es: 'Borrador',
  fr: 'Brouillon',
  ru: 'Черновик',
  tr: 'Taslak',
}

/** How the mark looks: in a corner, over everything, in the way of no click. */
export const draftStyles =
  '.draft-mark{position:fixed;inset-block-end:16px;inset-inline-start:16px;z-index:900;pointer-events:none;padding:4px 16px;border:2px solid #fff;border-radius:999px;background:#8a1c1c;color:#fff;font-weight:650}.draft-mark[hidden]{display:none}'

/**
 * The mark of drafts, and the script that keeps it true while visitors go from page to page without loading whole ones.
 * @param drafts the addresses of all drafts
 * @param address of the page it is on; on pages that are no drafts it is there, but hidden
 */
export function draftMark(drafts: string[], address: string, language: string): string {
  const [base = ''] = language.split('-')
  const lang = base in draftWords ? base : 'en'
  const hidden = drafts.includes(address) ? '' : ' hidden'
  return `<div class="draft-mark" role="status" lang="${lang}" data-drafts="${drafts.join(' ')}"${hidden}>${draftWords[lang]}</div><script src="${draftScript}" defer></script>`
}
