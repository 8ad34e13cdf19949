import { typed } from '../../../renderer/parts/search-words'

/** Reduces a text to a-z, 0-9 and hyphens, for use in an address: `addressOf('Cold Air!') // 'cold-air'` */
export function addressOf(words: string): string {
  return plain(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Reduces a text like `addressOf`. Empty if some of the letters cannot be written in a-z. */
export function latinAddressOf(words: string): string {
  return /[^\p{ASCII}]/u.test(plain(words).replace(/[^\p{L}]/gu, '')) ? '' : addressOf(words)
}

function plain(words: string): string {
  return typed(words.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
}
