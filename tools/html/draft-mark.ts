/** Address of the draft mark's script. A site that shows drafts loads this script on every page. */
export const draftScript = '/assets/draft-mark.js'

/** The word "Draft" by language; English is the fallback. */
const draftWords: Record<string, string> = {
  ar: 'مسودة',
  de: 'Entwurf',
  en: 'Draft',
  es: 'Borrador',
  fr: 'Brouillon',
  ru: 'Черновик',
  tr: 'Taslak',
}

/** Styles of the draft mark, which is in a corner above all content and does not block clicks. */
export const draftStyles =
  '.draft-mark{position:fixed;inset-block-end:16px;inset-inline-start:16px;z-index:900;pointer-events:none;padding:4px 16px;border:2px solid #fff;border-radius:999px;background:#8a1c1c;color:#fff;font-weight:650}.draft-mark[hidden]{display:none}'

/**
 * HTML of the draft mark, and of the script that shows or hides it when the app navigates without loading a document.
 * @param drafts addresses of all drafts
 * @param address address of the page; on a page that is not a draft, the mark is present but hidden
 */
export function draftMark(drafts: string[], address: string, language: string, base = ''): string {
  const [code = ''] = language.split('-')
  const lang = code in draftWords ? code : 'en'
  const hidden = drafts.includes(address) ? '' : ' hidden'
  return `<div class="draft-mark" role="status" lang="${lang}" data-drafts="${drafts.join(' ')}"${hidden}>${draftWords[lang]}</div><script src="${base}${draftScript}" defer></script>`
}
